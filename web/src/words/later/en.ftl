# Words that a phone loads with the first page that needs them: the look at your role, the end of a
# game, and what comes after it.
after-broken-off-help = Nobody won. This is what was secret until now:
after-won = You won
after-lost = You didn't win
after-you = you
after-cast = Who was who
after-record = Download the record
after-next = What next?
after-how = How could that happen?
after-qr = QR code for the replay: { $address }
after-night = Good night
after-want-again = { $count ->
        [one] { $count } of { $people } wants to play again
       *[other] { $count } of { $people } want to play again
    }
after-want-another = { $count ->
        [one] { $count } of { $people } wants another game
       *[other] { $count } of { $people } want another game
    }
after-decide = The next game starts when { $name } or more than half of you choose it.
after-you-decide = You are the host: your choice counts at once.
after-extra = More
night = Good night, { $name }.
night-help = It was good to have you at the table.
after-shuffle = Was the shuffle fair?
after-shuffle-wait = Checking the shuffle ...
after-shuffle-fair = Shuffle verified on this device
after-shuffle-not = The shuffle does not match what was promised
after-more = After the game
fair-title = Was the shuffle fair?
fair = The shuffle was fair: checked on this device.
fair-not = Something does not match what was promised.
fair-no-seed = The seed is shown only when a game has been played to its end. This one was stopped, so its shuffles can't be checked.
fair-no-promise = No seed was promised before this game, so its shuffles can't be checked.
fair-before = Before the first shuffle, the table showed this fingerprint of the seed:
fair-seed = Now everyone may see the seed:
fair-computed = This device computed the fingerprint from the seed (SHA-256):
fair-kept = It matches the fingerprint that this device saw before the game.
fair-not-kept = It does not match the fingerprint that this device saw before the game.
fair-same = The two match: nobody changed the seed after the game started.
fair-not-same = The two differ: this is not the seed that the table promised.
fair-derived = { $count ->
        [one] The one shuffle of this game follows from the seed (SHAKE-128).
       *[other] All { $count } shuffles and draws of this game follow from the seed (SHAKE-128), one after the other.
    }
fair-not-derived = Not all of the { $count } shuffles and draws of this game follow from the seed.
fair-verify = To check the rules as well, download the record and run:
replay = Replay
replay-loading = Loading the game ...
replay-none = There is no replay here
replay-controls = Replay controls
replay-back = Back
replay-next = Next
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-step = { $at } of { $of }
replay-eyes = Point of view
replay-eyes-public = What everyone saw
replay-eyes-all = Everything
replay-eyes-seat = What { $name } saw
replay-knowledge = Who knows what now
replay-knows-nothing = Knows only what everyone knows.
replay-secret = Secret:
replay-only = (only { $names } heard this)
replay-claims = Claims and the truth
replay-claim-true = That was true
replay-claim-false = That was not true
replay-notes-of = { $name }'s own notes:
replay-fair = Shuffle and record
replay-table = Back to the table
replay-goes-on = The others are moving on to the next game.
dealt-help = Hold the card to see who you are. Don't let anyone else look.
dealt-help-hand = Hold the card to see your hand. Don't let anyone else look.
dealt-say = You may say anything, even lies.
dealt-seen = I've seen it
dealt-ready = Ready
dealt-others = Waiting for the others: { $ready } of { $people } are ready
dealt-late = Waiting for { $names }
rewind = Take back
rewound = Taken back. This game no longer counts.
after-rewound = { $count ->
    [one] One answer was taken back, so this game doesn't count.
   *[other] { $count } answers were taken back, so this game doesn't count.
}
advice-thinking = Thinking ...
advice-title = What a bot would do
advice-ready = Here is what I would do.
advice-answer = I would choose:
advice-take = Choose that

learn = Learn by playing
learn-lead = You need no rulebook: play for a few minutes, and you are ready to join a table.
learn-none = There is no such lesson.
learn-all = All lessons
learn-minutes = { $minutes } minutes
learn-taken = Done
learn-watch = Watch what happens.
learn-progress = Your progress
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-leave = Leave the lesson
learn-nudge = Not this one. Try again.
learn-first = Read this first.
learn-hint = Tap what is marked, then confirm.
learn-over = Well done!
learn-over-lead = You finished the lesson.
learn-go-on = Next lesson: { $lesson }
learn-play = Play a real game
learn-again = Repeat the lesson

