# The Deckbuilding Game at the table: places, numbers and actions.

dbg-galaxy-row = Galaxy row
dbg-galaxy-deck = Galaxy deck
dbg-galaxy-discard = Galaxy discard
dbg-pilots = Pilots
dbg-base = Base
dbg-no-base = No base in play
dbg-ships = Capital ships
dbg-units = Units
dbg-bases-left = Bases left
dbg-exile = Exile pile
dbg-victory = Victory pile
dbg-under = Face down under the base
dbg-resources = Resources
dbg-regions = Regions
dbg-region = Region { $number }
dbg-region-own = Your region
dbg-progress = Enemy bases destroyed: { $n } of { $of }
dbg-bases-won = Bases won
dbg-doubt = Some numbers reconstructed
dbg-doubt-help = Not every number is confirmed in print; the enlarged card says which ones are reconstructed.
dbg-force = The Force
dbg-force-balance = The Force is in balance
dbg-force-ours = The Force is with you: { $n } of 3
dbg-force-theirs = The Force is with the other side: { $n } of 3
dbg-force-with = The Force is with: { $who }, { $n } of 3
dbg-waiting = Waiting attackers, total attack: { $total }
dbg-waiting-target = Waiting attackers, total attack: { $total }, needed: { $needs }
dbg-take-up = Choose its target
dbg-choose-target = { $card }: choose its target
dbg-put-back = Put back
dbg-commit-all = { $n ->
    [one] Commit to the base: { $total }
   *[other] All { $n } to the base: { $total }
}
dbg-resolve = { $what } ({ $total })
