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
leafing-without = Remove the filter { $what }
leafing-all = Remove all filters
leafing-found = { $count ->
        [0] No card found
        [one] One card
       *[other] { $count } cards
    }
leafing-none = No cards match. Remove a filter, or shorten your search.
leafing-binder = The binder
leafing-page = Page { $page }
leafing-spread = { $page } of { $last }
leafing-turn = Turn the page
leafing-back = One page back
leafing-on = One page forward
leafing-before = Previous: { $name }
leafing-after = Next: { $name }
leafing-inner = Numbers in the text
leafing-sources = Printed: the rulebook says it. Inferred: it follows from the rulebook. Ours: the rulebook is silent, so we chose.
leafing-in-decks = In these decks
leafing-rules = Rules
leafing-rules-language = What is in English here has not been translated yet.
leafing-all-decks = All decks
leafing-mean = { $what } { $mean } on average
leafing-copy = Start from this deck
leafing-name = The deck's name
leafing-right = This deck is ready to play.
leafing-wrong = { $count ->
        [one] One thing is missing or wrong:
       *[other] { $count } things are missing or wrong:
    }
leafing-download = Download { $file }
leafing-clear = Start over
leafing-paste = Paste or open a deck
leafing-paste-help = A deck file, or a plain list: a number and a card's name on each line, such as "2 Clone Battalion".
leafing-check = Check
leafing-open = Open a file
leafing-play = To play it, ask whoever runs this server to put the file into the folder for players' decks. It can then be chosen when somebody opens a table. We keep nothing that you check here.
leafing-less = One { $name } less
leafing-more = One { $name } more
leafing-copies = { $count } in the deck
