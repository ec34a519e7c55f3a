"""The package of games and the function `kantyna.games` do not stand in each other's way."""

import kantyna
import kantyna.game.deckbuilding.rules as deckbuilding
import kantyna.game.star_realms.play as star_realms


def test_a_game_is_imported_by_its_full_name_and_the_function_stays() -> None:
    assert callable(star_realms.in_play) and deckbuilding.__name__ == "kantyna.game.deckbuilding.rules"
    assert [game["id"] for game in kantyna.games()][:2] == ["star-realms", "deckbuilding"]
