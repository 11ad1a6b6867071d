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
refusal-unknown-move = “{ $move }” is not a move in this game.
refusal-not-asked = It isn’t your turn; please wait.
refusal-stale = Something has changed in the meantime; take another look and choose again.
refusal-nothing-to-undo = There is nothing to undo after line { $line }.
refusal-undo-not-yours = The move after line { $line } wasn’t yours; you can only undo your own.
refusal-undo-needs-consent = Since line { $line }, something has been rolled or drawn, or someone else has moved; ask the others to agree first.
refusal-no-wish = Nobody is asking to undo that.
refusal-not-your-seat = That isn’t your seat; sit down first.
refusal-no-such-page = There’s nothing at this address.
refusal-no-such-table = There’s no such table.
refusal-not-begun = The match hasn’t started yet; some seats are still free.
refusal-seat-taken = That seat is taken.
refusal-link-needed = This table is private; please use its link.
refusal-bad-link = This link is invalid or has expired.
refusal-link-used = Someone has already opened this link; ask for a new one.
refusal-too-many-links = There are already { $count } links to your seat; revoke some first.
refusal-too-many-tables = You have { $count } unfinished matches; end one of them before you open another table.
refusal-too-many-open-tables = You have { $count } tables waiting for players; leave one of them before you open another.
refusal-too-many-new-tables = Too many tables have been opened from here; try again in a minute.
refusal-too-many-seats = You’re already waiting at { $count } tables opened by others; leave one of them first.
refusal-one-seat-each = At someone else’s table you can have only one seat, and you already have it.
refusal-too-many-reports = The host already has { $count } reports from you; please save this one as a file.
refusal-reports-full = The host can’t keep any more reports; please save this one as a file.
refusal-not-your-table = Only the person who opened this table can do that.
refusal-table-begun = This table is no longer waiting for players.
refusal-nobody-to-kick = There’s nobody in that seat to remove.
refusal-kicked = The host removed you from this table; please choose another.
refusal-kicked-nearby = The host removed someone from this table who came from your address; ask the host for the table’s link.
refusal-hints-forbidden = Hints are turned off at this table.
refusal-not-elsewhere-yet = This match is being played without hints; you can start another from it only once it’s over.
refusal-dice-gone = These dice have already been used or have expired; ask for new ones.
refusal-no-person = At least one seat has to be for a person.
refusal-wrong-seats =
    { $count ->
        [one] This game isn’t for { $count } player.
       *[other] This game isn’t for { $count } players.
    }
refusal-unknown-program = There’s no program called “{ $name }”.
refusal-not-over = The match isn’t over yet.
refusal-no-such-line = There’s no line { $line } in this match.
refusal-cannot-go-on = You can’t play on from line { $line }: the match is over there.
refusal-not-replayed = You can’t play on from line { $line }: under today’s rules the match only gets as far as line { $last }.
refusal-not-planned-further = Nobody can know what comes next here; undo a move in your plan.
refusal-does-not-replay = This match can’t continue: { $reason }
refusal-has-account = You already have an account.
refusal-name-taken = The name “{ $name }” is already taken.
refusal-wrong-password = Wrong name or password.
refusal-signed-out = You’ve been signed out here; sign in again to continue.
refusal-banned = You’ve been banned by the host of this server.
refusal-wrong-old-password = That isn’t your current password.
refusal-no-account = You don’t have an account yet; create one first.
refusal-bad-reset = This link is invalid or has already been used; ask the host for a new one.
refusal-name-of-account = “{ $name }” looks too much like the name of an account here; please choose another.
refusal-name-of-program = “{ $name }” is the name of a program here, or too close to one; choose another or add to it.
refusal-name-of-host = “{ $name }” sounds as if you ran this server; please choose another name.
refusal-bad-name = A name needs letters from a single script and no invisible characters; please choose another.
refusal-unreadable = That couldn’t be understood: { $reason }
refusal-no-hint-yet = No hint was found in time; please ask again.
refusal-record-full = { $most } lines of this match no longer count, and that is the limit: nothing more can be undone, and nobody can take over a seat. Play on, resign, or start a new match from any position in this one.
refusal-too-late-to-go-on = A new match can only start from the first { $most } lines of another; choose an earlier position.
refusal-too-fast = Too many requests; please wait a moment.
refusal-too-big = That’s too long.
refusal-too-slow = That took too long to arrive; please send it again.
refusal-too-many = Too many connections are open from your address; please close one first.
refusal-foreign-origin = That came from another site and was rejected.
refusal-unknown-host = This server doesn’t go by that name; use the address its host gave you.
refusal-wrong-key = That isn’t the host’s key; use the link shown in the terminal.
refusal-no-such-piece = There’s no piece { $number } in { $table }.
refusal-same-pieces = These are the built-in pieces, so there’s nothing to add.
refusal-other-box-called = This server already has another box called { $name }; give this one a different name.
refusal-not-on-shelf = The box isn’t on this server any more.
refusal-box-at-start = { $name } was given with --pieces when the server was started, so it can’t be taken off or replaced here; start the server without it.
refusal-cannot-be = { $reason }
refusal-failed = Something went wrong on the server; please mention { $request } to whoever runs it.
refusal-not-kept = That couldn’t be saved just now; please try again in a moment.