guide-opening = What this is about
guide-rule = Before you go on
guide-read = Got it
hand-keep = Keep my hand uncovered
hand-kept = My hand is uncovered
keys = Keys
keys-title = Keys
keys-choose = 1 – 9
keys-choose-does = choose
keys-confirm = Enter
keys-confirm-does = confirm
keys-next = Space
keys-next-does = next scene
keys-back = Esc
keys-back-does = close, or take back
keys-hand = H
keys-hand-does = uncover or cover your hand
keys-ask = W
keys-ask-does = ask what a symbol means: Tab goes to the next one, Enter asks
keys-help = ?
keys-help-does = show the keys
keys-on = Use these keys
host-pause = Pause
host-end = Stop this game
host-hand-over = Make somebody else the host
host-hand-over-whom = Choose a player
host-absent = While { $name } is away,
host-absent-long = { $name } has been away for a while. For now:
menu-screen = Show the public screen
menu-replay = Replay of the last game
menu-more = More
move-show = Move my seat to another phone
move-qr = QR code that moves your seat to another phone. Don't show it to anyone.
leave-sure = You will lose your seat.
leave-sure-game = You will lose your seat, and a bot will play on for you.
leave-yes = Leave now
menu-pace = Pace
about-lead = Games for friends, in one room or far apart. The big screen tells the story, the phones keep the secrets.
about-emblems = Emblems
about-emblems-by = The emblems are from game-icons.net, by { $authors } and other contributors, under the licence CC BY 3.0. Their colours and frames are ours.
about-fonts = Typefaces
about-fonts-by = Cinzel by Natanael Gama and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.
about-games = The games
about-games-by = The games and their names belong to their owners; the NOTICE file that comes with Palatine names them.
about-software = Software
about-software-by = Palatine is free software under the MIT licence.
about-licences = The licences of everything on these pages
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-chapters = Chapters
rules-language = The parts in English have not been translated yet.
choose-seats = Seats
choose-theme = Theme
choose-language = Language of the screen
choose-more = More: rules and table
choose-usual = Standard in this edition
choose-seating = Seating order
choose-seating-shuffled = Shuffled when the game starts
choose-seating-arranged = Arranged by the host
choose-history = History
choose-history-yes = Shown on the screen
choose-history-no = Hidden: you have to remember it
choose-patience = When somebody is away
choose-patience-never = The table waits
choose-patience-minutes = { $minutes ->
        [one] Ask the host after a minute
       *[other] Ask the host after { $minutes } minutes
    }
host-end-sure = The game stops for everyone, and all its secrets are shown.
host-end-yes = Stop it now
host-answer-for = Let a bot answer this time for { $name }
move-help = { $minutes ->
        [one] Scan this with the other phone within a minute. Your seat then leaves this one.
       *[other] Scan this with the other phone within { $minutes } minutes. Your seat then leaves this one.
    }
move-elsewhere = This phone already has a seat at table { $code }. Take the seat from this link as well?
hold-to-read = Hold to read
known-covered = Only for your eyes. Hold the button below to read.
known-nothing = You know nothing yet that the others don't.
known-players = Players
known-notes = Notes
known-told = Told only to you
cover-all = Pay as much as I can
cover-none = You can't pay for anything with what you have.
claims-help = You may tell the truth, or lie. Everyone will read it, with your name.
claims-place = Part { $place }
claims-unfinished = Choose one in each row.
speech-label = In your own words
speech-help = Everyone at the table will read it, with your name.
speech-say = Say it
claims-say = Say it to the table
claims-said = What was said
claims-nothing = Nobody has said anything yet.
call-me = Get notified when it's your turn?
call-me-help = This phone can alert you while you are looking at something else.
call-me-yes = Yes, notify me
call-me-no = No, thanks
call-me-home = An iPhone can notify you once Palatine is on your home screen:
hold-talk-title = Time to talk
hold-talk-help = Say whatever you like, true or not. The game goes on when everyone is ready.
hold-talk-silent = You may not speak now: listen to the others. The game goes on when everyone is ready.
hold-talk-ready = I'm ready
hold-others = { $ready } of { $people } are ready. Waiting for the others.
hold-more = 30 more seconds
choose-pace = Pace
choose-guided = Do you know the game?
choose-guided-no = We know it
choose-guided-yes = We're new: explain each rule just before we need it
choose-talk = Time to talk
choose-talk-yes = When the game calls for it
choose-talk-no = None
choose-speech = Messages to the table
choose-speech-no = Off: we talk
choose-speech-yes = On: phones can write to everyone
create-screen = Open it on this screen
create-phone = Open it and play on this device
create-help = The big screen shows the table to everyone. Each player's phone shows that player's secrets. Without a big screen, phones are enough.
choose-minutes = { $least } to { $most } minutes
choose-weight = Weight:
choose-weight-word = { $weight ->
        [1] very light
        [2] light
        [3] medium
        [4] heavy
       *[5] very heavy
    }

what-nothing = The rulebook has more about this.
what-rule = Rule { $rule }

# A room, and what it remembers.
room = Room
room-title = { $name } · Palatine
room-none = There is no room at this address. It may have been deleted.
room-counts = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
  }, { $games ->
    [one] one game
   *[other] { $games } games
  }
room-empty = Nothing has been played here yet. Open a table and play it in this room.
room-tonight = Tonight
room-last = Last time, { $date }
room-standing = { $wins ->
    [one] One win
   *[other] { $wins } wins
  } in { $games ->
    [one] one game
   *[other] { $games } games
  }
room-people = People
room-nobody = Nobody is remembered yet. At a table in this room, tap “Remember me”.
room-records = Records
room-records-soon = Records start with the fifth game.
room-rivals = Rivals and allies
room-minutes = { $minutes } min
room-guests = { $count ->
    [one] Guest
   *[other] { $count } guests
  }
