"""What the command line says about a card: its kind, and which of its facts are not confirmed."""

from __future__ import annotations

from ..engine.cards import CardDef
from ..engine.voice import Message
from .messages import say


def kind(card: CardDef, lang: str) -> str:
    """Faction and type: "Blobs, Base 5"."""
    facts = card.facts()
    words = [say(f"faction-{facts['faction']}", lang)] if "faction" in facts else []
    if "type" in facts:
        type = "outpost" if facts.get("outpost") else facts["type"]
        defense = f" {facts['defense']}" if "defense" in facts else ""
        words.append(say(f"type-{type}", lang) + defense)
    return ", ".join(words)


def doubts(card: CardDef) -> Message | None:
    """What no source confirms about a card, fact by fact where that is known."""
    facts = card.facts().get("reconstructed")
    if isinstance(facts, list) and facts:
        return Message("fact-doubt", facts=[Message("fact-" + fact) for fact in facts])
    if card.provenance != "confirmed":
        return Message("table-provenance", provenance=card.provenance)
    return None
