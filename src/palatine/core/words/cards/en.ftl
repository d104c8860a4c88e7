# Words about cards and decks, for every game that has them.

binder-source-printed = printed
binder-source-inferred = inferred
binder-source-ours = ours

## What is wrong with a deck

deck-fault-unread = it can't be read: { $why }
deck-fault-file_name = '{ $file }' can't be chosen as an option; use small letters, digits and underscores in the name of the file
deck-fault-nameless = it has no name; write name = "..." at its top
deck-fault-name = its name must be one line of at most { $most } characters, without anything that can't be seen
deck-fault-starter = only the game's own decks are starter decks; leave it out
deck-fault-no_part = '{ $part }' is no part of a deck; { $near ->
        [none] its parts are { $parts }
       *[other] did you mean '{ $near }'?
    }
deck-fault-no_table = '{ $part }' must be a table of cards: [{ $part }]
deck-fault-no_number = { $card } = { $copies } in { $part }: write a whole number from 1 on
deck-fault-no_card = '{ $card }' is no card for the { $part }; { $near ->
        [none] look for it among the game's cards
       *[other] did you mean '{ $near }'?
    }
deck-fault-misplaced = { $card } is not one of the { $part }; put it under [{ $right }]
deck-fault-copies = { $card } is there { $copies } times; { $most } are allowed
deck-fault-size = it has { $there } { $part }; { $size } are needed
deck-fault-line = line { $line }: '{ $written }' is no card{ $near ->
        [none] {""}
       *[other] ; did you mean '{ $near }'?
    }
deck-fault-line_none = line { $line }: '{ $written }' stands there 0 times; leave the line out
deck-fault-more = and more: mend these first
