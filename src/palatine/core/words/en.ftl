# The house's own words, for every game.
player = Player { $number }
nobody = nobody
list = { $first } and { $last }
because = { $sentence } ({ $rule })
