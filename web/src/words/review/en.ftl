# Words of the review: how could that happen? They come with it.
review-wait = Our bots look at the game once more ...
review-replay = Watch it again
review-moments = { $count ->
        [0] Nothing swung this game
        [one] The moment that counted
       *[other] { $count } moments that counted
    }
review-calm = No single moment moved the chances by much.
review-by-luck = Luck
review-by-choice = A choice
review-then = then
review-cost = Over all tables that { $name } could not tell apart, this cost { $points } points of the chance to win.
review-best = Over all tables that { $name } could not tell apart, nothing better was to be found.
review-open = See it
review-chances = Who was ahead
review-line = { $start } % at first, between { $least } % and { $most } %, and { $end } % before the end
review-awards = Well played
review-fights = Fights and their odds
review-odds = { $name } had { $odds } % to win it.
review-odds-upset = { $name } had { $odds } % to win it: an upset.
review-lies = What was said, and how it was
review-session = Session
review-session-number = Session { $number }
review-said = Said on top, the truth below
review-said-else = And besides
review-verdict-true = True
review-verdict-lie = A lie
review-verdict-half = Half true
review-verdict-silent = Silent
review-silent = said nothing.
review-truth = In truth:
review-provable = could be proved then
review-believed = Acted on it:
review-opinion = All of this is the opinion of our bots ({ $bot }), not the truth.
award-believed-lie = Most believed lie
award-why-believed-lie = { $name } told the lie that most people acted on.
award-first-to-suspect = First to suspect
award-why-first-to-suspect = { $name } was the first who could have known, and acted on it.
award-turned-the-game = Turned the game
award-why-turned-the-game = No other choice moved the chances as much as { $name }'s.
award-steady-hand = Steady hand
award-why-steady-hand = { $name } gave away less than anybody else.
award-lucky-star = Lucky star
award-why-lucky-star = Nobody had as much luck as { $name }.
award-silent-witness = Silent witness
award-why-silent-witness = { $name } knew a lot and said little.
