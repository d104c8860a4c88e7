# The client's own words in English. The words of a game come with the game.
house = Palatine
house-motto = Games of imperial intrigue
home = Home
about = About
lost = There is nothing here.
lost-help = Check the table's four letters, or go back to the home page.
lost-home = Home
trouble = Something went wrong on this device.
trouble-help = Your game is safe. Reload the page to get back in.
trouble-again = Reload
sheet-close = Close
toast-close = Dismiss
screen-code = Table
screen-seats = The players, clockwise
screen-table = The table
screen-history = History
screen-paused = The game is paused.
screen-soon = The game is about to start.
phone-look-up = Look at the screen.
phone-watch = See what happens.
screen-others = { $count } others
screen-away = { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
screen-is-away = away
screen-stood-in-bot = a bot plays
screen-stood-in-lot = plays at random
screen-answered-for = a bot answers this time
screen-asked = deciding
screen-face-down = face down
screen-winners = { $count ->
        [0] Nobody won.
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
screen-skip = Skip (Esc)
evening-start = Set up this screen
evening-brings = Turns on the sound, the narrator and full screen, and keeps this screen awake
narrator = Narrator
narrator-off = Off: each phone tells its player
narrator-subtitles = Subtitles on the screen
narrator-voice = Spoken, with subtitles

# After the game.
after-over = The game is over
after-broken-off = The game was stopped
after-has-won = won
after-again = Play again
after-another = Another game
rules-loading = Loading the rules ...
rules-none = There are no rules here
rules-link = Rule { $rule } in the rulebook
rules-read = Rulebooks

## The door: joining and opening a table

back = Back
loading = One moment ...
try-again = Try again
language = Language
scheme = Light or dark
scheme-auto = automatic
scheme-light = light
scheme-dark = dark
sound = Sound
sound-on = on
sound-off = off
join = Join a table
join-help = Type the four letters that you see on the big screen, or scan its QR code with your camera.
join-code = The table's four letters
join-go = Join
join-too-long = Type only the table's four letters, or paste its link.
join-table = You are joining table
join-name = What's your name?
join-sit = Sit down
join-full = This table is full.
join-running = A game is already running at this table.
join-watch = Watch the table
join-watch-help = You see what everyone sees, and can join the next game.

# What players are known by
look-colour = Your colour
look-sign = Your sign
look-change = Your colour and sign
look-taken = { $name } (taken)
look-of = { $sign }, { $colour }
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-sky = light blue
colour-blue = dark blue
colour-purple = purple
colour-pink = pink
colour-white = white
sign-sun = sun
sign-moon = moon
sign-star = star
sign-flame = flame
sign-bolt = lightning
sign-leaf = leaf
sign-fish = fish
sign-ship = ship
sign-tower = tower
sign-bell = bell
sign-cup = goblet
sign-key = key
create = Open a table
create-lead = On a TV, a laptop or a phone: choose a game, and everyone joins with a code.
create-go = Choose a game
alone = Play against bots
alone-lead = Start right away. The bots go easy on you in your first game.
alone-learn = New here? Learn a game by playing it.
alone-name = Your name
alone-name-first = Tell us your name first.
alone-begin = { $game }: play against bots
choose-game = What do you want to play?
choose-sizes = { $least } to { $most } players
choose-each = For each seat
choose-each-shuffled = Seats are shuffled when the game starts, so chance decides who gets what. To decide it yourselves, choose “Arranged by the host” below.
choose-each-arranged = The host decides who sits where.

## The lobby, and what a host can do

you = you
agent = Agent
bot = Bot
bot-hard = Hard
bot-normal = Normal
bot-easy = Easy
bot-learned = Taught itself
bot-search = Thinks ahead
bot-greedy = Grabs what it can
bot-random = Plays at random
host = Host
away = away
is-asked = deciding
lobby-join = Scan to join
lobby-qr = QR code for { $address }
lobby-free = free
lobby-people = { $count } of { $seats } at the table
lobby-empty = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-seating-shuffled = Seats are shuffled when the game starts.
lobby-seating-arranged = You will sit in this order.
lobby-short = { $count ->
        [one] Somebody left. The next game needs a guest or a bot in the empty seat.
       *[other] Some players left. The next game needs guests or bots in the { $count } empty seats.
    }
lobby-wait = Waiting for the host to start the game.
lobby-wait-host = Waiting for { $name } to start the game.
arrange-up = Move { $name } up
arrange-down = Move { $name } down
remove = Remove { $name }
host-start = Start the game
host-start-bots = { $count ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in { $count } free seats
    }
host-add-bot = Add a bot
host-bots = Other bots and agents
host-choose = Change the game, seats or rules
host-chosen = Play this
host-resume = Resume the game
host-slow = { $count ->
        [one] { $names } isn't answering. Let a bot answer this time?
       *[other] { $names } aren't answering. Let a bot answer this time?
    }
stand-in-wait = the table waits
stand-in-bot = a bot plays
stand-in-lot = answers are chosen at random

## The phone

menu = Menu
menu-rules = The rules
menu-learn = Learn by playing
menu-cards = The cards
menu-theatre = Finished games
seat = My seat
leave = Leave the table
line-lost = Connection lost. Your seat is safe. Reconnecting ...
line-lost-screen = Connection lost. Reconnecting ...
title-seat = { $name } at table { $code } - Palatine
title-table = Table { $code } - Palatine
title-called = Your turn - Palatine
host-late = { $name } has been away for a while. Choose what to do
away-stood-in-bot = A bot plays for { $names }
away-stood-in-lot = { $names }: answers are chosen at random
away-answered-for = A bot answers this time for { $names }
answered-for-you = A bot is answering this question for you. The next one is yours again.
away-names = { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
take-back = Somebody is playing for you. Tap here to play yourself.
phone-asked = Your turn
phone-paused = The game is paused
phone-over = The game is over
phone-table = The table
phone-help = What is this about?
phone-why = Why not?
phone-why-title = Why not?
phone-why-unknown = This question is not about that.
nav = Notes, history and rules
nav-known = Notes
nav-known-title = What I know
nav-say = Say
nav-say-title = Say something
nav-history = History
nav-history-title = What happened so far
nav-rules = Rules
nav-rules-title = Rules
your-role = Your role
your-hand = Your hand
hand-empty = You hold no cards.
your-side = Your side
hold-to-look = Hold to look
secret-news = Only for you
history-nothing = Nothing has happened yet.
rules-now = This moment
rules-book = The rulebook
claims-done = Said.
backs = { $count } face down
more-things = { $count } more
on-track = filled
ahead-on-track = Next: { $space }
back-down = face down
back-place = Card { $place }

## Called

call = { $count ->
        [one] { $names }, your turn
       *[other] { $names }: your turn
    }
call-again = { $names }, the table is waiting for you
call-you = Your turn
call-table = Table { $code } is waiting for you.
call-me-home-share = Tap Share in the browser's bar.
call-me-home-add = Choose “Add to Home Screen”.
call-me-home-open = Open Palatine from there, and play the next game in it.
means = On this phone:
means-sound = sound
means-no-sound = no sound
means-vibration = vibration
means-no-vibration = no vibration
means-screen = On this screen:
means-full = full screen
means-no-full = no full screen
means-awake = stays awake
means-no-awake = may go to sleep

## Decisions

confirm = Confirm
advice-ask = What would a bot do?
undo = Undo
answer-given = Your answer is in. You can change it until everyone has answered.
answer-change = Change
choose-one = Choose one.
choose-exactly = Chosen: { $chosen } of { $count }.
choose-several = { $least ->
        [0] Choose up to { $most }, or none.
       *[other] Chosen: { $chosen }. You need { $least } to { $most }.
    }
choose-share = { $exact ->
        [yes] Spread { $most }.
       *[no] Spread { $least } to { $most }.
    }
choose-this = Your choice: { $chosen }.
choose-covered = You have chosen. Hold to look, then confirm.
choose-order = In this order: { $chosen }.
choose-nothing = nothing
amount-less = Less
amount-more = More
rank-up = Move { $what } up
rank-down = Move { $what } down
cover-kind = Kind { $number }
cover-not-yet = This doesn't add up yet. You see above what is missing.

## What went wrong

error-other = That didn't work. Try again. If it happens again, reload the page.
error-connection-lost = Connection lost. Your seat is safe. Try again in a moment.

# Before the next question

hold-roles = { $people ->
        [one] Look at what you were dealt.
       *[other] Look at your phones. { $ready } of { $people } are ready.
    }
hold-late = Waiting for { $names } to be ready.
hold-talk = { $people ->
        [one] Time to talk.
       *[other] Time to talk. { $ready } of { $people } are ready.
    }
choose-pace-relaxed = Relaxed
choose-pace-normal = Normal
choose-pace-brisk = Brisk
choose-pace-instant = Instant
guide-on = We explain each rule just before you need it.
guide-off = We know this game
guide-offer = First time? We can explain each rule just before you need it.
guide-new = We're new here
narrator-script = Script for a narrator
narrator-pause = [a long pause]
narrator-script-help = Read this to everyone, slowly, with a pause after each line.
share-left = { $spread } of { $most } spread
share-less = One less on { $what }
share-more = One more on { $what }
cover-missing = { $count } missing
cover-over = { $count } too many
cover-even = covered
cover-left = { $count } left
history-secret = Something only you were told (see your notes)
history-unfold = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
history-fold = Show less
hold-guide = { $people ->
        [one] Read the rule, then choose “Got it”.
       *[other] Tap “Got it” on your phones. { $ready } of { $people } are ready.
    }
