# Die Worte des Hauses, für jedes Spiel.
player = Spieler { $number }
nobody = niemand
list = { $first } und { $last }
because = { $sentence } ({ $rule })
