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
guide-on = Each rule is told just before you need it.
guide-off = We know the game
guide-offer = Is this your first time here? You can all be told each rule just before you need it.
guide-new = We are new
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
