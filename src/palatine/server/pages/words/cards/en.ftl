# What the page of a game's cards says.
leafing-title = The cards of { $game }
leafing-shelves = Cards and decks
leafing-cards = Cards ({ $count })
leafing-decks = Decks ({ $count })
leafing-build = Build a deck
leafing-search = Search names, texts, keywords
leafing-sort = Sort by
leafing-sort-printed = as in the box
leafing-sort-name = name
leafing-filter = Filters
leafing-by-kind = Kind
leafing-by-deck = In the deck
leafing-without = Without the filter { $what }
leafing-all = Without any filter
leafing-found = { $count ->
        [0] No card found
        [one] One card
       *[other] { $count } cards
    }
leafing-none = No card is like that. Take a filter away, or search for less.
leafing-binder = The binder
leafing-page = Page { $page }
leafing-spread = { $page } of { $last }
leafing-turn = Turn the page
leafing-back = One page back
leafing-on = One page on
leafing-before = Before: { $name }
leafing-after = Next: { $name }
leafing-inner = Numbers in the text
leafing-sources = Printed: it stands in the rulebook. Inferred: it follows from what stands there. Ours: the rulebook is silent, and we have chosen.
leafing-in-decks = In these decks
leafing-rules = Rules
leafing-rules-language = { "" }
leafing-all-decks = All decks
leafing-mean = { $what } { $mean } on average
leafing-copy = Build on this deck
leafing-name = The deck's name
leafing-right = This deck can be played.
leafing-wrong = { $count ->
        [one] One thing is missing or wrong:
       *[other] { $count } things are missing or wrong:
    }
leafing-download = Download { $file }
leafing-clear = Begin anew
leafing-paste = Paste or open a deck
leafing-paste-help = A deck file, or a plain list: a number and a card's name on each line, such as "2 Clone Battalion".
leafing-check = Check it
leafing-open = Open a file
leafing-play = To play it, whoever runs this server puts the file into the folder for decks of their own; it is then offered when a table is opened. Nothing that you check here is kept.
leafing-less = One { $name } less
leafing-more = One { $name } more
leafing-copies = { $count } in the deck
