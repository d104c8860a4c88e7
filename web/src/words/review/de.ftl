# Wörter des Rückblicks: Wie konnte das passieren? Sie kommen mit ihm.
review-wait = Unsere Bots sehen sich das Spiel noch einmal an ...
review-replay = Noch einmal ansehen
review-moments = { $count ->
        [0] Nichts hat dieses Spiel gewendet
        [one] Der Moment, auf den es ankam
       *[other] { $count } Momente, auf die es ankam
    }
review-calm = Kein einzelner Moment hat die Chancen stark verschoben.
review-by-luck = Glück
review-by-choice = Entscheidung
review-then = danach
review-cost = Über alle Tische, die { $name } nicht unterscheiden konnte, hat das { $points } Punkte Gewinnchance gekostet.
review-best = Über alle Tische, die { $name } nicht unterscheiden konnte, gab es nichts Besseres.
review-open = Ansehen
review-chances = Wer vorn lag
review-line = Am Anfang { $start } %, zwischen { $least } % und { $most } %, vor dem Ende { $end } %
review-awards = Gut gespielt
review-fights = Kämpfe und ihre Aussichten
review-odds = { $name } gewinnt ihn zu { $odds } %.
review-odds-upset = { $name } gewinnt ihn zu { $odds } %: eine Überraschung.
review-lies = Was gesagt wurde und wie es war
review-session = Sitzung
review-session-number = Sitzung { $number }
review-said = Oben das Gesagte, darunter die Wahrheit
review-said-else = Und außerdem
review-verdict-true = Wahr
review-verdict-lie = Gelogen
review-verdict-half = Halb wahr
review-verdict-silent = Geschwiegen
review-silent = hat nichts gesagt.
review-truth = In Wahrheit:
review-provable = damals beweisbar
review-believed = Haben danach gehandelt:
review-opinion = All das ist die Meinung unserer Bots ({ $bot }), nicht die Wahrheit.
award-believed-lie = Die Lüge des Abends
award-why-believed-lie = Auf keine Lüge haben so viele gebaut wie auf die von { $name }.
award-first-to-suspect = Der erste Verdacht
award-why-first-to-suspect = { $name } konnte es als Erstes ahnen und hat danach gehandelt.
award-turned-the-game = Die Wende
award-why-turned-the-game = Keine Entscheidung hat die Chancen so verschoben wie die von { $name }.
award-steady-hand = Ruhige Hand
award-why-steady-hand = Niemand hat so wenig verschenkt wie { $name }.
award-lucky-star = Glückskind
award-why-lucky-star = Niemand hatte so viel Glück wie { $name }.
award-silent-witness = Stille Zeugin, stiller Zeuge
award-why-silent-witness = { $name } wusste viel und hat wenig gesagt.
