# Words that a phone loads when the first page that needs them comes: the look at one's role, the end
# of a game, and what comes after it.
after-broken-off-help = Nobody has won. This is what everyone kept hidden:
after-won = You have won
after-lost = You have not won
after-you = you
after-cast = Who was who
after-record = Download the record
after-next = What next?
after-how = How could that happen?
after-qr = A code that brings phones to the replay: { $address }
after-night = Good night
after-want-again = { $count ->
        [one] { $count } of { $people } wants to play again
       *[other] { $count } of { $people } want to play again
    }
after-want-another = { $count ->
        [one] { $count } of { $people } wants another game
       *[other] { $count } of { $people } want another game
    }
after-decide = It begins when { $name } or more than half of you want it.
after-you-decide = You are the host: your choice counts at once.
after-extra = More
night = Good night, { $name }.
night-help = It was good to have you at the table.
after-shuffle = Was the shuffle fair?
after-shuffle-wait = This device is checking the shuffle ...
after-shuffle-fair = Shuffle verified on this screen
after-shuffle-not = The shuffle does not match what was promised
after-more = Afterwards
fair-title = Was the shuffle fair?
fair = The shuffle was fair: checked on this device.
fair-not = Something does not match what was promised.
fair-no-seed = The seed is shown when a game was played to its end. This one was not, so its shuffles can't be checked.
fair-no-promise = Nobody promised a seed before this game, so its shuffles can't be checked.
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
fair-verify = To check the rules as well, download the record and run:
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
replay-table = Back to the table
dealt-help = Hold the card to see who you are. Nobody else may look.
dealt-help-hand = Hold the card to see your hand. Nobody else may look.
dealt-say = You may say anything, lies too.
dealt-seen = I have seen it
dealt-ready = Ready
dealt-others = Waiting for the others: { $ready } of { $people } are ready
dealt-late = Waiting for { $names }
rewind = Take back
rewound = Taken back. From now on this game counts nowhere.
after-rewound = { $count ->
    [one] One answer was taken back, so this game counts nowhere.
   *[other] { $count } answers were taken back, so this game counts nowhere.
}
advice-thinking = Thinking ...
advice-title = What a bot would do
advice-ready = Here is what I would do.
advice-answer = I would choose:
advice-take = Choose that

learn = Learn by playing
learn-lead = No rulebook: play a few minutes with us, and you can sit down at a table.
learn-none = There is no such lesson.
learn-all = All lessons
learn-minutes = { $minutes } minutes
learn-taken = Taken
learn-watch = Watch what happens.
learn-progress = How far you are
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-leave = Leave the lesson
learn-nudge = Not this time. Try once more.
learn-first = Read on first.
learn-hint = Touch what is marked, then confirm.
learn-over = Well done!
learn-over-lead = That was the lesson.
learn-go-on = Next lesson: { $lesson }
learn-play = Play a real game
learn-again = Once more

guide-opening = What this is about
guide-rule = Before you go on
guide-read = Got it
hand-keep = Keep my hand open
hand-kept = My hand is open
keys = Keys
keys-title = Keys
keys-choose = 1 – 9
keys-choose-does = choose
keys-confirm = Enter
keys-confirm-does = confirm
keys-next = Space
keys-next-does = go on to the next scene
keys-back = Esc
keys-back-does = close, or take back
keys-hand = H
keys-hand-does = open or cover your hand
keys-ask = W
keys-ask-does = ask what a mark or a symbol means: Tab goes on, Enter asks
keys-help = ?
keys-help-does = show the keys
keys-on = Use these keys
host-pause = Pause
host-end = End this game
host-hand-over = Make somebody else the host
host-hand-over-whom = Choose a player
host-absent = { $name } is away. Meanwhile
host-absent-long = { $name } has been away for a while. Meanwhile
menu-screen = Show the public screen
menu-replay = The last game's replay
menu-more = More
move-show = Take my seat to another phone
move-qr = A code that takes your seat to another phone. Show it to nobody else.
leave-sure = You give up your seat.
leave-sure-game = You give up your seat, and a bot plays on for you.
leave-yes = Leave now
menu-pace = Pace
about-lead = A table for friends in one room or apart: the story on the big screen, the secrets on the phones.
about-emblems = Emblems
about-emblems-by = The emblems are from game-icons.net, by { $authors } and other contributors, under the licence CC BY 3.0. Their colours and frames are ours.
about-fonts = Typefaces
about-fonts-by = Cinzel by Natanael Gama and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open Font License 1.1.
about-games = The games
about-games-by = The games and their names belong to their owners; the NOTICE file that comes with Palatine names them.
about-software = Software
about-software-by = Palatine is free software under the MIT licence.
rules-search = Search the rules
rules-found = { $count ->
        [0] Nothing found.
        [one] One rule found.
       *[other] { $count } rules found.
    }
