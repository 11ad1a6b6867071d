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

## The programs

program-random = Answers as the wind blows; good for a first look at the table.
program-greedy = Takes what this turn can give, and never asks what comes after.
program-apprentice = Eager hands and short sight: lays a sound stone today and forgets about tomorrow.
program-journeyman = Has seen a few building sites, and looks at what you will do next.
program-master = Thinks a turn further than you like, and leaves you little of the good stone.
program-architect = Sees the whole cathedral while others see a wall, and takes the time to do so.

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
play-hint-where = Look at { $words }.
play-hint-nowhere = No piece matters more than another now.
play-hint-why = Something here would bring: { $words }.
play-hint-which = Say hint, hint where or hint why.
play-why = { $seat }: { $words }.
play-why-outlook = { $words }; it gives itself { $share } %
play-why-nobody = No program has moved yet.
play-reasons = { $first }, { $second }
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
    quit                   leave; the match is kept in a file and can go on
