# Words about cards and decks, for every game that has them.

binder-source-printed = printed
binder-source-inferred = inferred
binder-source-ours = ours

## What is wrong with a deck

deck-fault-unread = it can't be read: { $why }
deck-fault-file_name = '{ $file }' can't be offered as an option; name the file with small letters, digits and underscores only
deck-fault-nameless = it has no name; write name = "..." at its top
deck-fault-name = its name must be one line of at most { $most } characters, all of them visible
deck-fault-starter = only the game's own decks can be starter decks; delete this line
deck-fault-no_part = '{ $part }' is not a part of a deck; { $near ->
        [none] its parts are { $parts }
       *[other] did you mean '{ $near }'?
    }
deck-fault-no_table = '{ $part }' must be a table of cards: [{ $part }]
deck-fault-no_number = { $card } = { $copies } in { $part }: write a whole number, 1 or more
deck-fault-no_card = '{ $card }' is not a card for the { $part }; { $near ->
        [none] look for it among the game's cards
       *[other] did you mean '{ $near }'?
    }
deck-fault-misplaced = { $card } does not belong to the { $part }; put it under [{ $right }]
deck-fault-copies = it has { $copies } copies of { $card }; { $most } are allowed
deck-fault-size = it has { $there } { $part }; it needs { $size }
deck-fault-line = line { $line }: '{ $written }' is not a card{ $near ->
        [none] {""}
       *[other] ; did you mean '{ $near }'?
    }
deck-fault-line_none = line { $line }: '{ $written }' is there 0 times; delete the line
deck-fault-more = and more; fix these first