rules-chapters = Chapters
rules-language = { "" }
choose-seats = Seats
choose-theme = Theme
choose-language = Language of the screen
choose-more = More: rules and table
choose-usual = As in this edition
choose-seating = Seating order
choose-seating-shuffled = Shuffled when the game begins
choose-seating-arranged = As the host arranges them
choose-history = What has happened
choose-history-yes = The screen shows it
choose-history-no = Memory is the skill: the screen does not show it
choose-patience = When somebody is away
choose-patience-never = The table waits
choose-patience-minutes = { $minutes ->
        [one] After a minute the table chooses
       *[other] After { $minutes } minutes the table chooses
    }
host-end-sure = The game is broken off for everyone, and all its secrets are shown.
host-end-yes = End it now
host-answer-for = Let a bot answer this once for { $name }
move-help = { $minutes ->
        [one] Scan this with the other phone within a minute. Then this one is shown out.
       *[other] Scan this with the other phone within { $minutes } minutes. Then this one is shown out.
    }
move-elsewhere = This phone has a seat at table { $code }. Take the seat of this link as well?
hold-to-read = Hold to read
known-covered = Only for your eyes. Hold the button below to read.
known-nothing = You know nothing yet that the others don't.
known-players = Players
known-notes = Notes
known-told = Told to you alone
cover-all = Pay all that can be paid
cover-none = Nothing can be paid with what you have.
claims-help = You may tell the truth, or not. Everyone will read it, with your name.
claims-place = Part { $place }
claims-unfinished = Choose one in each row.
speech-label = In your own words
speech-help = Everyone at the table will read it, with your name.
speech-say = Say it
claims-say = Say it to the table
claims-said = What was said
claims-nothing = Nobody has claimed anything yet.
call-me = Call me next time?
call-me-help = When it's your turn and you are looking at something else, this phone can tell you.
call-me-yes = Yes, call me
call-me-no = No, thanks
call-me-home = An iPhone can call you if Palatine is on your home screen:
hold-talk-title = Time to talk
hold-talk-help = Say whatever you like, true or not. The game goes on when everybody is ready.
hold-talk-ready = I'm ready
hold-others = { $ready } of { $people } are ready. Waiting for the others.
hold-more = 30 seconds more
choose-pace = Pace
choose-guided = Do you know the game?
choose-guided-no = We know it
choose-guided-yes = We are new: tell us each rule before we need it
choose-talk = Time to talk
choose-talk-yes = Where the game leaves some
choose-talk-no = None
choose-speech = Messages to the table
choose-speech-no = None: we talk
choose-speech-yes = Phones can write to everyone
create-screen = Open it on this screen
create-phone = Open it and play on this device
create-help = The big screen shows the table to all; each player holds a phone with their own secrets. Without a big screen, the phones are enough.
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
room-none = This room is gone, or the address is wrong.
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
room-nobody = Nobody is remembered yet. At a table of this room, say “Remember me”.
room-records = Records
room-records-soon = Records begin with the fifth game.
room-rivals = Rivals and allies
room-minutes = { $minutes } min
room-guest = Guest
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
room-choice-of = { $name } made a choice.
room-change = { $whom }: from { $before }{"\u00A0"}% to { $after }{"\u00A0"}%
room-opinion = The chances are our bots' opinion.
room-lie-truth = In truth: { $truth }. { $names } acted on it.
room-votes = { $yes } to { $no }.
room-won = { $names } won
record-games = Most games: { $names }, { $value }
record-streak = Longest winning streak: { $names }, { $value } in a row
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
person-percent = { $percent } %, and anything from { $low } to { $high } % would be no surprise
person-few = Too few games for a percentage
person-streak = { $count } wins in a row
person-best = Best streak: { $count }
person-roles = Roles
person-times = { $role } × { $times }
person-last = Last games
person-deeds = Remembered for
person-rating = Rating
person-guessing = Still guessing: { $games } of 10 games
person-points = At least { $points } points
person-lost = Lost
person-won = Won
owner = You own this room
owner-name = Name of the room
owner-keep = Save
owner-export = Take it all along (file)
owner-delete = Delete this room
owner-delete-sure = Everything in it is gone then, for everybody. There is no way back.
owner-delete-yes = Delete it for good
owner-ratings-on = Show ratings
owner-ratings-off = Show no ratings
owner-ratings-help = Ratings stay off unless you want them: a league table can spoil the lying.
owner-person = { $name }: forget, or new phone
owner-forget = Forget { $name }
owner-forget-sure = The name is erased, and every seat of { $name } becomes a guest's.
owner-free = { $name } has a new phone
owner-freed = At the next table, { $name } can say “That's me”.
owner-kept = Kept for as long as its owner wants. Guests are never kept.
me-forget = Forget me
who-title = This evening is remembered
who-in = Room: { $name }
who-me = That's me: { $name }
who-new = Remember me
who-guest = I'm a guest
who-is = You are { $name } here.
who-is-guest = You are a guest: nothing of you is kept.
who-change = Change
who-free = Were you here before?
remember = Remember this evening
remember-help = A room keeps who won, with whom and how often. No accounts; guests stay guests.
remember-name = What is your round called?
remember-name-like = Friday round
remember-go = Open the room
remember-in = Play in { $name }
remember-is = Played in { $name }
remember-stop = Stop remembering
remember-bring = I have a room's file
remember-bring-bad = This is no file of a room.
rooms-yours = Your rooms
tonight-nth = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st of tonight
    [two] { $number }nd of tonight
    [few] { $number }rd of tonight
   *[other] { $number }th of tonight
  }
