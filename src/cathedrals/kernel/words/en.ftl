# The words of the frame: what is true of every match, whatever is played.

## This language, as its speakers call it

language-name = English

## Lists

list-empty = nothing
list-next = { $items }, { $item }
list-last = { $items } and { $item }

## Who speaks

chance = chance
seat = seat { $number }

## Why not

refusal-over = The match is over.
refusal-unknown-move = “{ $move }” is no move of this game.
refusal-not-asked = It is not your turn to answer; please wait.
refusal-stale = Something happened in the meantime; please look again and choose anew.
refusal-nothing-to-undo = There is nothing to take back after line { $line }.
refusal-undo-not-yours = What follows line { $line } was not your answer; you can take back only your own.
refusal-undo-needs-consent = Others have answered since line { $line }; ask them to agree first.
refusal-no-wish = Nobody is asking to take that back.
refusal-not-your-seat = You do not sit there; sit down first.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-table = There is no such table.
refusal-not-begun = The match has not begun; some seats are still free.
refusal-seat-taken = Somebody sits there already.
refusal-link-needed = This table is not open to all; please use its link.
refusal-bad-link = This link is not valid, or no longer valid.
refusal-no-person = At least one seat has to be for a person.
refusal-wrong-seats = This game is not played with { $count } seats.
refusal-unknown-program = There is no program “{ $name }”.
refusal-not-over = The match is not over yet.
refusal-no-such-line = There is no line { $line } in this match.
refusal-cannot-go-on = Nobody can play on from line { $line }: the match is over there.
refusal-not-replayed = One cannot go on from line { $line }: by today’s rules the match reaches line { $last } only.
refusal-does-not-replay = This match cannot go on: { $reason }
refusal-has-account = You have an account already.
refusal-name-taken = Somebody else is already called “{ $name }”.
refusal-wrong-password = That name and that password do not belong together.
refusal-unreadable = That could not be understood: { $reason }
refusal-no-hint-yet = No advice was found in time; please ask again.
refusal-too-fast = That was too much at once; please wait a little.
refusal-too-big = That was too long.
refusal-foreign-origin = That came from another site and was not accepted.
refusal-wrong-key = This is not the host’s key; use the link that the terminal shows.
refusal-no-such-piece = There is no piece { $number } in { $table }.
refusal-same-pieces = These are the built-in pieces; there is nothing to be put there.
refusal-cannot-be = { $reason }
refusal-failed = Something failed on the server; its log says why.

## About the match

remark-undo = { $seat } takes back everything after line { $line }.
remark-agree = { $seat } agrees to take back everything after line { $line }.
remark-resign = { $seat } resigns.
remark-leave = { $seat } leaves the table.
remark-program = { $name }, a program, takes over the seat of { $seat }.
remark-person = { $name } takes over the seat of { $seat }.

## The end

ending-resigned = a player resigned
result-points =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
result-part = { $name }: { $scored }
scored-each = { $seat } { $points }
result-wins = { $seat } wins.
result-shared = { $winners } share the victory.
winners-each = { $seat }

## Games played by programs, and records replayed

simulate-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, { $steps } steps, { $rate } steps a second
simulate-ending = { $count } ended this way: { $ending }
simulate-seat = seat { $number } ({ $name }): wins { $wins } %, points { $points }
verify-done =
    { $draws ->
        [one] The one draw is as the dice gave it.
       *[other] All { $draws } draws are as the dice gave them.
    }
verify-some = Draws that are as the dice gave them: { $draws }; made by other rules or pieces, so that they cannot be derived again: { $left }.
replay-running = { $game }, { $lines } lines: the match is running
replay-over = { $game }, { $lines } lines: the match is over, { $ending }
replay-lost = This match was played by other rules or pieces; from line { $line } on it is shown by its own lines.
replay-held = By today’s rules it would end otherwise; the result shown is the one it had.
replay-renewed = It began by other rules or pieces; since line { $line } it is played by today’s, going on after line { $after }.

## In the guided first game

learn-read = Press Enter to go on.
learn-do = Now: { $words } ({ $move })
learn-go-on = The lesson is kept; go on with: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = That is allowed, but not at this point of the lesson; do what is shown first.