room-bots = Bots
room-guest-number = { $number ->
    [one] Guest
   *[other] Guest { $number }
  }
room-bot-number = Bot { $number }
room-moments = { $count ->
    [0] Well played
    [one] The moment that decided it
   *[other] The { $count } moments that decided it
  }
room-by-luck = Luck
room-by-choice = A choice
room-drew = { $name } drew { $cards }.
room-chose = { $name } chose: { $answer }
room-choice-of = It was { $name }'s choice.
room-change = { $whom }: from { $before }% to { $after }%
room-opinion = These chances are our bots' opinion.
room-lie-truth = In truth: { $truth }. { $names } acted on it.
room-votes = { $yes } to { $no }.
room-won = { $names } won
record-games = Most games: { $names } ({ $value })
record-streak = Longest winning streak: { $names } ({ $value } in a row)
record-longest = Longest game ({ $game }): { $value ->
    [one] { $value } minute
   *[other] { $value } minutes
  }
record-shortest = Shortest game ({ $game }): { $value ->
    [one] { $value } minute
   *[other] { $value } minutes
  }
rival-against = { $one } { $wins } : { $losses } { $other }
rival-against-help = { $meetings } games against each other
rival-together = { $one } and { $other }: { $wins } of { $meetings } won
rival-together-help = on the same side
person-of = { $wins } of { $games }
person-of-as = { $wins } of { $games } as { $side }
person-all = All games
person-percent = { $percent }% (likely between { $low }% and { $high }%)
person-few = Not enough games for a percentage
person-streak = { $count } wins in a row
person-best = Best streak: { $count }
person-roles = Roles
person-times = { $role } × { $times }
person-last = Last games
person-deeds = Remembered for
person-rating = Rating
person-guessing = Too early to say: { $games } of 10 games
person-points = At least { $points } points
person-lost = Lost
person-won = Won
owner = You own this room
owner-name = Name of the room
owner-keep = Save
owner-export = Export everything (file)
owner-delete = Delete this room
owner-delete-sure = This deletes everything in the room, for everyone. You can't undo it.
owner-delete-yes = Delete it for good
owner-ratings-on = Show ratings
owner-ratings-off = Hide ratings
owner-ratings-help = Ratings are off unless you want them: a league table can spoil the lying.
owner-person = { $name }: forget, or new phone
owner-forget = Forget { $name }
owner-forget-sure = This erases the name. { $name } becomes a guest in every past game.
owner-free = { $name } has a new phone
owner-freed = At the next table, { $name } can tap “That's me”.
owner-kept = The room stays until its owner deletes it. Guests are never kept.
me-forget = Forget me
who-title = We're remembering this evening
who-in = Room: { $name }
who-me = That's me: { $name }
who-new = Remember me
who-guest = I'm a guest
who-is = You are { $name } here.
who-is-guest = You are a guest: we keep nothing about you.
who-change = Change
who-free = Were you here before?
remember = Remember this evening
remember-help = A room remembers who won, with whom and how often. No accounts. Guests stay guests.
remember-name = What do you call your group?
remember-name-like = Friday night
remember-go = Open the room
remember-in = Play in “{ $name }”
remember-is = Remembered in “{ $name }”
remember-stop = Stop remembering
remember-bring = I have a room file
remember-bring-bad = This is not a room file.
rooms-yours = Your rooms
tonight-nth = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st game tonight
    [two] { $number }nd game tonight
    [few] { $number }rd game tonight
   *[other] { $number }th game tonight
  }
tonight-score = { $one } { $wins }{"\u00A0"}:{"\u00A0"}{ $losses }
tonight-leads = { $name } leads with { $wins }
night-lie = Best lie of the evening
night-vote = Closest vote
night-card = A keepsake of the evening
night-png = Save the picture
night-svg = Save as a drawing (SVG)
night-room = Go to the room

gone-moved = Your seat is on another phone now.
gone-moved-help = Play on there. To come back to this phone, show the code on the other one.
gone-removed = You no longer have a seat at this table.
gone-removed-help = The host removed you, or this browser never had a seat here.
gone-left = You left the table.
gone-left-help = A good time to stretch your legs. You can still watch.
gone-again = Sit down again
gone-closed = This table is closed.
gone-closed-help = It no longer exists, or this device tried too many codes. Open a new table, or try again in a minute.
gone-missing = There is no table with this code.
gone-missing-help = Look at the big screen again: the code is in its top right corner.
gone-stranger = You have no seat at this table.
gone-stranger-help = Join with the code on the big screen. If your seat is on another phone, open “Move my seat to another phone” there and scan its code.

## A seat for an agent, in the lobby

agent-invite = Invite an agent
agent-about = A language model, or any other program that speaks the Model Context Protocol, can take a seat. Everyone sees that it is an agent.
agent-again = A new link for { $name }
agent-ready = { $name } has a seat
agent-once = Give this to the program that will play. You see it only once, and anyone who has it can play this seat.
agent-config = For programs with a configuration file
agent-link = As one link (palatine mcp --link)
agent-copy = Copy
agent-copied = Copied
