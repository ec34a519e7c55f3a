# The player's decks in the browser, and the builder.

decks-title = Decks
decks-mine = Your decks
decks-none = You have no decks yet. Start with a ready-made one, or import one that somebody sent you.
decks-this = This deck
decks-name = Name
decks-sets = { $n ->
    [one] { $n } set
   *[other] { $n } sets
}
decks-legal = legal
decks-ready-smaller = a ready-made deck may have fewer than { $least } sets as long as nothing in it is changed (SWLCG-689)
decks-flaws = { $n ->
    [one] not legal yet: { $n } problem
   *[other] not legal yet: { $n } problems
}
decks-no-affiliation = no affiliation
decks-copy = Copy
decks-copy-name = { $name } (copy)
decks-delete = Delete
decks-delete-this = Delete { $name }
decks-delete-sure = Really delete it?
decks-new = New deck
decks-from = Start with
decks-from-ready = { $name }: the ready-made deck
decks-from-empty = { $name }: an empty deck
decks-make = Build it
decks-import = Import a deck
decks-import-help = Paste it as text (the affiliation, then one set per line), as JSON or as an OCTGN .o8d file, or choose a file.
decks-import-text = The deck
decks-import-do = Import
decks-imported = Imported deck
decks-as = Save as { $form }
decks-copy-text = Copy as text
decks-search = Search sets and their cards, in Polish or English
decks-only = Only sets in this deck
decks-shown = { $n } of { $of } sets
decks-bound = only for { $name }
decks-once = one per deck
decks-less = Remove: { $name }
decks-more = Add: { $name }
decks-copies = { $n } of at most { $most }
decks-icons = Combat icons
decks-play = Play it against a bot
decks-hands = Try first hands
decks-hand-again = Deal again
decks-hand-kept = This is your starting hand.
decks-zone-chosen = Objectives
decks-zone-hand = Hand
decks-share = Share by link
decks-shared = Anyone with this link can read and copy the deck
decks-copy-link = Copy the link
decks-unshare = Stop sharing
decks-shared-title = A shared deck
decks-take-copy = Copy to my decks
decks-load-newer = Load the newer one
decks-keep-copy = Keep mine as a copy
seat-deck = Deck
seat-your-deck = Your deck
seat-deck-of = Deck of seat { $number }
seat-deck-for = { $label }: { $side }
seat-deck-usual = default deck
seat-deck-ready = ready-made: { $name }
seat-deck-sided = { $name } ({ $side })
seat-decks-help = Every player brings a deck, which decides their side. Build your own:
seat-open-decks = Open decks: everybody at the table can read every deck.
seat-lists = Deck lists