## In the rulebook

mark-reading = (Our reading: the printed rules are silent here, or differ.)
mark-reported = (The figure comes from public reviews.)
mark-designed = (Designed by us: no public text tells it.)

## The programs

character-random = Answers as the wind blows; good for a first look at the table.
character-greedy = Takes what this turn can give, and never asks what comes after.
character-apprentice = Eager hands and short sight: lays a sound stone today and forgets about tomorrow.
character-journeyman = Has seen a few building sites, and looks at what you will do next.
character-master = Thinks a turn further than you like, and leaves you little of the good stone.
character-architect = Sees the whole cathedral while others see a wall, and takes the time to do so.

## In the terminal

play-person = Player
play-person-numbered = Player { $number }
play-question = { $seat }: { $question }
play-over = The match is over: { $ending }.
play-prompt = { $seat }>
play-prompt-over = over>
play-prompt-page = Press Enter to go on:
play-more-moves =
    { $count ->
        [one] … { $count } more: type + to see it
       *[other] … { $count } more: type + to see them
    }
play-last-moves = + goes back to the first moves
play-since = Since your last answer:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Type a number or a move; ? explains, hint advises, quit keeps the match for later.
play-taken-back = Taken back.
play-saved = The match is in { $file }.
play-loaded = The match in { $file } goes on.
play-go-on = The match is kept; go on with: cathedrals play { $name } --load { $file }
play-not-written = { $file } cannot be written ({ $reason }); try another path.
play-which-file = Say which file: { $move } FILE
play-no-number = There is no choice { $number }; the choices are 1 to { $count }.
play-unknown = No move begins with “{ $move }” now; type ? for help.
play-means = “{ $move }” could mean:
play-legal = { $words }: you may play this now.
play-nothing-known = Nothing is called “{ $move }” here; try ? on its own.
play-hint = { $number } { $move }: { $words }
play-hint-where = Look at { $pieces }.
pieces-each = { $words }
play-hint-nowhere = No piece matters more than another now.
play-hint-why = What a move here would change: { $words }.
play-hint-why-nothing = No move changes much here.
play-hint-which = Say hint, hint where or hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; it rates its chances at { $share } %
play-why-nobody = No program has moved yet.
play-reasons = { $first }, { $second }
reason-score =
    { $way ->
        [up] more points
       *[down] fewer points
    }
reason-rival =
    { $size ->
        [0] { $seat } { $way ->
            [up] gains a little
           *[down] loses a little
        }
       *[other] { $seat } { $way ->
            [up] gains
           *[down] loses
        } { $size }
    }
play-hint-no-reason = nothing here changes much
play-rule = { $name }: { $text }
play-languages = The languages are: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Nothing has happened yet.
play-small = This window has fewer than 80 columns, so the table is told in sentences.

help =
    12, or a move’s text   play it; Tab completes, a word alone lists its moves
    hint                   the best few moves, and why; less: hint where, hint why
    why                    why the programs moved as they did
    { "?" } MOVE                 may I, and if not, which rule says so
    { "?" } PIECE   { "?" } RULE       what is that; the text of a rule by its number
    undo   log   table     take back your last answer; what happened; draw again
    save FILE  load FILE   keep the match; go on with another
    lang LANGUAGE          speak another language from now on
    quit                   leave; the match is kept in a file and can go on

## What is often said

phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-hurry = Please hurry a little.
phrase-thinking = Let me think.
phrase-sorry = Sorry!
phrase-rematch = Another game?

## The server

serve-ready = Cathedrals is running on { $what } until Ctrl-C stops it.
serve-host = Whoever hosts can type in boxes of their own at { $what } (keep this link to yourself).
serve-kept = Matches are kept in { $what }.
serve-other-port = Port { $what } is in use, so another one is taken.
serve-already = Cathedrals is running already, on { $what }.
serve-stopped = Cathedrals has stopped. The matches are kept in { $what }.

## In the browser

web-title = Cathedrals
web-not-built = The pages for the browser are not built yet: make play builds them.
web-description = Board games about building cathedrals, played with friends or against programs, with rulebooks and guided first games.
numbered-name = { $name } { $number }
left-seat = Nobody
program-random = Random
program-greedy = Greedy
program-apprentice = Apprentice
program-journeyman = Journeyman
program-master = Master
program-architect = Architect
web-is-you = you
web-close = Close
web-on = On
web-off = Off