## About the match

remark-undo = { $seat } undoes everything after line { $line }.
remark-agree = { $seat } agrees to undo everything after line { $line }.
remark-resign = { $seat } resigns.
remark-leave = { $seat } leaves the table.
remark-program = { $name }, a program, takes over { $seat }’s seat.
remark-person = { $name } takes over { $seat }’s seat.

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
    } of { $game }, { $steps } steps, { $rate } steps per second
simulate-ending = { $count } ended because { $ending }
simulate-seat = { $name }: wins { $wins }%, points { $points }
verify-done =
    { $draws ->
        [one] The one draw checks out.
       *[other] All { $draws } draws check out.
    }
verify-some = Draws that check out: { $draws }; made under other rules or with other pieces, so they can’t be checked: { $left }.
verify-seed = They come from a seed, which whoever started the match could choose.
verify-no-salts = Nobody at the table added anything to these dice, so the host could have chosen them alone.
verify-old-salts = The record doesn’t say who added what to these dice, and some of it may have come from the host, so the host could have chosen them alone.
verify-salts = People who added something of their own to these dice: { $people }. If at least one of them saw this seal first and isn’t in league with the host, then the host couldn’t have chosen the dice alone, only together with whoever sat down last.
verify-ahead = This doesn’t prove that the host didn’t look ahead.
verify-seal-kept = The seal is the one you were shown.
verify-salt-kept = Your part is in these dice.
replay-running = { $game }, { $lines } lines: the match is in progress
replay-over = { $game }, { $lines } lines: the match is over ({ $ending })
replay-lost = This match was played under other rules or with other pieces; from line { $line } on, you see only the lines of its record.
replay-held = Under today’s rules it would end differently; the result shown is the original one.
replay-renewed = It began under other rules or with other pieces; since line { $line } it has been played under today’s, continuing after line { $after }.
report-said = What was expected:
report-program = Program
report-rules = Rules
report-pieces = Pieces
report-client = Browser client
report-same = { $part }: { $then }, the same today
report-other = { $part }: { $then } then, { $now } today
report-seen = Language { $language }, window { $window }, browser { $browser }
report-replays = The record replays today.
report-lost = From line { $line } on, the record doesn’t replay today.
report-line = Line { $line } of { $last }
report-breaks = The record doesn’t replay today: { $reason }
report-seat = Reported from { $seat }’s seat.
report-next = What followed: { $line }

## An analysis of a match

analyse-title = { $game }: luck, skill and mistakes
analyse-running = The match is still in progress; this is how it stands.
analyse-way = How each player’s chance of winning came about, in percent:
analyse-even = Equal chances
analyse-deal = Setup and seat
analyse-dice = Luck
analyse-errors = Own errors
analyse-gifts = Others’ errors
analyse-rest = Unforeseen
analyse-result = Result
analyse-now = Now
analyse-rest-means = Unforeseen: what turned out differently from what the program expected, with no luck or error to explain it.
analyse-played = { $seat }: accuracy { $accuracy } out of 100; slips: { $slip }, mistakes: { $mistake }, blunders: { $blunder }.
analyse-played-nothing = { $seat }: nothing to choose, so nothing to judge.
analyse-like = Plays at about the level of the program { $program }.
analyse-resigned = { $seat } resigned; at that point the chance of winning was { $share }%.
analyse-dearest = The turns that cost most:
analyse-none-dear = No turn cost anything worth mentioning.
analyse-turn = { $number }. { $seat }, line { $line }: { $lost }% lost, from { $before }% to { $after }%{ $mark ->
        [slip] {" "}(a slip)
        [mistake] {" "}(a mistake)
        [blunder] {" "}(a blunder)
       *[none] {""}
    }