tonight-score = { $one } { $wins } : { $losses }
tonight-leads = { $name } leads with { $wins }
night-lie = Best lie of the evening
night-vote = Closest vote
night-card = The evening, to keep
night-png = Keep the picture
night-svg = As a drawing (SVG)
night-room = To the room

gone-moved = Your seat is on another phone now.
gone-moved-help = You can go on there. To come back to this phone, show the code on the other one.
gone-removed = You have no seat at this table any more.
gone-removed-help = The host has removed you, or this browser never had a seat here.
gone-left = You have left the table.
gone-left-help = A good time to stretch your legs. You can still watch.
gone-again = Sit down again
gone-closed = This table is closed.
gone-closed-help = It is gone, or too many codes were tried from here. Open a new one or try again in a minute.
gone-missing = There is no table with these letters.
gone-missing-help = Look at the big screen again: four letters, in its top-right corner.
gone-stranger = You have no seat at this table.
gone-stranger-help = Join it with the code on the big screen, or ask for your seat's code on your other phone.

## A seat for an agent, in the lobby

agent-invite = Invite an agent
agent-about = A language model, or any other program that speaks the Model Context Protocol, can take a seat. Everyone sees that it is an agent.
agent-again = A new link for { $name }
agent-ready = { $name } has a seat
agent-once = Give this to the program that is to play. It is shown only now. Whoever has it plays this seat.
agent-config = For programs that take a configuration
agent-link = As one link (palatine mcp --link)
agent-copy = Copy
agent-copied = Copied