web-connecting = Connecting …
web-away = The server cannot be reached
web-away-wait = The page keeps trying; nothing you have seen is lost.
web-try-now = Try now
web-no-match = There is no match here
web-to-lobby = To the lobby
web-home = Cathedrals: to the lobby
web-reconnecting = Reconnecting
web-reconnecting-kept = Your move is kept here and will be sent.
web-reconnecting-only = The connection was lost; the page is trying again.

## In the browser: the lobby

web-account = Account
web-settings = Settings
web-theme = Dark or light
web-theme-dark = Dark
web-theme-light = Light
web-speed = Movement
web-speed-none = None
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sound
web-hints = Hints
web-language = Language
web-third-party = Work of others in this page, and its licences
web-keys = Keys
web-key-u = U
web-does-u = takes back your last answer
web-key-h = H
web-does-h = tells where to look, then why, then which move
web-key-why = ?
web-does-why = tells why something is not possible
web-key-l = L
web-does-l = opens the log
web-key-c = C
web-does-c = opens the chat
web-key-escape = Esc
web-does-escape = goes one step back
web-key-numbers = 1 to 9
web-does-numbers = choose from the panel
web-key-arrows = Arrows
web-does-arrows = go from piece to piece; Enter chooses
web-key-enter = Enter
web-does-enter = ends the turn, when no piece is chosen
web-key-f6 = F6
web-does-f6 = goes to the next part of the table
web-key-slash = /
web-does-slash = lets you type a move

