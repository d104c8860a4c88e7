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
narrator-script-help = Read this to everyone, slowly, with a pause after each line.
