# The client's own words in English. The words of a game come with the game.
house = Palatine
house-motto = One house for games of imperial intrigue
home = Home
about = About
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
phone-look-up = Look at the screen.
phone-watch = See what happens.
screen-others = { $count } others
screen-away = { $count ->
        [one] { $names } is away.
       *[other] { $names } are away.
    }
screen-is-away = away
screen-stood-in-bot = a bot plays
screen-stood-in-lot = the lot decides
screen-answered-for = a bot answers once
screen-asked = is waited for
screen-face-down = face down
screen-winners = { $count ->
        [0] Nobody has won.
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
screen-skip = Skip (Esc)
evening-start = Start the evening
evening-brings = For sound and the narrator's voice, the full screen, and a screen that stays awake
narrator = Narrator
narrator-off = Off: the phones tell each player
narrator-subtitles = Subtitles on the screen
narrator-voice = Spoken, with subtitles

# After the game.
after-over = The game is over
after-broken-off = The game was broken off
after-has-won = has won
after-again = Again
after-another = Another game
rules-loading = Fetching the rules ...
rules-none = There are no rules at this address
rules-link = Rule { $rule } in the rulebook
rules-read = Rules to read

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
join-help = Type the four letters that the big screen shows, or scan its code with your camera.
join-code = The table's four letters
join-go = Join
join-too-long = A table has four letters: type these alone, or paste its link.
join-table = You are joining table
join-name = What shall we call you?
join-sit = Sit down
join-full = Every seat at this table is taken.
join-running = At this table a game is running.
join-watch = Watch the table
join-watch-help = You can watch what everyone sees, and join when the next game begins.

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
create-lead = On a television, a laptop or a phone: choose a game, and everyone joins with a code.
create-go = Choose a game
alone = Play against bots
alone-lead = You, now, and bots that are easy on a first game.
alone-learn = New here? Learn a game by playing it.
alone-name = Your name
alone-name-first = Tell us your name first.
alone-begin = { $game }: play against bots
choose-game = What do you want to play?
choose-sizes = { $least } to { $most } players
choose-each = For each seat
choose-each-shuffled = Seats are shuffled when the game begins, so chance decides who plays what. Arrange the seats to bring your own.
choose-each-arranged = In the order in which the host arranges the seats.

## The lobby, and what a host can do

you = you
agent = Agent
bot = Bot
bot-hard = Hard
bot-normal = Normal
bot-easy = Easy
bot-search = Thinks ahead
bot-greedy = Takes what it can
bot-random = Plays by chance
host = Host
away = away
is-asked = is asked
lobby-join = Scan to join
lobby-qr = A code for your camera that leads to { $address }
lobby-free = free
lobby-people = { $count } of { $seats } at the table
lobby-empty = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
lobby-seating-shuffled = Seats are shuffled when the game begins.
lobby-seating-arranged = You will sit in this order.
lobby-short = { $count ->
        [one] Somebody has left. One seat is empty, so the next game waits for a guest, or for a bot.
       *[other] Some have left. { $count } seats are empty, so the next game waits for guests, or for bots.
    }
lobby-wait = Waiting for the game to begin. Whoever opened the table begins it.
lobby-wait-host = Waiting for { $name } to begin.
arrange-up = Move { $name } up
arrange-down = Move { $name } down
remove = Remove { $name }
host-start = Begin
host-start-bots = { $count ->
        [one] Begin with a bot on the free seat
       *[other] Begin with bots on { $count } free seats
    }
host-add-bot = Add a bot
host-bots = Another bot, or an agent
host-choose = Change the game, seats or rules
host-chosen = Play this
host-resume = Go on
host-slow = { $count ->
        [one] { $names } doesn't answer. Let a bot answer this once?
       *[other] { $names } don't answer. Let a bot answer this once?
    }
stand-in-wait = the table waits
stand-in-bot = a bot decides
stand-in-lot = the lot decides

## The phone

menu = Menu
menu-rules = The rules
menu-learn = Learn by playing
menu-cards = The cards
menu-theatre = Theatre
seat = My seat
leave = Leave the table
line-lost = Connection lost. Your seat is safe; trying again ...
line-lost-screen = Connection lost. Trying again ...
title-seat = { $name } at table { $code } - Palatine
title-table = Table { $code } - Palatine
title-called = Your turn - Palatine
host-late = { $name } has been away for a while. Choose what happens meanwhile
away-stood-in-bot = A bot decides for { $names }
away-stood-in-lot = The lot decides for { $names }
away-answered-for = A bot answers this once for { $names }
answered-for-you = A bot answers this one question for you. The next one is yours again.
away-names = { $count ->
        [one] { $names } is away
       *[other] { $names } are away
    }
take-back = Somebody plays for you. Touch here to play yourself.
phone-asked = You are asked
phone-paused = The game is paused
phone-over = The game is over
phone-table = The table
phone-help = What is this about?
phone-why = Why not?
phone-why-title = Why not?
phone-why-unknown = This question is not about that.
nav = What you can look at
nav-known = Notes
nav-known-title = What I know
nav-say = Say
nav-say-title = Say something
nav-history = Events
nav-history-title = What has happened
nav-rules = Rules
nav-rules-title = Rules
your-role = Your role
your-hand = Your hand
hand-empty = You hold no cards.
your-side = Your side
hold-to-look = Hold to look
secret-news = News for you alone
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
call-table = You are asked at table { $code }.
call-me-home-share = Tap Share in the browser's bar.
call-me-home-add = Choose “Add to Home Screen”.
call-me-home-open = Open Palatine from there, and play the next game in it.
means = This phone calls you:
means-sound = sound
means-no-sound = no sound
means-vibration = vibration
means-no-vibration = no vibration
means-screen = This screen:
means-full = full screen
means-no-full = no full screen
means-awake = stays awake
means-no-awake = may fall asleep

## Decisions

confirm = Confirm
advice-ask = What would you do?
undo = Undo
answer-given = Your answer is in. You can change it until everyone has answered.
answer-change = Change
choose-one = Choose one.
choose-exactly = Chosen: { $chosen } of { $count }.
choose-several = { $least ->
        [0] Choose at most { $most }, or none.
       *[other] Chosen: { $chosen }. You need { $least } to { $most }.
    }
choose-share = { $exact ->
        [yes] Spread { $most }.
       *[no] Spread { $least } to { $most }.
    }
choose-this = You choose: { $chosen }.
choose-covered = You have chosen. Hold to look, or confirm it.
choose-order = In this order: { $chosen }.
choose-nothing = nothing
amount-less = Less
amount-more = More
rank-up = Move { $what } up
rank-down = Move { $what } down
cover-kind = Kind { $number }
cover-not-yet = It does not add up yet: see what is missing above.

## The end

## What went wrong

error-other = That did not work. Try again; if it happens again, load the page anew.
error-connection-lost = The connection is lost. Your seat is safe: try again in a moment.

# Before the next question

hold-roles = Look at your phones. { $ready } of { $people } are ready.
hold-late = Look at your phones. Waiting for { $names }.
hold-talk = Time to talk. { $ready } of { $people } are ready.
choose-pace-relaxed = Relaxed
choose-pace-normal = Normal
choose-pace-brisk = Brisk
choose-pace-instant = Instant
guide-on = Each rule is told just before you need it.
guide-off = We know the game
guide-offer = Is this your first time here? You can all be told each rule just before you need it.
guide-new = We are new
narrator-script = To be read aloud
narrator-pause = [a long pause]
narrator-script-help = Read this to everyone, slowly, with a pause after each line.
share-left = { $spread } of { $most } spread
share-less = One less on { $what }
share-more = One more on { $what }
cover-missing = { $count } missing
cover-over = { $count } too many
cover-even = covered
cover-left = { $count } left
history-secret = Something that only you were told (see your notes)
history-unfold = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
history-fold = Show less
hold-guide = Tap “Got it” on your phones. { $ready } of { $people } have.
