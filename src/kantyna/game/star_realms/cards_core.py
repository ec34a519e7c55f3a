"""The core set: Scouts, Vipers, Explorers, and the trade deck by faction: 46 cards, 80 copies (SR-314 to SR-319)."""

from __future__ import annotations

from ...engine.effects.effect import AnyOf, Either
from ...engine.effects.hands import Draw
from .cards import Base, Outpost, PrintedCard, Ship
from .effects import (
    AcquireShip,
    AllyOfEveryFaction,
    Authority,
    Combat,
    CopyShip,
    DestroyBase,
    DiscardForCards,
    DrawPerCardPlayed,
    IfBases,
    NextShipOnTop,
    OpponentDiscards,
    ScrapCards,
    ScrapForCards,
    ScrapTradeRow,
    Trade,
    WheneverYouPlayAShip,
)
from .terms import BLOB, MACHINE_CULT, STAR_EMPIRE, TRADE_FEDERATION, UNALIGNED

MAY_SCRAP = ScrapCards(0, 1, "hand-discard")
MAY_DESTROY = DestroyBase(0, 1)

SCOUT = Ship("scout", UNALIGNED, 0, 16, [Trade(1)])
VIPER = Ship("viper", UNALIGNED, 0, 4, [Combat(1)])
EXPLORER = Ship("explorer", UNALIGNED, 2, 10, [Trade(2)], scrap=[Combat(2)])