analyse-turn-played = Played: { $moves }
analyse-turn-better = Better: { $moves }
analyse-turn-why = Why: { $words }
analyse-turn-later = Why: it pays off in the turns that follow.
analyse-evaluator = { $settings ->
        [deep] Analysed deeply
       *[quick] Analysed quickly
    } by a program; it can be wrong. Its version: { $digest }
analyse-percent = { $share }%
analyse-picture-about = Each player’s chance of winning, line by line, as bands stacked one above the other. Below, a lane for each seat: triangles for luck; dots, squares and stars for slips, mistakes and blunders.
analyse-picture-luck = Line { $line }: luck { $size }%
analyse-picture-mark = Line { $line }: { $mark ->
        [slip] slip
        [mistake] mistake
       *[blunder] blunder
    }, { $size }%
analyse-picture-good = good luck
analyse-picture-bad = bad luck
analyse-mark-slip = slip
analyse-mark-mistake = mistake
analyse-mark-blunder = blunder

## In the guided first game

learn-read = Press Enter to continue.
learn-do = Now: { $words } ({ $move })
learn-go-on = The lesson is saved; continue with: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = That’s allowed, but not at this point in the lesson; do what’s shown first.

## In the rulebook

mark-reading = (Our reading: the printed rules say nothing here, or differ.)
mark-reported = (This figure comes from public reviews.)
mark-designed = (Designed by us: no published text says.)

## The programs

character-random = Plays whichever way the wind blows; good for a first look at the table.
character-greedy = Takes what this turn has to give, and never asks what comes next.
character-apprentice = Eager hands and short sight: lays a sound stone today and forgets about tomorrow.
character-journeyman = Has seen a few building sites, and keeps an eye on what you’ll do next.
character-master = Thinks one turn further than you’d like, and leaves you little of the good stone.
character-architect = Sees the whole cathedral where others see a wall, and takes its time.

## In the terminal

play-person = Player
play-person-numbered = Player { $number }
play-question = { $seat }: { $question }
play-over = The match is over: { $ending }.
play-prompt = { $seat }>
play-prompt-over = over>
play-prompt-page = Press Enter to continue:
play-more-moves =
    { $count ->
        [one] … { $count } more: type + to see it
       *[other] … { $count } more: type + to see them
    }
play-last-moves = + goes back to the first moves
play-since = Since your last move:
play-nobody-did = { $events }
play-did = { $seat }: { $events }
play-welcome = { $game }. Type a number or a move; ? explains, hint advises, quit saves the match for later.
play-taken-back = Undone.
play-saved = The match is saved in { $file }.
play-loaded = Continuing the match in { $file }.
play-go-on = The match is saved; continue with: cathedrals play { $name } --load { $file }
play-not-written = { $file } can’t be written ({ $reason }); try another path.
play-which-file = Name a file: { $move } FILE
play-no-number = There’s no choice { $number }; choose from 1 to { $count }.
play-unknown = No move starts with “{ $move }” right now; type ? for help.
play-means = “{ $move }” could mean:
play-legal = { $words }: you can play this now.
play-wastes = { $words }? Type { $move } again to confirm, or { $instead } to take what’s left first.
play-nothing-known = There’s nothing called “{ $move }” here; try ? on its own.
play-hint = { $number } { $move } ({ $share }% to win): { $words }
play-hint-where = Look at { $pieces }.
pieces-each = { $words }
play-hint-nowhere = No piece stands out right now.
play-hint-why = What a move here would change: { $words }.
play-hint-why-nothing = No move changes much here.
play-hint-which = Type hint, hint where or hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; it puts its chance of winning at { $share }%
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
        } { $size ->
            [one] { $size } point
           *[other] { $size } points
        }
    }
