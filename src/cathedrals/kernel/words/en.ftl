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

## Games played by programs, and records replayed

simulate-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game }, { $steps } steps, { $rate } steps a second
simulate-ending = { $count } ended so: { $ending }
simulate-seat = seat { $number } ({ $name }): wins { $wins } %, points { $points }
verify-done =
    { $draws ->
        [one] The one draw is as the dice gave it.
       *[other] All { $draws } draws are as the dice gave them.
    }
replay-running = { $game }, { $lines } lines: the match is running
replay-over = { $game }, { $lines } lines: the match is over, { $ending }

## In the guided first game

learn-read = Enter goes on.
learn-do = Now: { $words } ({ $move })
learn-go-on = The lesson is kept; go on with: cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = You may do that, but not in this lesson; do what is shown first.

## In the rulebook

mark-reading = (Our reading: the printed rules are silent here, or differ.)
mark-reported = (The figure comes from public reviews.)
mark-designed = (Designed by us: only the printed pieces show it.)

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
play-rule = { $name }: { $text }
play-languages = The languages are: { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Nothing has happened yet.
play-small = This window has fewer than 80 columns, so the table is told in sentences.

help =
    12, or a move’s text   play it; Tab completes, a word alone lists its moves
    hint                   the best few moves, and why
    { "?" } MOVE                 may I, and if not, which rule says so
    { "?" } PIECE   { "?" } RULE       what is that; the text of a rule by its number
    undo   log   table     take back your last answer; what happened; draw again
    save FILE  load FILE   keep the match; go on with another
    lang LANGUAGE          speak another language from now on
    quit                   leave; the match is kept in a file and can go on