TRADE_DECK_CARDS: list[PrintedCard] = [
    # Star Empire
    Ship("imperial_fighter", STAR_EMPIRE, 1, 3, [Combat(2), OpponentDiscards(1)], [Combat(2)]),
    Ship("imperial_frigate", STAR_EMPIRE, 3, 3, [Combat(4), OpponentDiscards(1)], [Combat(2)], [Draw(1)]),
    Ship("survey_ship", STAR_EMPIRE, 3, 3, [Trade(1), Draw(1)], scrap=[OpponentDiscards(1)]),
    Ship("corvette", STAR_EMPIRE, 2, 2, [Combat(1), Draw(1)], [Combat(2)]),
    Ship("battlecruiser", STAR_EMPIRE, 6, 1, [Combat(5), Draw(1)], [OpponentDiscards(1)], [Draw(1), MAY_DESTROY]),
    Ship("dreadnaught", STAR_EMPIRE, 7, 1, [Combat(7), Draw(1)], scrap=[Combat(5)]),
    Outpost("space_station", STAR_EMPIRE, 4, 4, 2, [Combat(2)], [Combat(2)], [Trade(4)]),
    Outpost("recycling_station", STAR_EMPIRE, 4, 4, 2, [Either(Trade(1), DiscardForCards(2))]),
    Outpost("war_world", STAR_EMPIRE, 5, 4, 1, [Combat(3)], [Combat(4)]),
    Outpost("royal_redoubt", STAR_EMPIRE, 6, 6, 1, [Combat(3)], [OpponentDiscards(1)]),
    Base("fleet_hq", STAR_EMPIRE, 8, 8, 1, triggers=[WheneverYouPlayAShip(Combat(1))]),
    # Blobs
    Ship("blob_fighter", BLOB, 1, 3, [Combat(3)], [Draw(1)]),
    Ship("trade_pod", BLOB, 2, 3, [Trade(3)], [Combat(2)]),
    Ship("battle_pod", BLOB, 2, 2, [Combat(4), ScrapTradeRow(0, 1)], [Combat(2)]),
    Ship("ram", BLOB, 3, 2, [Combat(5)], [Combat(2)], [Trade(3)]),
    Ship("blob_destroyer", BLOB, 4, 2, [Combat(6)], [AnyOf(MAY_DESTROY, ScrapTradeRow(0, 1))]),
    Ship("battle_blob", BLOB, 6, 1, [Combat(8)], [Draw(1)], [Combat(4)]),
    Ship("blob_carrier", BLOB, 6, 1, [Combat(7)], [AcquireShip()]),
    Ship("mothership", BLOB, 7, 1, [Combat(6), Draw(1)], [Draw(1)]),
    Base("blob_wheel", BLOB, 3, 5, 3, primary=[Combat(1)], scrap=[Trade(3)]),
    Base("the_hive", BLOB, 5, 5, 1, primary=[Combat(3)], ally=[Draw(1)]),
    Base("blob_world", BLOB, 8, 7, 1, primary=[Either(Combat(5), DrawPerCardPlayed(BLOB))]),
    # Trade Federation
    Ship("federation_shuttle", TRADE_FEDERATION, 1, 3, [Trade(2)], [Authority(4)]),
    Ship("cutter", TRADE_FEDERATION, 2, 3, [Authority(4), Trade(2)], [Combat(4)]),
    Ship("embassy_yacht", TRADE_FEDERATION, 3, 2, [Authority(3), Trade(2), IfBases(2, Draw(2))]),
    Ship("freighter", TRADE_FEDERATION, 4, 2, [Trade(4)], [NextShipOnTop()]),
    Ship("command_ship", TRADE_FEDERATION, 8, 1, [Authority(4), Combat(5), Draw(2)], [MAY_DESTROY]),
    Ship("trade_escort", TRADE_FEDERATION, 5, 1, [Authority(4), Combat(4)], [Draw(1)]),
    Ship("flagship", TRADE_FEDERATION, 6, 1, [Combat(5), Draw(1)], [Authority(5)]),
    Outpost("trading_post", TRADE_FEDERATION, 3, 4, 2, [Either(Authority(1), Trade(1))], scrap=[Combat(3)]),
    Base("barter_world", TRADE_FEDERATION, 4, 4, 2, primary=[Either(Authority(2), Trade(2))], scrap=[Combat(5)]),
    Outpost("defense_center", TRADE_FEDERATION, 5, 5, 1, [Either(Authority(3), Combat(2))], [Combat(2)]),
    Base("central_office", TRADE_FEDERATION, 7, 6, 1, primary=[Trade(2), NextShipOnTop()], ally=[Draw(1)]),
    Outpost("port_of_call", TRADE_FEDERATION, 6, 6, 1, [Trade(3)], scrap=[Draw(1), MAY_DESTROY]),
    # Machine Cult
    Ship("trade_bot", MACHINE_CULT, 1, 3, [Trade(1), MAY_SCRAP], [Combat(2)]),
    Ship("missile_bot", MACHINE_CULT, 2, 3, [Combat(2), MAY_SCRAP], [Combat(2)]),
    Ship("supply_bot", MACHINE_CULT, 3, 3, [Trade(2), MAY_SCRAP], [Combat(2)]),
    Ship("patrol_mech", MACHINE_CULT, 4, 2, [Either(Trade(3), Combat(5))], [MAY_SCRAP]),
    Ship("stealth_needle", MACHINE_CULT, 4, 1, [CopyShip()]),
    Ship("battle_mech", MACHINE_CULT, 5, 1, [Combat(4), MAY_SCRAP], [Draw(1)]),
    Ship("missile_mech", MACHINE_CULT, 6, 1, [Combat(6), MAY_DESTROY], [Draw(1)]),
    Outpost("battle_station", MACHINE_CULT, 3, 5, 2, scrap=[Combat(5)]),
    Outpost("mech_world", MACHINE_CULT, 5, 6, 1, constants=[AllyOfEveryFaction()]),
    Outpost("brain_world", MACHINE_CULT, 8, 6, 1, [ScrapForCards(2)]),
    Outpost("machine_base", MACHINE_CULT, 7, 6, 1, [Draw(1), ScrapCards(1, 1, "hand")]),
    Outpost("junkyard", MACHINE_CULT, 6, 5, 1, [ScrapCards(1, 1, "hand-discard")]),
]

CARDS: list[PrintedCard] = [SCOUT, VIPER, EXPLORER, *TRADE_DECK_CARDS]