play-hint-no-reason = nothing changes much here
play-rule = { $name }: { $text }
play-languages = Available languages: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Nothing has happened yet.
play-small = This window has fewer than 80 columns, so the table is described in sentences.

help =
    12, or a move as text  play it; Tab completes, a word on its own lists its moves
    hint                   the best moves and why; to see less: hint where, hint why
    why                    why the programs moved as they did
    { "?" } MOVE                 is it allowed, and if not, which rule says so
    { "?" } PIECE   { "?" } RULE       what it is; the text of a rule, by its number
    undo   log   table     undo your last move; what happened; draw the table again
    save FILE  load FILE   save the match; open another
    lang LANGUAGE          switch to another language
    quit                   leave; the match is saved in a file for later

## What is often said

phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-hurry = A little quicker, please!
phrase-thinking = Let me think.
phrase-sorry = Sorry!
phrase-rematch = Another game?

## The server

serve-ready = Cathedrals is running on { $what } (press Ctrl-C to stop it).
serve-host = As the host you can add boxes of your own at { $what } (keep this link to yourself).
serve-kept = Matches are saved in { $what }.
serve-other-port = Port { $what } is in use, so another one was chosen.
serve-already = Cathedrals is already running on { $what }.
serve-stopped = Cathedrals has stopped. The matches are saved in { $what }.
backup-done = The backup is in { $file }. Keep it to yourself: it contains names, passwords (as hashes) and keys.
restore-done = Restored, and every match was replayed. Matches: { $matches }, accounts: { $accounts }, lines: { $lines }.
restore-lost = This version can’t replay these matches to the end; they are kept as they were: { $matches }.

## In the browser

web-title = Cathedrals
web-not-built = The browser pages haven’t been built yet: make play builds them.
web-description = Board games about building cathedrals, played with friends or against programs, with rulebooks and guided first games.
numbered-name = { $name } { $number }
left-seat = { $name } (left)
# What nobody may be called, each by its commas: who runs a server, in all forms the language has.
names-of-host = Cathedrals, Admin, Administrator, Host, Server, Moderator, Operator, System, Support
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

web-connecting = Connecting…
web-away = Can’t reach the server
web-away-wait = The page keeps trying; nothing you’ve seen is lost.
web-try-now = Try now
web-broken = Something went wrong on this page
web-broken-told = The host has been told. Nothing that was played is lost.
web-open-anew = Reload the page
web-no-match = There’s no match here
web-to-lobby = To the lobby
web-home = Cathedrals: back to the lobby
web-reconnecting = Reconnecting
web-reconnecting-kept = Your move is saved here and will be sent.
web-reconnecting-only = The connection was lost; trying again.

## In the browser: the lobby

web-account = Account
web-settings = Settings
web-theme = Theme
web-theme-dark = Dark
web-theme-light = Light
web-speed = Animations
web-speed-none = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-sound = Sound
web-volume = Volume
web-volume-percent = { $volume }%
web-calls = Ring when it’s your turn and this page is out of sight
web-hints = Hints
web-language = Language
web-third-party = Third-party components and their licences
web-keys = Keyboard
web-key-u = U
web-does-u = undoes your last move
web-key-h = H
web-does-h = shows where to look, then why, then which move
web-key-why = ?
web-does-why = shows why something isn’t possible
web-key-l = L
web-does-l = opens the log
web-key-c = C
web-does-c = opens the chat
web-key-p = P
web-does-p = tries out moves in private, or goes back to the table
web-key-n = N
web-does-n = opens your notes
web-key-escape = Esc
web-does-escape = goes one step back
web-key-numbers = 1 to 9
web-does-numbers = choose from the panel
web-key-arrows = Arrows
web-does-arrows = move from piece to piece; Enter chooses
web-key-enter = Enter
web-does-enter = ends the turn when no piece is chosen
web-key-f6 = F6
web-does-f6 = goes to the next part of the table
web-key-slash = /
web-does-slash = lets you type a move

