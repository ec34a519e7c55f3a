"""The package of games and the function `kantyna.games` do not stand in each other's way."""

import subprocess
import sys

import kantyna
import kantyna.game.deckbuilding.rules as deckbuilding
import kantyna.game.star_realms.play as star_realms


def test_a_game_is_imported_by_its_full_name_and_the_function_stays() -> None:
    assert callable(star_realms.in_play) and deckbuilding.__name__ == "kantyna.game.deckbuilding.rules"
    assert [game["id"] for game in kantyna.games()][:3] == ["star-realms", "deckbuilding", "card-game"]


def test_a_table_with_ready_made_decks_is_dealt_without_a_word() -> None:
    """Sentences are read when the first is said: reading them takes longer than the whole deal."""
    dealt = (
        "import sys, kantyna; "
        "kantyna.Table('card-game', seed=1, decks=['sith', 'jedi']); print('fluent.runtime' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", dealt], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"