web-your-turn = Your turn
web-to-move = { $name } to move
web-continue = Continue
web-open = Open
web-play-now = Play
web-first-game = Against a program, with help at every step. No account is needed.
web-waiting-for-people = Seats are free
web-with = With { $people }
people-each = { $person }
web-alone = Alone
web-new-game = New game
web-game = Game
web-seats = Seats
web-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-players-between = { $least } to { $most } players
web-level = level { $level }
web-who-sits = Who takes seat { $number }
web-seat-same = Same screen
web-seat-same-how = taking turns here
web-seat-friend = Friend
web-seat-friend-how = by link
web-seat-anyone = Anyone
web-seat-anyone-how = from the lobby
web-seat-nobody = Nobody
web-start = Start the game
web-open-tables = Open tables
web-no-open = No open tables. Start one with a free seat, or play against a program.
web-free-seats =
    { $names }; { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-join = Join
web-watch = Watch
web-no-watch = Nobody else is playing now.
web-watch-this = Watch { $game }
web-score = { $name } { $score }
web-my-matches = Your matches
web-no-matches = Your finished matches will be here, each with its replay.
web-replay-this = Replay of { $game }
web-going-on = going on
web-won = Won, { $own } to { $other }
web-lost = Lost, { $own } to { $other }
web-drawn = Tied, { $own } to { $other }
web-game-of = { $game }, { $day }

web-name = Name
web-be-called = Use this name
web-called = That is your name from now on.
web-guest = You are here as a guest. An account keeps your matches and lets you play on elsewhere.
web-has-account = { $name } has an account here.
web-password = Password
web-password-long = A password needs at least { $count } characters.
web-open-account = Create an account
web-account-opened = Your account is ready, and your matches are kept in it.
web-sign-in = Sign in
web-entered = Welcome back.
web-sign-out = Sign out
web-signed-out = You are signed out.

web-seat-free = A free seat
web-invite = Send this link to whoever is going to play with you.
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-invited = There is a free seat for you at this table.
web-sit-down = Sit down

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
web-your-answer = Your answer
web-turn-of = { $seat } to move
web-over = The end
web-watching = You are watching
web-you-watch = You are watching; nothing here waits for you.
web-panel = Actions
web-hint = Hint
web-rules = Rules
web-log = What happened
web-chat = Chat
web-final = Scoring
web-undo = Undo
web-undo-border = You cannot take anything back now: chance has decided or somebody else has moved since.
web-ask-undo = Ask to undo
web-back-to = Take back what came after line { $line }
web-end-turn = End the turn
web-chosen = chosen piece
web-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-type = Type a move
web-why = Why not?
web-ask-why = Click anything you cannot choose, and you are told why.
web-about-question = What does this mean?
web-not-accepted = This was not accepted
web-rule = Rule { $rule }
web-choose-again = Choose again
web-hint-where = Look at what glows.
web-hint-here = Look at the buttons here.
web-hint-why = What it leads to: { $why }.
web-hint-ask-why = Why?
web-why-so = Why did it play so?
web-hint-ask-which = Show the move
web-thinks = { $seat } is thinking
web-program-thinks = A program; it moves in a moment.
web-person-thinks = You are told when it is your turn.
web-seat-left = A seat is empty
web-seat-left-wait = Somebody has left; a program can take over.
web-let-program = Let a program take over
web-wish = { $seat } asks to take something back
web-wish-what = Others have moved since, so everybody has to agree.
web-wish-own = You have asked to take something back
web-wish-wait = It is done when everybody agrees.
web-wish-yes = Agree
web-wish-no = No
web-you-won = You have won!
web-because = The match is over: { $ending }.
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-this-match = This match
web-resign = Resign
web-resign-sure = Really resign?
web-leave-sure = Really leave?
web-program-sure = Really hand over?
web-hand-over = Hand over to a program
web-other-device = Play on elsewhere
web-other-device-how = Whoever opens this link takes your seat.
web-record = The record
web-setup = The table is laid out
web-go-to-line = Go to line { $line }
web-no-chat = Nobody has said anything yet.
web-write = Write something
web-send = Send
web-plain-pieces = Pieces
web-plain-scores = The scores in detail
web-plain-total = Total
web-plain-table = The table as text
web-seek-rule = Search the rules

## In the browser: the rulebook

web-rulebook = Rulebook
web-contents = Contents
web-print = Print
web-rules-found =
    { $count ->
        [one] { $count } paragraph found
       *[other] { $count } paragraphs found
    }
web-try = Try it
web-try-yes = Yes, you may.
web-try-no = No.
web-try-nothing = This has nothing to do with the question.
web-to-rulebook = Back to the rulebook

## In the browser: the guided first game

web-learn = Learn
web-learn-title = Learn by playing
web-learn-how = A guided match of about ten minutes against a friendly program. You may leave at any time and go on later.
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-anew = Begin anew
web-guided = Guided game
web-lesson-of = Step { $number } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-only = Do what glows
web-lesson-only-how = Click anything else and you are told why not now. Nothing can go wrong: the lesson waits, and you can step back.
web-lesson-read = Read on
web-lesson-read-how = There is nothing to do here; go on when you are ready.
web-lesson-done = Well done!

## In the browser: a box of one’s own

web-own-box = Your own box
web-pieces-how = The printed cards are in no public text, so ours are designed. Whoever owns a game can type its pieces in here, one after the other; leave at any time and go on later.
web-pieces-begin = Type in the pieces
web-pieces-none = There is no list of pieces here
web-pieces-of = Your own box: { $game }
web-pieces-kinds = Kinds of pieces
web-pieces-piece = The piece
web-pieces-says = What is printed on it
web-pieces-number = { $number } of { $count }
web-pieces-is-printed = as printed
web-pieces-is-begun = begun, not confirmed
web-pieces-is-ours = designed by us
web-pieces-is-known = known
web-pieces-source-rulebook = from the rulebook
web-pieces-source-reported = from reviews
web-pieces-mark = Piece { $number }: { $state }
web-pieces-wrong = does not fit yet
web-pieces-wrongs = What does not fit yet
web-pieces-back = Previous piece
web-pieces-on = Next piece
web-pieces-restore = Ours again
web-pieces-skip = Skip
web-pieces-as-printed = As printed
web-pieces-keys = Type the numbers, Enter confirms. Page up and down: previous and next piece.
web-pieces-less = { $name }: less
web-pieces-more = { $name }: more
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] still ours
       *[other] { $printed } of { $count } typed in; { $ours } still ours
    }
web-pieces-all =
    { $count ->
        [1] as printed
       *[other] all { $count } as printed
    }