web-your-turn = Your turn
web-to-move = { $name } to move
web-continue = Continue
web-open = Open
web-play-now = Play
web-first-game = Against a program, with help at every step. No account needed.
web-waiting-for-people = Waiting for players
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
web-dice-part = Your part in the dice
web-dice-why = Every draw follows from a secret of the host’s and from what the people at the table add to it. The host has to seal its secret before it learns your part, so it can’t choose the dice alone.
web-dice-word = A word of your own
web-dice-word-how = What’s added after it is random every time, so nobody can know your part in advance.
web-open-tables = Open tables
web-no-open = No open tables. Start one with a free seat, or play against a program.
web-free-seats =
    { $names }; { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
web-join = Join
web-watch = Watch
web-no-watch = Nobody else is playing right now.
web-watch-this = Watch { $game }
web-score = { $name } { $score }
web-my-matches = Your matches
web-no-matches = Your finished matches will appear here, each with its replay.
web-replay-this = Replay of { $game }
web-going-on = in progress
web-won = Won, { $own } to { $other }
web-lost = Lost, { $own } to { $other }
web-drawn = Tied, { $own } to { $other }
web-game-of = { $game }, { $day }

web-name = Name
web-your-name = What shall we call you?
web-be-called = Use this name
web-called = That’s your name from now on.
web-guest = You’re here as a guest. An account keeps your matches and lets you play on other devices.
web-has-account = { $name } has an account here.
web-password = Password
web-password-long = A password needs at least { $count } characters.
web-open-account = Create an account
web-account-opened = Your account is ready, and your matches are saved in it.
web-sign-in = Sign in
web-entered = Welcome back.
web-sign-out = Sign out
web-signed-out = You’ve signed out.
web-sign-out-everywhere = Sign out everywhere
web-signed-out-everywhere = You’ve signed out in every browser.
web-password-now = Current password
web-password-new = New password
web-password-change = Change password
web-password-changed = Your password has been changed. You’ve been signed out everywhere but here.
web-reset-title = Choose a new password
web-reset-how = The host made this link for you. It works once.
web-account-mark = has an account

web-seat-free = A free seat
web-hints-allowed = Hints allowed
web-without-hints = Played without hints.
web-listed = Listed in the lobby
web-remove = Remove from the table
web-remove-sure = Really remove?
web-invite = Send this link to the people you want to play with.
web-invite-again = Send this link to whoever should take an empty seat or replace a program.
web-share = Share
web-copy = Copy
web-copied = Copied
web-leave = Leave
web-invited = There’s a free seat for you at this table.
web-sit-down = Sit down
web-take-seat-back = Take your seat back
web-take-over-from = Take over from { $seat }
web-sits-again = { $name } sits down again.

## In the browser: the table

web-asks = { $seat }: { $question }
web-choices =
    { $count ->
        [one] { $count } choice.
       *[other] { $count } choices.
    }
web-your-answer = Your decision
web-turn-of = { $seat } to move
web-over = Game over
web-watching = You’re watching
web-you-watch = You’re watching; no action needed.
web-panel = Actions
web-hint = Hint
web-rules = Rules
web-log = Log
web-chat = Chat
web-notes = Notes
web-notes-private = Only you can read these notes. They are kept with the match.
web-notes-unread = Your notes can’t be loaded right now.
web-notes-saved = Saved.
web-notes-changed = Saving…
web-notes-unsaved = Not saved yet: the server isn’t answering. Trying again…
web-notes-full = No room left in your notes; shorten them first.
web-plan-open = Try out moves in private
web-plan-panel = Your plan
web-plan-private = Your plan: only you can see it, and nothing is played.
web-plan-old = The match has moved on; your plan stays as it is.
web-plan-your-turn = It’s your turn at the table; your plan stays as it is.
web-plan-back = Back to the table
web-plan-for = Playing for { $seat }: { $question }
web-plan-chance = Suppose: { $question }
web-plan-no-further = The plan goes no further from here. Undo a move to try another one.
web-plan-note = Add the plan to your notes
web-plan-noted = Plan:
web-final = Scoring
web-undo = Undo
web-undo-border = You can’t undo now: something has been rolled or drawn, or someone else has moved.
web-ask-undo = Ask to undo
web-back-to = Undo everything after line { $line }
web-end-turn = End turn
web-chosen = chosen piece
web-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-type = Type a move
web-why = Why not?
web-ask-why = Wondering why something isn’t possible? Choose it.
web-about-question = What does this mean?
web-not-accepted = That didn’t work
web-rule = Rule { $rule }
web-choose-again = Choose again
web-waste = { $move }?
web-waste-again = Choose it again if you mean it; otherwise: { $move }.
web-hint-where = Look at what’s glowing.
web-hint-here = Look at the buttons here.
web-hint-why = What it leads to: { $why }.
web-hint-ask-why = Why?
web-why-so = Why that move?
web-hint-ask-which = Show the move
web-hint-share = { $share }% to win
web-hint-share-means = Chance of winning, as the program sees it
web-thinks = { $seat } is thinking
web-program-thinks = A program; it’ll move in a moment.
web-person-thinks = You’ll be told when it’s your turn.
web-seat-left = A seat is empty
web-seat-left-wait = Someone has left. Who should take over?
web-wish = { $seat } asks to undo a move
web-wish-others = Someone else has moved since, so everyone has to agree. This would be undone:
web-wish-chance = Something has been rolled or drawn since, so everyone has to agree. This would be undone:
web-wish-own = You’ve asked to undo a move
web-wish-wait = It’ll be undone once everyone agrees.
web-wish-yes = Agree
web-wish-no = No
web-took-back = { $seat } undid a move
web-end-of-turn = { $seat }: end of turn
web-since-yours = Since your last turn
web-earlier-in-log = Earlier turns are in the log.
web-you-won = You won!
web-because = The match is over: { $ending }.
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-this-match = This match
web-resign = Resign
web-resign-sure = Really resign?
web-leave-sure = Really leave?
web-program-sure = Who takes over?
web-resign-how = You give up. With two players the match ends; with more, someone else can take your seat.
web-leave-how = Your seat becomes free: someone else, or a program, can play on.
web-program-how = A program plays on for you. Come back to this table and you can take your seat again.
web-hand-over = Hand over to a program
web-other-device = Play on another device
web-other-device-how = Whoever opens this link first can play your seat too, until you revoke it. It expires after 30 days.
web-seat-links = Links to your seat
web-seat-link-unused = not opened yet
web-seat-link-used = opened by { $name }
web-seat-link-take = Revoke
web-seat-link-take-all = Revoke all
web-lent-title = Take { $name }’s seat at this table, in this browser?
web-lent-how = You’re still { $you } here. But whatever you do at this table counts for { $name }, who can take the seat back.
web-lent-sit = Take the seat
web-lent-look = Just watch
web-record = Record
web-report = Report a problem
web-report-expected = What did you expect, and what happened instead?
web-report-goes = This will be included:
web-report-line = Line
web-report-seat = Seat
web-report-version = Program
web-report-rules = Rules
web-report-pieces = Pieces
web-report-client = Page
web-report-language = Language
web-report-window = Window
web-report-browser = Browser
web-report-record = Record
web-report-lines = { $count } lines, with the names of the people at the table
web-report-not = Nothing else: no chat, no links, and not the secret behind the dice.
web-report-whole = The whole file
web-report-save = Save as a file
web-report-send = Send to the host
web-report-saved = Saved as { $name }.
web-report-sent = The host has it as report { $id }. Thank you!
web-setup = Setup
web-turn-at =
    { $move ->
        [0] Turn { $turn } of { $last }
       *[other] Turn { $turn } of { $last }, move { $move }
    }
web-go-to-line = Show the table at this point
web-no-chat = Nobody has said anything yet.
web-write = Write a message
web-send = Send
web-plain-pieces = Pieces
web-plain-scores = Scores in detail
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
web-try-nothing = That isn’t what’s being asked.
web-to-rulebook = Back to the rulebook

## In the browser: the guided first game

web-learn = Learn
web-learn-title = Learn by playing
web-learn-how = A guided match of about ten minutes against a friendly program. You can leave at any time and continue later.
web-learn-begin = Start
web-learn-go-on = Continue
web-learn-anew = Start over
web-guided = Guided game
web-lesson-of = Step { $number } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-only = Choose what’s glowing
web-lesson-only-how = Choose anything else to see why it has to wait. Nothing can go wrong: the lesson waits, and you can step back.
web-lesson-read = Read on
web-lesson-read-how = There’s nothing to do here; continue when you’re ready.
web-lesson-done = Well done!

## In the browser: a box of one’s own

web-own-box = Your own box
web-pieces-how = No public text shows what’s printed on the cards, so we designed our own. If you own one of the games, you can type in its pieces here, one by one; leave at any time and continue later.
web-pieces-begin = Type in the pieces
web-pieces-none = There’s no list of pieces here
web-pieces-of = Your own box: { $game }
web-pieces-kinds = Kinds of pieces
web-pieces-piece = The piece
web-pieces-says = What’s printed on it
web-pieces-number = { $number } of { $count }
web-pieces-is-printed = as printed
web-pieces-is-begun = started, not confirmed
web-pieces-is-ours = designed by us
web-pieces-is-known = known
web-pieces-source-rulebook = from the rulebook
web-pieces-source-reported = from reviews
web-pieces-mark = Piece { $number }: { $state }
web-pieces-wrong = doesn’t fit yet
web-pieces-wrongs = What doesn’t fit yet
web-pieces-back = Previous piece
web-pieces-on = Next piece
web-pieces-restore = Back to ours
web-pieces-skip = Skip
web-pieces-as-printed = As printed
web-pieces-all-the-same = Yes, that’s what it says
web-pieces-next-number = Next number
web-pieces-keys = Type the numbers: where one digit is enough, the next field is selected automatically; elsewhere press Space. Enter confirms the piece. Page Up and Page Down: previous and next piece.
web-pieces-any-order = The order you type them in doesn’t matter.
web-pieces-expected = This should be a whole number from { $low } to { $high }.
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
web-pieces-known = known from rules or reviews
web-pieces-some-known = { $printed } of { $count } typed in; { $known } known, { $ours } still ours
web-pieces-far = { $name }: { $far }
web-pieces-name = Name of the box
web-pieces-name-like = My box
web-pieces-sum = { $printed } typed in, { $ours } still ours
web-pieces-done = Everything has been typed in.
web-pieces-kept = Every change is saved in this browser.
web-pieces-download = Download the file
web-pieces-downloaded = { $name } is in your downloads.
web-pieces-read = Open a file
web-pieces-no-file = This isn’t a file of pieces, or line { $line } of it is damaged.
web-pieces-read-done = The file has been read; carry on from there.
web-pieces-read-without =
    { $count ->
        [1] One place couldn’t be read: { $reason }.
       *[other] { $count } places couldn’t be read, the first: { $reason }.
    }
web-pieces-anew-sure = Really discard everything you’ve typed?
web-pieces-undo-file = Undo opening the file
web-pieces-undo-anew = Undo starting over
web-pieces-shelve = Put it on this server
web-pieces-shelve-confirm = Before the box can go on this server, confirm at least one piece.
web-pieces-shelve-mend = Before the box can go on this server, fix what doesn’t fit.
web-pieces-shelve-name = Before the box can go on this server, give it a name.
web-pieces-shelve-begun = Before the box can go on this server, confirm the pieces you’ve started, or go back to ours.
web-pieces-shelve-built-in = So far everything matches our pieces, so there’s nothing to put on this server.
web-pieces-replace = Replace it (matches already begun keep the old one)
web-pieces-rename = Rename it to { $name } there
web-pieces-shelved = New tables can now be opened with this box.
web-pieces-open = Open a table with it
web-pieces-take-off = Take it off this server
web-pieces-take-off-sure = Yes, take it off
web-pieces-take-off-how = After that, no new table can be opened with it. Tables and matches that already have it keep it.
web-pieces-taken-off = No new table can be opened with { $name } any more.
web-pieces-to-begun = Show what’s not confirmed
web-pieces-shelf = On this server
web-pieces-shelf-absent = Not on this server yet.
web-pieces-shelf-same = On this server, exactly as you’ve confirmed it here.
web-pieces-shelf-renamed = On this server, under the name { $name }.
web-pieces-shelf-other = A box of this name is on this server, but it differs from what you’ve confirmed here.
web-pieces-shelf-others = Other boxes on this server
web-pieces-for-host = Download the file when you’re done: with it, your host can offer tables with this box.

## In the browser: the replay

web-replay-title = Replay
web-replay-running = This is a replay; the match is still in progress.
web-own-line = Line { $line }, not replayed: { $text }
web-other-rules = It began under other rules or with other pieces.
web-first = To the start
web-back = Step back
web-forward = Step forward
web-last = To the end
web-play-all = Play
web-pause = Pause
web-copy-line = Copy a link to this moment
web-play-on = Play on from here
web-play-on-seats = Play as
web-play-on-others = Who plays the others
web-play-on-cannot = The match is over here; go back a little to play on.
web-verify = Check the dice
web-verify-how = Every draw follows from a secret of the host’s and from what the people at the table add to it (their salt). The host first seals the secret and shows the seal (a hash); only then does it learn what they add. When the match is over, the secret is published, and your browser works out every draw again.
web-verify-hash = The published secret matches the seal.
web-verify-hash-wrong = The published secret doesn’t match the seal.
web-verify-draws =
    { $count ->
        [one] { $count } draw checks out.
       *[other] All { $count } draws check out.
    }
web-verify-wrong = Draw { $number } after line { $line } isn’t what the dice gave.
web-verify-told = The first { $count } lines come from another match, and their draws from that match’s dice.
web-verify-later = The secret behind the dice is shown when the match is over; then the draws can be checked.
web-verify-nobody = This browser was shown the seal before it sent your part, and nobody added anything after you. So nobody could have chosen these dice, not even the host.
web-verify-after = This browser was shown the seal before it sent your part, so the host couldn’t have chosen these dice alone, only together with someone who added their part after you: { $people }.
web-verify-seal-changed = The host changed the seal: this browser was shown a different one. The dice may have been chosen.
web-verify-salt-changed = The host changed your part or left it out. The dice may have been chosen.
web-verify-not-here = This browser wasn’t at this table, so it doesn’t know which seal was shown there.
web-verify-page = This page comes from the host too. To rely on nobody, note down the seal and your part, and check the record on your own computer:
web-nothing-said = Nothing happened here.
web-chance = chance of winning
web-course = Each player’s chance of winning, turn by turn

## What is wrong with a file of pieces

pieces-at-line = Line { $line }: { $what }.
pieces-at-table = Line { $line }, { $table }: { $what }.
pieces-at-row = Line { $line }, row { $row } of { $table }: { $what }.
pieces-at-part = Line { $line }, row { $row } of { $table }, { $part } { $number }: { $what }.
pieces-empty = the file is empty; it should list the pieces
pieces-large = the file has { $found } characters; the limit is { $most }
pieces-crowded = the file says more than any box holds: “{ $sign }” occurs { $found } times; the limit is { $most }
pieces-toml = this isn’t TOML ({ $reason })
pieces-name = the name is { $value }; it should be one line of at most { $most } characters
pieces-game = the file is for the game { $value }; it should be for { $expected }
pieces-missing = this is missing
pieces-lacks = “{ $key }” is missing
pieces-number = { $key } is { $value }; it should be a whole number from { $low } to { $high }
pieces-flag = { $key } is { $value }; it should be true or false
pieces-list = { $key } is { $value }; it should be a list in square brackets
pieces-word = { $key } is { $value }; it should be one of: { $names }
pieces-count = “{ $key }” lists { $found }; it should list { $expected }
pieces-unknown = the name “{ $key }” is unknown here; the known ones are: { $names }
pieces-unknown-table = this table is unknown; the known ones are: { $names }
pieces-same = this is the same in every box and can’t be changed; leave the table out
pieces-ascending = the numbers of { $key } must be in ascending order

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Your own box of { $title }. Fill in each row from the printed piece and change its source to printed; rows that say designed are ours and may differ from the printed ones. The order of the rows within a kind doesn’t matter unless it says so. Give the box a name. To see whether everything is right: cathedrals pieces { $name } --check FILE
pieces-good = { $file } is ready to play with.
pieces-ours = { $table }: { $ours } of { $of } still designed by us

## Owners' own boxes at tables

refusal-no-such-pieces = There’s no such box of pieces for this game.
refusal-no-room-for-pieces = There’s room for { $most } boxes of pieces, and all of them are in use.
web-pieces = Pieces
web-pieces-ours = Ours
web-with-pieces = Pieces: { $box }
