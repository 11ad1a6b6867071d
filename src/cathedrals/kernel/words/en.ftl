# The words of the frame: what is true of every match, whatever is played.

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
refusal-no-wish = Nobody asks to take that back now.
refusal-not-your-seat = You do not sit there; sit down first.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-table = There is no such table.
refusal-not-begun = The match has not begun; some seats are still free.
refusal-seat-taken = Somebody sits there already.
refusal-link-needed = This table is not open to all; come by its link.
refusal-bad-link = This link is not valid, or no longer.
refusal-no-person = At least one seat has to be for a person.
refusal-wrong-seats = This game is not played with { $count } seats.
refusal-unknown-program = There is no program “{ $name }”.
refusal-not-over = The match is not over yet.
refusal-no-such-line = There is no line { $line } in this match.
refusal-cannot-go-on = Nobody can play on from line { $line }: the match is over there.
refusal-does-not-replay = This match cannot go on: { $reason }
refusal-has-account = You have an account already.
refusal-name-taken = Somebody else is called “{ $name }”.
refusal-wrong-password = That name and that password do not belong together.
refusal-unreadable = That could not be understood: { $reason }
refusal-too-fast = That was too much at once; please wait a little.
refusal-too-big = That was too long.
refusal-foreign-origin = That came from another site and was not accepted.
refusal-cannot-be = { $reason }

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
result-wins = { $seat } wins.
result-shared = { $winners } share the victory.
winners-each = { $seat }

## In the terminal

play-person = Player
play-person-numbered = Player { $number }
play-question = { $seat }: { $question }
play-over = The match is over: { $ending }.
play-prompt = { $seat }>
play-prompt-over = over>
play-prompt-page = Enter goes on:
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
play-nothing-known = Nothing is called “{ $move }” here; try ? alone.
play-hint = { $number } { $move }: { $words }
play-reasons = { $first }, { $second }
play-hint-no-reason = nothing here changes much
play-nothing-yet = Nothing has happened yet.
play-small = This window has fewer than 80 columns, so the table is told in sentences.

help =
    12, or a move’s text   play it; Tab completes, a word alone lists its moves
    hint                   the best few moves, and why
    { "?" } MOVE                 may I, and if not, which rule says so
    { "?" } PIECE   { "?" } RULE       what is that; the text of a rule by its number
    undo   log   table     take back your last answer; what happened; draw again
    save FILE  load FILE   keep the match; go on with another
    quit                   leave; the match is kept in a file and can go on

## What is often said

phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-hurry = Please hurry a little.
phrase-thinking = Let me think.
phrase-sorry = Sorry!
phrase-rematch = Once more?

## The server

serve-ready = Cathedrals is running on { $url } until Ctrl-C stops it.

## On the plain page

page-title = Cathedrals
page-new = Open a table
page-game = Game
page-against = Against
page-solo = nobody but the game itself
page-person = whoever comes
page-open = Open
page-tables = Open tables
page-sit = Sit down
page-move = Your move
page-play = Play
page-undo = Take back
page-resign = Resign
page-say = Say
page-waiting = Waiting for others to sit down. They can come by this link:
page-lost = The connection was lost; it is being made again.
page-record = The record
