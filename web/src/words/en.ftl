# The client's own words in English. The words of a game come with the game.
house = Palatine
house-motto = One house for games of imperial intrigue
home = Home
about = About
about-lead = A table for friends in one room or apart: the story on the big screen, the secrets on the phones.
about-emblems = Emblems
about-emblems-by = The emblems are from game-icons.net, by { $authors } and other contributors, under the licence CC BY 3.0. Their colours and frames are ours.
about-fonts = Typefaces
about-fonts-by = Cinzel by Natanael Gama and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.
about-games = The games
about-games-by = The games and their names belong to their owners; the NOTICE file that comes with Palatine names them.
about-software = Software
about-software-by = Palatine is free software under the MIT licence.
lost = There is nothing at this address.
lost-help = Check the table's four letters, or start at the door.
lost-home = To the door
trouble = Something went wrong on this device.
trouble-help = The game itself is safe. Load the page again to come back in.
trouble-again = Load again
sheet-close = Close
toast-close = Dismiss
screen-code = Table
screen-seats = The players, clockwise
screen-table = The table
screen-history = History
screen-paused = The game is paused.
screen-soon = The game is about to begin.
screen-away = { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
screen-is-away = away
screen-asked = is waited for
screen-bot = bot
screen-face-down = face down
screen-winners = { $count ->
        [0] Nobody has won.
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
screen-skip = Skip (Esc)
narrator = Narrator
narrator-off = Off: the phones tell each player
narrator-subtitles = Subtitles on the screen
narrator-voice = Spoken, with subtitles
narrator-script = To be read aloud
narrator-pause = [a long pause]
narrator-script-help = Read this to everyone, slowly, with a pause after each line.

# After the game.
after-over = The game is over
after-broken-off = The game was broken off
after-broken-off-help = Nobody has won. This is what everyone kept hidden:
after-won = You have won
after-lost = You have not won
after-you = you
after-has-won = has won
after-cast = Who was who
after-record = Download the record
after-replay = Watch the replay
after-replay-here = The replay, at this address or by the code { $code } on the door:
after-shuffle = Was the shuffle fair?
after-shuffle-wait = This device is checking the shuffle ...
after-shuffle-fair = Shuffle verified on this screen
after-shuffle-not = The shuffle does not match what was promised
after-more = Afterwards
fair-title = Was the shuffle fair?
fair = The shuffle was fair: checked on this device.
fair-not = Something does not match what was promised.
fair-no-seed = The seed is shown when a game was played to its end. This one was not, so its shuffles can't be checked.
fair-before = Before the first card was shuffled, the table showed this fingerprint of the seed:
fair-seed = Now the seed is no secret any more:
fair-computed = The fingerprint that this device has computed from the seed (SHA-256):
fair-kept = It is the fingerprint that this device itself saw before the game.
fair-not-kept = It is not the fingerprint that this device saw before the game.
fair-same = The two are the same: nobody changed the seed after the game had begun.
fair-not-same = The two differ: this is not the seed that the table had promised.
fair-derived = { $count ->
        [one] The one shuffle of this game follows from the seed (SHAKE-128).
       *[other] All { $count } shuffles and draws of this game follow from the seed (SHAKE-128), one after the other.
    }
fair-not-derived = Not all of the { $count } shuffles and draws of this game follow from the seed.
fair-verify = Who wants to check every rule too, takes the record and runs:
replay = Replay
replay-loading = Fetching the game ...
replay-none = There is no replay here
replay-controls = Go through the game
replay-back = Back
replay-next = On
replay-play = Play
replay-pause = Pause
replay-moment = Moment of the game
replay-step = { $at } of { $of }
replay-eyes = Through whose eyes
replay-eyes-public = Everyone's eyes
replay-eyes-all = All-knowing
replay-eyes-seat = { $name }'s eyes
replay-knowledge = Who knows what now
replay-knows-nothing = Knows what everyone knows.
replay-secret = Secret:
replay-only = (heard by { $names } alone)
replay-claims = Claims and the truth
replay-claim-true = That was true
replay-claim-false = That was not true
replay-notes-of = { $name }'s own notes:
replay-fair = Shuffle and record
rules-loading = Fetching the rules ...
rules-none = There are no rules at this address
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-chapters = Chapters
rules-link = Link to rule { $rule }
rules-language = { "" }
rules-read = Rules to read
rules-read-of = The rules of { $game }