web-pieces-known = known from the rules
web-pieces-name = Name of the box
web-pieces-name-like = My box
web-pieces-sum = { $printed } typed in, { $ours } still ours
web-pieces-kept = Every change is kept in this browser.
web-pieces-download = Download the file
web-pieces-downloaded = { $name } is in your downloads.
web-pieces-read = Read a file
web-pieces-read-done = The file is read; go on from there.
web-pieces-read-without =
    { $count ->
        [1] One place could not be read: { $reason }.
       *[other] { $count } places could not be read, the first: { $reason }.
    }
web-pieces-anew-sure = Really forget all that is typed?
web-pieces-shelve = Put it on this server
web-pieces-shelved = New tables can now be opened with this box.

## In the browser: the replay

web-replay-title = Replay
web-line = Line { $line } of { $last }
web-own-line = Line { $line }, not replayed: { $text }
web-other-rules = It began by other rules or pieces.
web-first = To the beginning
web-back = One step back
web-forward = One step on
web-last = To the end
web-play-all = Let it run
web-pause = Pause
web-copy-line = Copy a link to this line
web-play-on = Play on from here
web-play-on-seats = You take the seat of
web-play-on-others = The others are played by programs.
web-play-on-cannot = The match is over here; go back a little to play on.
web-verify = Check the dice
web-verify-how = Before anybody sat down, a secret was sealed and its seal (a hash) was shown; then every seat added something of its own (a salt). Every draw follows from these, and your browser works them all out again.
web-verify-hash = The seal that was shown is that of the secret.
web-verify-hash-wrong = The seal that was shown is not that of the secret.
web-verify-draws =
    { $count ->
        [one] { $count } draw is as the dice gave it.
       *[other] All { $count } draws are as the dice gave them.
    }
web-verify-wrong = Draw { $number } after line { $line } is not what the dice gave.
web-verify-told = The first { $count } lines come from another match, and their draws from its dice.
web-verify-later = The secret of the dice is shown when the match is over; then the draws can be checked.
web-nothing-said = Nothing happened here.
web-expected = expected
web-course = What the position was worth to each, in points, turn by turn

## What is wrong with a file of pieces

pieces-at-line = Line { $line }: { $what }.
pieces-at-table = Line { $line }, { $table }: { $what }.
pieces-at-row = Line { $line }, row { $row } of { $table }: { $what }.
pieces-at-part = Line { $line }, row { $row } of { $table }, { $part } { $number }: { $what }.
pieces-empty = the file says nothing; the pieces were expected
pieces-large = the file has { $found } characters where { $most } are the most
pieces-toml = this is not TOML ({ $reason })
pieces-name = the name is { $value }; one line of at most { $most } characters is expected
pieces-game = the file is for the game { $value }; { $expected } is expected
pieces-missing = this is missing
pieces-lacks = “{ $key }” is missing
pieces-number = { $key } is { $value }; a whole number from { $low } to { $high } is expected
pieces-flag = { $key } is { $value }; true or false is expected
pieces-list = { $key } is { $value }; a list in square brackets is expected
pieces-word = { $key } is { $value }; expected is: { $names }
pieces-count = “{ $key }” counts { $found }; as many as { $expected } are expected
pieces-unknown = the name “{ $key }” is unknown here; known are: { $names }
pieces-unknown-table = this table is unknown; known are: { $names }
pieces-same = this is the same in every box and cannot be changed; leave the table out
pieces-ascending = the numbers of { $key } must rise

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Your own box of { $title }. Fill in each row from the printed piece and change its source to printed; rows that say designed are ours and may differ from the printed ones. The order of the rows within a kind does not matter unless it is said. Give the box a name. Whether all is right is said by: cathedrals pieces { $name } --check FILE
pieces-good = { $file } can be played with.
pieces-ours = { $table }: { $ours } of { $of } still designed by us

## Owners' own boxes at tables

refusal-no-such-pieces = There is no such box of pieces for this game.
refusal-no-room-for-pieces = There is room for { $most } boxes of pieces, and all of them are in use.
web-pieces = Pieces
web-pieces-ours = Ours
web-with-pieces = Pieces: { $box }
