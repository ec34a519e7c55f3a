# One's decks in the browser, and the builder.

decks-title = Decks
decks-mine = Your decks
decks-none = You keep no deck yet. Begin with a ready-made one, or bring one that somebody sent you.
decks-this = This deck
decks-name = Name
decks-sets = { $n ->
    [one] { $n } set
   *[other] { $n } sets
}
decks-legal = may be played
decks-ready-smaller = a ready-made deck may have fewer than { $least } sets as long as nothing in it is changed (SWLCG-689)
decks-flaws = { $n ->
    [one] not yet to be played: { $n } flaw
   *[other] not yet to be played: { $n } flaws
}
decks-no-affiliation = no affiliation
decks-copy = Copy
decks-copy-name = { $name } (copy)
decks-delete = Delete
decks-delete-this = Delete { $name }
decks-delete-sure = Really delete it?
decks-new = New deck
decks-from = Begin with
decks-from-ready = { $name }: the ready-made deck
decks-from-empty = { $name }: an empty deck
decks-make = Build it
decks-import = Bring a deck
decks-import-help = Paste it as text (the affiliation, then a set a line), as JSON or as an .o8d file of OCTGN, or choose a file.
decks-import-text = The deck
decks-import-do = Take it in
decks-imported = Deck from elsewhere
decks-as = Save as { $form }
decks-copy-text = Copy as text
decks-search = Search sets and their cards, in Polish or English
decks-only = Only sets in this deck
decks-shown = { $n } of { $of } sets
decks-bound = only for { $name }
decks-once = once a deck
decks-less = Take out: { $name }
decks-more = Put in: { $name }
decks-copies = { $n } of at most { $most }
decks-icons = Combat icons
decks-play = Play it against a bot
decks-hands = Try first hands
decks-hand-again = Deal anew
decks-hand-kept = This is what you begin with.
decks-zone-chosen = Objectives
decks-zone-hand = Hand
decks-share = Share by link
decks-shared = Whoever has this link can read and copy the deck
decks-copy-link = Copy the link
decks-unshare = No longer share it
decks-shared-title = A shared deck
decks-take-copy = Copy to my decks
decks-load-newer = Load the newer one
decks-keep-copy = Keep mine as a copy
seat-deck = Deck
seat-your-deck = Your deck
seat-deck-of = Deck of seat { $number }
seat-deck-for = { $label }: { $side }
seat-deck-usual = usual deck
seat-deck-ready = ready-made: { $name }
seat-deck-sided = { $name } ({ $side })
seat-decks-help = Whoever sits down brings a deck; which side one plays follows from it. Build your own:
seat-open-decks = Open decks: everybody at the table can read all of them.
seat-lists = Deck lists
