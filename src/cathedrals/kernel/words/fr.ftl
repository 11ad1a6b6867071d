# The words of the frame: what is true of every match, whatever is played.

## This language, as its speakers call it

language-name = Français

## Lists

list-empty = rien
list-next = { $items }, { $item }
list-last = { $items } et { $item }

## Who speaks

chance = le hasard
seat = place { $number }

## Why not

refusal-over = La partie est terminée.
refusal-unknown-move = « { $move } » n’est pas un coup de ce jeu.
refusal-not-asked = Ce n’est pas à vous de jouer ; patientez un peu.
refusal-stale = La situation a changé entre-temps ; regardez à nouveau, puis choisissez.
refusal-nothing-to-undo = Il n’y a rien à annuler après la ligne { $line }.
refusal-undo-not-yours = Le coup qui suit la ligne { $line } n’est pas le vôtre ; vous ne pouvez annuler que vos propres coups.
refusal-undo-needs-consent = Depuis la ligne { $line }, un tirage a eu lieu ou quelqu’un d’autre a joué ; demandez d’abord leur accord aux autres.
refusal-no-wish = Personne ne demande d’annulation en ce moment.
refusal-not-your-seat = Cette place n’est pas la vôtre ; asseyez-vous d’abord.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-table = Cette table n’existe pas.
refusal-not-begun = La partie n’a pas commencé ; il reste des places libres.
refusal-seat-taken = Cette place est déjà prise.
refusal-link-needed = Cette table n’est pas ouverte à tous ; venez par son lien.
refusal-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
refusal-link-used = Quelqu’un a déjà ouvert ce lien ; demandez-en un autre.
refusal-too-many-links = Il y a déjà { $count } liens vers votre place ; retirez-en d’abord.
refusal-too-many-tables = Vous avez { $count } parties inachevées ; terminez-en une avant d’ouvrir une autre table.
refusal-too-many-open-tables = Vous avez { $count } tables qui attendent des joueurs ; quittez-en une avant d’en ouvrir une autre.
refusal-too-many-new-tables = Trop de tables ont été ouvertes d’ici ; réessayez dans une minute.
refusal-too-many-seats = Vous attendez déjà à { $count } tables d’autres joueurs ; quittez-en d’abord une.
refusal-one-seat-each = À la table de quelqu’un d’autre, on ne peut avoir qu’une place, et vous l’avez déjà.
refusal-too-many-reports = L’hôte garde déjà { $count } de vos signalements ; enregistrez celui-ci dans un fichier.
refusal-reports-full = L’hôte n’a plus de place pour des signalements ; enregistrez celui-ci dans un fichier.
refusal-not-your-table = Seule la personne qui a ouvert cette table peut faire cela.
refusal-table-begun = Cette table n’attend plus de joueurs.
refusal-nobody-to-kick = Il n’y a personne à retirer de cette place.
refusal-kicked = L’hôte vous a retiré de cette table ; choisissez-en une autre.
refusal-kicked-nearby = L’hôte a retiré de cette table quelqu’un qui venait de votre adresse ; demandez-lui le lien de la table.
refusal-hints-forbidden = À cette table, on joue sans conseils.
refusal-not-elsewhere-yet = À cette table, on joue sans conseils ; vous ne pourrez commencer une nouvelle partie à partir de celle-ci que quand elle sera terminée.
refusal-dice-gone = Ces dés ont déjà servi ou ont attendu trop longtemps ; demandez-en d’autres.
refusal-no-person = Il faut au moins une place pour une personne.
refusal-wrong-seats =
    { $count ->
        [one] Ce jeu ne se joue pas à { $count } joueur.
       *[other] Ce jeu ne se joue pas à { $count } joueurs.
    }
refusal-unknown-program = Il n’y a pas de programme « { $name } ».
refusal-not-over = La partie n’est pas encore terminée.
refusal-no-such-line = Il n’y a pas de ligne { $line } dans cette partie.
refusal-cannot-go-on = On ne peut pas continuer à partir de la ligne { $line } : la partie y est terminée.
refusal-not-replayed = On ne peut pas continuer à partir de la ligne { $line } : avec les règles d’aujourd’hui, la partie ne va que jusqu’à la ligne { $last }.
refusal-not-planned-further = Personne ne peut savoir ce qui vient ensuite ; annulez un coup de votre plan.
refusal-does-not-replay = Cette partie ne peut pas continuer : { $reason }
refusal-has-account = Vous avez déjà un compte.
refusal-name-taken = Quelqu’un d’autre s’appelle déjà « { $name } ».
refusal-wrong-password = Nom ou mot de passe incorrect.
refusal-signed-out = Votre session est fermée ici ; connectez-vous à nouveau pour continuer.
refusal-banned = L’hôte de ce serveur ne vous laisse plus entrer.
refusal-wrong-old-password = Ce n’est pas votre mot de passe actuel.
refusal-no-account = Vous n’avez pas encore de compte ; créez-en d’abord un.
refusal-bad-reset = Ce lien n’est pas valable, ou il a déjà servi ; demandez-en un autre à l’hôte.
refusal-name-of-account = « { $name } » ressemble au nom de quelqu’un qui a un compte ici ; choisissez-en un autre.
refusal-name-of-program = « { $name } » est ici le nom d’un programme, ou presque ; choisissez-en un autre ou complétez-le.
refusal-name-of-host = « { $name } » laisse croire que ce serveur est le vôtre ; choisissez un autre nom.
refusal-bad-name = Un nom se compose de lettres d’une seule écriture, sans signe invisible ; choisissez-en un autre.
refusal-unreadable = Ceci n’a pas pu être compris : { $reason }
refusal-no-hint-yet = Aucun conseil n’a été trouvé à temps ; demandez à nouveau.
refusal-record-full = { $most } lignes de cette partie ne comptent plus, et c’est le maximum : on ne peut plus rien annuler ni reprendre une place. Continuez, abandonnez, ou repartez de n’importe quelle position dans une nouvelle partie.
refusal-too-late-to-go-on = Une nouvelle partie ne peut repartir que des { $most } premières lignes d’une autre ; choisissez une position antérieure.
refusal-too-fast = Trop de demandes à la fois ; patientez un peu.
refusal-too-big = C’est trop long.
refusal-too-slow = Cela n’est pas arrivé à temps ; veuillez l’envoyer à nouveau.
refusal-too-many = Trop de connexions sont ouvertes depuis votre adresse ; fermez-en une d’abord.
refusal-foreign-origin = Cette demande vient d’un autre site et n’a pas été acceptée.
refusal-unknown-host = Ce serveur ne s’appelle pas ainsi ; utilisez l’adresse que son hôte vous a donnée.
refusal-wrong-key = Ce n’est pas la clé de l’hôte ; utilisez le lien que montre le terminal.
refusal-no-such-piece = Il n’y a pas de pièce { $number } dans { $table }.
refusal-same-pieces = Ce sont les pièces intégrées ; il n’y a rien à ajouter.
refusal-other-box-called = Ce serveur a déjà une autre boîte nommée { $name } ; donnez un autre nom à celle-ci.
refusal-not-on-shelf = Cette boîte n’est plus sur ce serveur.
refusal-box-at-start = La boîte { $name } a été indiquée au démarrage du serveur (--pieces) : on ne peut ni la retirer ni la remplacer ici ; il faut démarrer le serveur sans elle.
refusal-cannot-be = { $reason }
refusal-failed = Une erreur s’est produite sur le serveur ; signalez { $request } à la personne qui le gère.
refusal-not-kept = Impossible de l’enregistrer pour l’instant ; réessayez dans un moment.

## About the match

remark-undo = { $seat } annule tout ce qui suit la ligne { $line }.
remark-agree = { $seat } accepte d’annuler tout ce qui suit la ligne { $line }.
remark-resign = { $seat } abandonne.
remark-leave = { $seat } quitte la table.
remark-program = { $name }, un programme, remplace { $seat }.
remark-person = { $name } remplace { $seat }.

## The end

ending-resigned = abandon d’un joueur
result-points =
    { $points ->
        [one] { $seat } : { $points } point
       *[other] { $seat } : { $points } points
    }
result-part = { $name } : { $scored }
scored-each = { $seat } { $points }
result-wins = { $seat } l’emporte.
result-shared = { $winners } se partagent la victoire.
winners-each = { $seat }

## Games played by programs, and records replayed

simulate-games = { $game }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, { $rate ->
        [one] { $rate } étape
       *[other] { $rate } étapes
    } par seconde
simulate-ending = { $count } avec cette fin : { $ending }
simulate-seat = { $name } : victoires { $wins } %, points { $points }
verify-done =
    { $draws ->
        [one] { $draws } tirage, conforme aux dés.
       *[other] Les { $draws } tirages sont conformes aux dés.
    }
verify-some = Tirages conformes aux dés : { $draws } ; faits avec d’autres règles ou pièces, donc impossibles à vérifier : { $left }.
verify-seed = Ils découlent d’une graine que celui qui a commencé la partie a pu choisir.
verify-no-salts = Personne à la table n’a rien ajouté à ces dés : l’hôte a pu les choisir seul.
verify-old-salts = L’enregistrement ne dit pas qui a ajouté quoi à ces dés, et une partie a pu venir de l’hôte : il a pu les choisir seul.
verify-salts = Personnes qui ont ajouté quelque chose à ces dés : { $people }. Si l’une d’elles au moins a vu ce sceau avant et n’est pas de mèche avec l’hôte, celui-ci n’a pas pu choisir les dés seul, mais seulement avec la dernière personne à prendre place.
verify-ahead = Cela ne prouve pas que l’hôte n’a pas regardé les tirages à l’avance.
verify-seal-kept = Le sceau est bien celui qu’on vous a montré.
verify-salt-kept = Votre apport est bien dans ces dés.
replay-running =
    { $lines ->
        [one] { $game }, { $lines } ligne : la partie est en cours
       *[other] { $game }, { $lines } lignes : la partie est en cours
    }
replay-over =
    { $lines ->
        [one] { $game }, { $lines } ligne : la partie est terminée, { $ending }
       *[other] { $game }, { $lines } lignes : la partie est terminée, { $ending }
    }
replay-lost = Cette partie a été jouée avec d’autres règles ou d’autres pièces ; à partir de la ligne { $line }, on n’en voit que les lignes enregistrées.
replay-held = Avec les règles d’aujourd’hui, elle finirait autrement ; le résultat montré est celui qu’elle a eu.
replay-renewed = Elle a commencé avec d’autres règles ou d’autres pièces ; depuis la ligne { $line }, elle se joue avec celles d’aujourd’hui, à la suite de la ligne { $after }.
report-said = Ce qui était attendu :
report-program = Programme
report-rules = Règles
report-pieces = Pièces
report-client = Client du navigateur
report-same = { $part } : { $then }, idem aujourd’hui
report-other = { $part } : { $then } alors, { $now } aujourd’hui
report-seen = Langue { $language }, fenêtre { $window }, navigateur { $browser }
report-replays = L’enregistrement se rejoue aujourd’hui.
report-lost = À partir de la ligne { $line }, l’enregistrement ne se rejoue pas aujourd’hui.
report-line = Ligne { $line } sur { $last }
report-breaks = L’enregistrement ne se rejoue pas aujourd’hui : { $reason }
report-seat = Signalé depuis cette place : { $seat }.
report-next = Ce qui a suivi : { $line }

## L’analyse d’une partie

analyse-title = { $game } : hasard, habileté et erreurs
analyse-running = La partie est encore en cours ; voici où elle en est.
analyse-way = D’où viennent les chances de gagner, en pour cent :
analyse-even = Chances égales
analyse-deal = Position de départ
analyse-dice = Hasard
analyse-errors = Ses propres erreurs
analyse-gifts = Erreurs des autres
analyse-rest = Imprévu
analyse-result = Résultat
analyse-now = Maintenant
analyse-rest-means = Imprévu : ce qui a tourné autrement que le programme ne l’attendait, sans que le hasard ou une erreur en soit la cause.
analyse-played = { $seat } : précision { $accuracy } sur 100 ; imprécisions : { $slip }, erreurs : { $mistake }, gaffes : { $blunder }.
analyse-played-nothing = { $seat } : rien à choisir, donc rien à juger.
analyse-like = Niveau de jeu proche de celui du programme { $program }.
analyse-resigned = { $seat } abandonne avec { $share } % de chances de gagner.
analyse-dearest = Les tours qui ont coûté le plus cher :
analyse-none-dear = Aucun tour n’a coûté quoi que ce soit de notable.
analyse-turn = { $number }. { $seat }, ligne { $line } : perte de { $lost } %, de { $before } % à { $after } %{ $mark ->
        [slip] {" "}(imprécision)
        [mistake] {" "}(erreur)
        [blunder] {" "}(gaffe)
       *[none] {""}
    }
analyse-turn-played = Joué : { $moves }
analyse-turn-better = Mieux : { $moves }
analyse-turn-why = Pourquoi : { $words }
analyse-turn-later = Pourquoi : c’est payant aux tours suivants.
analyse-evaluator = { $settings ->
        [deep] Analyse approfondie
       *[quick] Analyse rapide
    } par un programme, qui peut se tromper. Son empreinte : { $digest }
analyse-percent = { $share } %
analyse-picture-about = Les chances de gagner de chacun, ligne par ligne, en bandes superposées. Au-dessous, un couloir par joueur : des triangles pour le hasard, des points pour les erreurs.
analyse-picture-luck = Ligne { $line } : hasard { $size } %
analyse-picture-mark = Ligne { $line } : { $mark ->
        [slip] imprécision
        [mistake] erreur
       *[blunder] gaffe
    }, { $size } %
analyse-picture-good = chance
analyse-picture-bad = malchance
analyse-mark-slip = imprécision
analyse-mark-mistake = erreur
analyse-mark-blunder = gaffe

## In the guided first game

learn-read = Entrée pour continuer.
learn-do = Maintenant : { $words } ({ $move })
learn-go-on = La leçon est gardée ; pour la reprendre : cathedrals learn { $name } --load { $file }
refusal-another-in-lesson = C’est permis, mais pas à ce moment de la leçon ; faites d’abord ce qui est indiqué.

## In the rulebook

mark-reading = (Notre interprétation : les règles imprimées n’en disent rien, ou divergent.)
mark-reported = (Ce chiffre vient de critiques publiées.)
mark-designed = (De notre invention : aucun texte public ne le dit.)

## The programs

character-random = Joue au gré du vent ; parfait pour un premier coup d’œil à la table.
character-greedy = Prend tout ce que ce tour peut donner ; après, le déluge.
character-apprentice = Cœur à l’ouvrage et vue courte : pose bien sa pierre aujourd’hui, sans songer à demain.
character-journeyman = A fait son tour des chantiers, et guette ce que vous ferez ensuite.
character-master = Voit un tour plus loin que vous ne le voudriez, et ne vous laisse guère de bonne pierre.
character-architect = Voit la cathédrale entière là où d’autres voient un mur, et y met le temps qu’il faut.

## In the terminal

play-person = Joueur
play-person-numbered = Joueur { $number }
play-question = { $seat } : { $question }
play-over = La partie est terminée : { $ending }.
play-prompt = { $seat }>
play-prompt-over = fin>
play-prompt-page = Entrée pour continuer :
play-more-moves =
    { $count ->
        [one] … encore { $count } : tapez + pour le voir
       *[other] … encore { $count } : tapez + pour les voir
    }
play-last-moves = + revient aux premiers coups
play-since = Depuis votre dernier coup :
play-nobody-did = { $events }
play-did = { $seat } : { $events }
play-welcome = { $game }. Tapez un numéro ou un coup ; ? explique, hint conseille, quit garde la partie pour plus tard.
play-taken-back = C’est annulé.
play-saved = La partie est enregistrée dans { $file }.
play-loaded = Suite de la partie enregistrée dans { $file }.
play-go-on = La partie est gardée ; pour la reprendre : cathedrals play { $name } --load { $file }
play-not-written = Impossible d’écrire { $file } ({ $reason }) ; essayez un autre chemin.
play-which-file = Indiquez le fichier : { $move } FICHIER
play-no-number = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $count }.
play-unknown = Aucun coup ne commence par « { $move } » en ce moment ; tapez ? pour obtenir de l’aide.
play-means = « { $move } » peut vouloir dire :
play-legal = { $words } : vous pouvez jouer cela maintenant.
play-wastes = { $words } ? Tapez de nouveau { $move } pour confirmer, ou { $instead } pour prendre d’abord ce qui reste.
play-nothing-known = Rien ne s’appelle « { $move } » ici ; essayez ? tout seul.
play-hint = { $number } { $move } ({ $share } % de chances de gagner) : { $words }
play-hint-where = Regardez ici : { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Aucune pièce ne compte plus qu’une autre en ce moment.
play-hint-why = Ce qu’un coup changerait ici : { $words }.
play-hint-why-nothing = Aucun coup ne change grand-chose ici.
play-hint-which = Tapez hint, hint where ou hint why.
play-why = { $seat } : { $words }.
play-why-outlook = { $words } ; le programme s’accorde { $share } % de chances de gagner
play-why-nobody = Aucun programme n’a encore joué.
play-reasons = { $first }, { $second }
reason-score =
    { $way ->
        [up] plus de points
       *[down] moins de points
    }
reason-rival =
    { $size ->
        [0] { $seat } { $way ->
            [up] gagne un peu
           *[down] perd un peu
        }
       *[other] { $seat } { $way ->
            [up] gagne
           *[down] perd
        } { $size }
    }
play-hint-no-reason = rien ici ne change grand-chose
play-rule = { $name } : { $text }
play-languages = Langues disponibles : { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Il ne s’est encore rien passé.
play-small = Cette fenêtre a moins de 80 colonnes ; la table est donc décrite en phrases.

help =
    12 ou un coup          le jouer ; Tab complète, un mot seul énumère ses coups
    hint                   les meilleurs coups ; moins : hint where, hint why
    why                    pourquoi les programmes ont joué ainsi
    { "?" } COUP                 est-ce permis, et sinon, quelle règle l’interdit
    { "?" } PIÈCE   { "?" } RÈGLE      qu’est-ce que c’est ; le texte d’une règle par son numéro
    undo   log   table     annuler votre coup ; ce qui s’est passé ; redessiner
    save FICHIER           garder la partie
    load FICHIER           en reprendre une autre
    lang LANGUE            passer à une autre langue
    quit                   partir ; la partie est gardée et peut reprendre

## What is often said

phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-hurry = Un peu plus vite, s’il vous plaît.
phrase-thinking = Je réfléchis.
phrase-sorry = Pardon !
phrase-rematch = On en refait une ?

## The server

serve-ready = Cathedrals fonctionne à l’adresse { $what } (Ctrl-C pour l’arrêter).
serve-host = En tant qu’hôte, vous pouvez saisir vos propres boîtes sur { $what } (gardez ce lien pour vous).
serve-kept = Les parties sont conservées dans { $what }.
serve-other-port = Le port { $what } est déjà utilisé : un autre a été pris.
serve-already = Cathedrals fonctionne déjà à l’adresse { $what }.
serve-stopped = Cathedrals s’est arrêté. Les parties sont conservées dans { $what }.
backup-done = La sauvegarde est dans { $file }. Gardez-la pour vous : elle contient des noms, des empreintes de mots de passe et des clés.
restore-done = Restauré, et chaque partie a été rejouée. Parties : { $matches }, comptes : { $accounts }, lignes : { $lines }.
restore-lost = Cette version ne peut pas rejouer ces parties jusqu’au bout ; elles restent telles quelles : { $matches }.

## In the browser

web-title = Cathedrals
web-description = Des jeux de société sur la construction de cathédrales : entre amis ou contre des programmes, avec règles et première partie guidée.
web-not-built = Le client pour navigateur n’est pas construit : make play le construit.
numbered-name = { $name } { $number }
left-seat = { $name } (a quitté la table)
# What nobody may be called, each by its commas: who runs a server, in all forms the language has.
names-of-host = Administrateur, Administratrice, Hôte, Hôtesse, Serveur, Modérateur, Modératrice, Opérateur, Opératrice, Système
program-random = Hasard
program-greedy = Glouton
program-apprentice = Apprenti
program-journeyman = Compagnon
program-master = Maître
program-architect = Architecte
web-is-you = vous
web-close = Fermer
web-on = Oui
web-off = Non

web-connecting = Connexion…
web-away = Le serveur est injoignable
web-away-wait = La page continue d’essayer ; rien de ce que vous avez vu n’est perdu.
web-try-now = Réessayer
web-broken = Une erreur s’est produite sur cette page
web-broken-told = L’hôte en a été averti. Rien de ce qui a été joué n’est perdu.
web-open-anew = Recharger la page
web-no-match = Aucune partie ici
web-to-lobby = Vers l’accueil
web-home = Cathedrals : vers l’accueil
web-reconnecting = Reconnexion
web-reconnecting-kept = Votre coup est gardé ici et sera envoyé.
web-reconnecting-only = La connexion est perdue ; elle est en train de se rétablir.

## In the browser: the lobby

web-account = Compte
web-settings = Réglages
web-theme = Thème
web-theme-dark = Sombre
web-theme-light = Clair
web-speed = Animations
web-speed-none = Aucune
web-speed-fast = Rapides
web-speed-normal = Normales
web-speed-slow = Lentes
web-sound = Son
web-volume = Volume
web-volume-percent = { $volume } %
web-calls = Sonner quand c’est à vous et que la page n’est pas visible
web-hints = Conseils
web-language = Langue
web-third-party = Composants tiers de cette page et leurs licences
web-keys = Clavier
web-key-u = U
web-does-u = annule votre dernier coup
web-key-h = H
web-does-h = dit où regarder, puis pourquoi, puis quel coup jouer
web-key-why = ?
web-does-why = dit pourquoi une chose n’est pas possible
web-key-l = L
web-does-l = ouvre le journal
web-key-c = C
web-does-c = ouvre le chat
web-key-p = P
web-does-p = permet d’essayer des coups en privé ou revient à la table
web-key-n = N
web-does-n = ouvre vos notes
web-key-escape = Échap
web-does-escape = revient en arrière
web-key-numbers = 1 à 9
web-does-numbers = choisissent dans le panneau
web-key-arrows = Flèches
web-does-arrows = vont de pièce en pièce ; Entrée choisit
web-key-enter = Entrée
web-does-enter = termine le tour, si aucune pièce n’est choisie
web-key-f6 = F6
web-does-f6 = va à la partie suivante de la table
web-key-slash = /
web-does-slash = permet de taper un coup

web-your-turn = À votre tour
web-to-move = À { $name } de jouer
web-continue = Continuer
web-open = Ouvrir
web-play-now = Jouer
web-first-game = Contre un programme, avec de l’aide à chaque étape. Aucun compte n’est nécessaire.
web-waiting-for-people = En attente de joueurs
web-with = Avec { $people }
people-each = { $person }
web-alone = En solo
web-new-game = Nouvelle partie
web-game = Jeu
web-seats = Places
web-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-players-between = { $least } à { $most } joueurs
web-level = niveau { $level }
web-who-sits = Qui prend la place { $number }
web-seat-same = Même écran
web-seat-same-how = ici, à tour de rôle
web-seat-friend = Ami
web-seat-friend-how = par lien
web-seat-anyone = Premier venu
web-seat-anyone-how = depuis l’accueil
web-seat-nobody = Personne
web-start = Lancer la partie
web-dice-part = Votre apport aux dés
web-dice-why = Chaque tirage découle d’un secret de l’hôte et de ce que les personnes à la table y ajoutent. L’hôte doit sceller son secret avant de connaître votre apport : il ne peut donc pas choisir les dés seul.
web-dice-word = Un mot à vous
web-dice-word-how = La suite est tirée au hasard à chaque fois, pour que personne ne puisse connaître votre apport d’avance.
web-open-tables = Tables ouvertes
web-no-open = Aucune table ouverte. Ouvrez-en une avec une place libre, ou jouez contre un programme.
web-free-seats =
    { $names } ; { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-join = Rejoindre
web-watch = Regarder
web-no-watch = Personne d’autre ne joue en ce moment.
web-watch-this = Regarder { $game }
web-score = { $name } { $score }
web-my-matches = Vos parties
web-no-matches = Vos parties terminées apparaîtront ici, et vous pourrez les revoir.
web-replay-this = Revoir { $game }
web-going-on = en cours
web-won = Victoire, { $own } à { $other }
web-lost = Défaite, { $own } à { $other }
web-drawn = Égalité, { $own } à { $other }
web-game-of = { $game }, { $day }

web-name = Nom
web-your-name = Comment doit-on vous appeler ?
web-be-called = Prendre ce nom
web-called = C’est désormais votre nom.
web-guest = Vous jouez sans compte. Un compte garde vos parties et vous permet de continuer ailleurs.
web-has-account = { $name } a un compte ici.
web-password = Mot de passe
web-password-long =
    { $count ->
        [one] Un mot de passe compte au moins { $count } caractère.
       *[other] Un mot de passe compte au moins { $count } caractères.
    }
web-open-account = Créer un compte
web-account-opened = Votre compte est ouvert et garde vos parties.
web-sign-in = Connexion
web-entered = Bon retour parmi nous.
web-sign-out = Déconnexion
web-signed-out = Votre session est fermée.
web-sign-out-everywhere = Déconnexion partout
web-signed-out-everywhere = Votre session est fermée dans tous les navigateurs.
web-password-now = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-change = Changer le mot de passe
web-password-changed = Votre mot de passe est changé. Vos sessions sont fermées partout ailleurs.
web-reset-title = Choisissez un nouveau mot de passe
web-reset-how = L’hôte a fait ce lien pour vous. Il ne sert qu’une fois.
web-account-mark = a un compte

web-seat-free = Une place libre
web-hints-allowed = Conseils permis
web-without-hints = On joue sans conseils.
web-listed = Visible à l’accueil
web-remove = Retirer de la table
web-remove-sure = Retirer vraiment ?
web-invite = Envoyez ce lien aux personnes avec qui vous voulez jouer.
web-invite-again = Envoyez ce lien à qui prendra une place vide ou celle d’un programme.
web-share = Partager
web-copy = Copier
web-copied = Copié
web-leave = Quitter
web-invited = Une place vous attend à cette table.
web-sit-down = S’asseoir
web-take-seat-back = Reprendre votre place
web-take-over-from = Remplacer { $seat }
web-sits-again = { $name } se rassoit.

## In the browser: the table

web-asks = { $seat } : { $question }
web-choices =
    { $count ->
        [one] { $count } choix.
       *[other] { $count } choix.
    }
web-your-answer = À vous de décider
web-turn-of = { $seat } joue
web-over = Fin de partie
web-watching = Vous regardez
web-you-watch = Vous regardez ; vous n’avez rien à faire.
web-panel = Actions
web-hint = Conseil
web-rules = Règles
web-log = Journal
web-chat = Chat
web-notes = Vos notes
web-notes-private = Personne d’autre que vous ne peut lire ces notes. Elles sont conservées avec la partie.
web-notes-unread = Impossible de lire vos notes pour le moment.
web-notes-saved = Enregistré.
web-notes-changed = Enregistrement…
web-notes-unsaved = Pas encore enregistré : le serveur ne répond pas. Nouvel essai…
web-notes-full = Vos notes sont pleines ; raccourcissez-les d’abord.
web-plan-open = Essayer des coups en privé
web-plan-panel = Votre plan
web-plan-private = Votre plan : personne d’autre ne le voit, et rien n’est joué.
web-plan-old = La partie a continué ; votre plan reste tel quel.
web-plan-your-turn = C’est votre tour à la table ; votre plan reste tel quel.
web-plan-back = Retour à la table
web-plan-for = Vous jouez pour { $seat } : { $question }
web-plan-chance = Supposez : { $question }
web-plan-no-further = Le plan ne va pas plus loin. Annulez un coup pour en essayer un autre.
web-plan-note = Ajouter le plan aux notes
web-plan-noted = Plan :
web-final = Décompte
web-undo = Annuler
web-undo-border = Vous ne pouvez rien annuler maintenant : depuis, un tirage a eu lieu ou quelqu’un d’autre a joué.
web-ask-undo = Demander à annuler
web-back-to = Annuler ce qui suit la ligne { $line }
web-end-turn = Terminer
web-chosen = pièce choisie
web-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
web-type = Taper un coup
web-why = Pourquoi pas ?
web-about-question = Qu’est-ce que cela veut dire ?
web-ask-why = Vous voulez savoir pourquoi une chose n’est pas possible ? Choisissez-la.
web-not-accepted = Ce n’est pas possible
web-rule = Règle { $rule }
web-choose-again = Choisir à nouveau
web-waste = { $move } ?
web-waste-again = Si c’est voulu, choisissez ce coup une seconde fois ; sinon : { $move }.
web-hint-where = Regardez ce qui brille.
web-hint-here = Regardez ces boutons.
web-hint-why = À quoi cela mène : { $why }.
web-hint-ask-why = Pourquoi ?
web-why-so = Pourquoi ce coup ?
web-hint-ask-which = Voir le coup
web-hint-share = { $share } % de chances
web-hint-share-means = Chances de gagner selon le programme
web-thinks = { $seat } réfléchit
web-program-thinks = C’est un programme ; il joue dans un instant.
web-person-thinks = Un signal vous préviendra quand ce sera à vous.
web-seat-left = Une place est vide
web-seat-left-wait = Quelqu’un est parti. Qui doit prendre sa place ?
web-wish = { $seat } demande à annuler un coup
web-wish-others = Quelqu’un d’autre a joué depuis : tous doivent être d’accord. Voici ce qui serait annulé :
web-wish-chance = Un tirage a eu lieu depuis : tous doivent être d’accord. Voici ce qui serait annulé :
web-wish-own = Vous demandez à annuler un coup
web-wish-wait = Ce sera fait quand tout le monde aura accepté.
web-wish-yes = Accepter
web-wish-no = Non
web-took-back = { $seat } a annulé un coup
web-end-of-turn = { $seat } : la fin du tour
web-since-yours = Depuis votre dernier tour
web-earlier-in-log = Les tours précédents sont dans le journal.
web-you-won = Vous avez gagné !
web-because = La partie est terminée : { $ending }.
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-this-match = Cette partie
web-resign = Abandonner
web-resign-sure = Abandonner vraiment ?
web-leave-sure = Quitter vraiment ?
web-program-sure = Qui prend le relais ?
web-resign-how = Vous abandonnez. À deux, la partie se termine ; à trois ou plus, quelqu’un d’autre peut prendre votre place.
web-leave-how = Votre place se libère : quelqu’un d’autre ou un programme peut continuer.
web-program-how = Un programme joue pour vous. Revenez à cette table et vous pourrez reprendre votre place.
web-hand-over = Confier sa place à un programme
web-other-device = Continuer sur un autre appareil
web-other-device-how = La première personne qui ouvre ce lien pourra aussi jouer à votre place, jusqu’à ce que vous le retiriez. Il expire après 30 jours.
web-seat-links = Liens vers votre place
web-seat-link-unused = pas encore ouvert
web-seat-link-used = ouvert par { $name }
web-seat-link-take = Retirer
web-seat-link-take-all = Tout retirer
web-lent-title = Prendre la place occupée par { $name } à cette table, dans ce navigateur ?
web-lent-how = Vous restez { $you } ici. Ce que vous faites à cette table compte alors pour { $name }, qui peut reprendre sa place.
web-lent-sit = Prendre cette place
web-lent-look = Seulement regarder
web-record = Enregistrement
web-report = Signaler un problème
web-report-expected = Qu’attendiez-vous, et que s’est-il passé à la place ?
web-report-goes = Ce qui sera joint :
web-report-line = Ligne
web-report-seat = Place
web-report-version = Programme
web-report-rules = Règles
web-report-pieces = Pièces
web-report-client = Page
web-report-language = Langue
web-report-window = Fenêtre
web-report-browser = Navigateur
web-report-record = Enregistrement
web-report-lines = { $count } lignes, avec les noms des personnes à la table
web-report-not = Rien d’autre : ni chat, ni liens, ni secret des dés.
web-report-whole = Tout le fichier
web-report-save = Enregistrer dans un fichier
web-report-send = Envoyer à l’hôte
web-report-saved = Enregistré sous { $name }.
web-report-sent = L’hôte l’a sous le nom { $id }. Merci !
web-setup = Mise en place
web-turn-at =
    { $move ->
        [0] Tour { $turn } sur { $last }
       *[other] Tour { $turn } sur { $last }, coup { $move }
    }
web-go-to-line = Voir la table à ce moment
web-no-chat = Personne n’a encore rien dit.
web-write = Écrire un message
web-send = Envoyer
web-plain-pieces = Pièces
web-plain-scores = Détail des scores
web-plain-total = Total
web-plain-table = La table en texte
web-seek-rule = Chercher une règle

## Dans le navigateur : le livret de règles

web-rulebook = Livret de règles
web-contents = Sommaire
web-print = Imprimer
web-rules-found =
    { $count ->
        [one] { $count } paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
web-try = À vous d’essayer
web-try-yes = Oui, c’est permis.
web-try-no = Non.
web-try-nothing = Ce n’est pas ce qui est demandé.
web-to-rulebook = Retour au livret de règles

## In the browser: the guided first game

web-learn = Apprendre
web-learn-title = Apprendre en jouant
web-learn-how = Une partie guidée d’une dizaine de minutes contre un programme bienveillant. Vous pouvez partir à tout moment et reprendre plus tard.
web-learn-begin = Commencer
web-learn-go-on = Reprendre
web-learn-anew = Recommencer
web-guided = Partie guidée
web-lesson-of = Étape { $number } sur { $count }
web-lesson-next = Suite
web-lesson-back = Retour
web-lesson-skip = Passer
web-lesson-only = Choisissez ce qui brille
web-lesson-only-how = Choisissez autre chose pour savoir pourquoi ce n’est pas le moment. Rien ne peut mal tourner : la leçon attend, et vous pouvez revenir en arrière.
web-lesson-read = À lire
web-lesson-read-how = Il n’y a rien à faire ici ; continuez quand vous voulez.
web-lesson-done = Bravo !

## In the browser: a box of one’s own

web-own-box = Votre propre boîte
web-pieces-how = Aucun texte public ne montre les cartes imprimées ; les nôtres sont donc conçues par nous. Si vous possédez un jeu, vous pouvez saisir ici ses pièces, l’une après l’autre ; partez à tout moment et reprenez plus tard.
web-pieces-begin = Saisir les pièces
web-pieces-none = Il n’y a pas de liste de pièces ici
web-pieces-of = Votre propre boîte : { $game }
web-pieces-kinds = Types de pièces
web-pieces-piece = La pièce
web-pieces-says = Ce qui y est imprimé
web-pieces-number = { $number } sur { $count }
web-pieces-is-printed = telle qu’imprimée
web-pieces-is-begun = commencée, non confirmée
web-pieces-is-ours = conçue par nous
web-pieces-is-known = connue
web-pieces-source-rulebook = du livret de règles
web-pieces-source-reported = de critiques
web-pieces-mark = Pièce { $number } : { $state }
web-pieces-wrong = ne va pas encore
web-pieces-wrongs = Ce qui ne va pas encore
web-pieces-back = Pièce précédente
web-pieces-on = Pièce suivante
web-pieces-restore = Revenir à la nôtre
web-pieces-skip = Passer
web-pieces-as-printed = Telle qu’imprimée
web-pieces-all-the-same = Oui, c’est imprimé ainsi
web-pieces-next-number = Nombre suivant
web-pieces-keys = Tapez les nombres : là où un chiffre suffit, on passe tout seul au champ suivant ; ailleurs, appuyez sur Espace. Entrée confirme la pièce. Page préc. et Page suiv. : pièce précédente et suivante.
web-pieces-any-order = L’ordre de saisie n’a pas d’importance.
web-pieces-expected = On attend un nombre entier de { $low } à { $high }.
web-pieces-less = { $name } : moins
web-pieces-more = { $name } : plus
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] encore la nôtre
       *[other] { $printed } sur { $count } saisies ; { $ours } encore les nôtres
    }
web-pieces-all =
    { $count ->
        [1] telle qu’imprimée
       *[other] toutes les { $count } telles qu’imprimées
    }
web-pieces-known = connu par les règles ou des critiques
web-pieces-some-known = { $printed } sur { $count } saisies ; { $known } connues, { $ours } encore les nôtres
web-pieces-far = { $name } : { $far }
web-pieces-name = Nom de la boîte
web-pieces-name-like = Ma boîte
web-pieces-sum = { $printed } saisies, { $ours } encore les nôtres
web-pieces-done = Tout est saisi.
web-pieces-kept = Chaque changement est gardé dans ce navigateur.
web-pieces-download = Télécharger le fichier
web-pieces-downloaded = { $name } est dans vos téléchargements.
web-pieces-read = Ouvrir un fichier
web-pieces-no-file = Ce n’est pas un fichier de pièces, ou sa ligne { $line } est abîmée.
web-pieces-read-done = Le fichier est lu ; continuez à partir de là.
web-pieces-read-without =
    { $count ->
        [1] Un endroit n’a pas pu être lu : { $reason }.
       *[other] { $count } endroits n’ont pas pu être lus ; le premier : { $reason }.
    }
web-pieces-anew-sure = Vraiment effacer toute la saisie ?
web-pieces-undo-file = Annuler l’ouverture du fichier
web-pieces-undo-anew = Rétablir la saisie effacée
web-pieces-shelve = Mettre sur ce serveur
web-pieces-shelve-confirm = Confirmez au moins une pièce, et vous pourrez mettre la boîte sur ce serveur.
web-pieces-shelve-mend = Corrigez ce qui ne va pas, et vous pourrez mettre la boîte sur ce serveur.
web-pieces-shelve-name = Donnez un nom à la boîte, et vous pourrez la mettre sur ce serveur.
web-pieces-shelve-begun = Confirmez les pièces commencées, ou revenez aux nôtres, et vous pourrez mettre la boîte sur ce serveur.
web-pieces-shelve-built-in = Pour l’instant, tout est identique à nos pièces ; il n’y a donc rien à mettre sur ce serveur.
web-pieces-replace = La remplacer (les parties déjà commencées gardent l’ancienne)
web-pieces-rename = L’y renommer { $name }
web-pieces-shelved = On peut désormais ouvrir des tables avec cette boîte.
web-pieces-open = Ouvrir une table avec cette boîte
web-pieces-take-off = La retirer de ce serveur
web-pieces-take-off-sure = Oui, la retirer
web-pieces-take-off-how = On ne pourra plus ouvrir de nouvelles tables avec cette boîte. Les tables et les parties qui l’ont déjà la gardent.
web-pieces-taken-off = On ne peut plus ouvrir de nouvelles tables avec la boîte { $name }.
web-pieces-to-begun = Montrer ce qui n’est pas confirmé
web-pieces-shelf = Sur ce serveur
web-pieces-shelf-absent = Elle n’est pas encore sur ce serveur.
web-pieces-shelf-same = Elle est sur ce serveur, exactement telle que vous l’avez confirmée ici.
web-pieces-shelf-renamed = Elle est sur ce serveur, sous le nom { $name }.
web-pieces-shelf-other = Une boîte de ce nom est sur ce serveur, mais elle diffère de ce qui est confirmé ici.
web-pieces-shelf-others = Autres boîtes sur ce serveur
web-pieces-for-host = À la fin, téléchargez le fichier : il permet à l’hôte de proposer des tables avec cette boîte.

## In the browser: the replay

web-replay-title = Revoir
web-replay-running = Vous revoyez une partie encore en cours.
web-own-line = Ligne { $line }, non rejouée : { $text }
web-other-rules = Elle a commencé avec d’autres règles ou d’autres pièces.
web-first = Au début
web-back = Un pas en arrière
web-forward = Un pas en avant
web-last = À la fin
web-play-all = Lecture
web-pause = Pause
web-copy-line = Copier un lien vers ce moment
web-play-on = Reprendre à partir d’ici
web-play-on-seats = Vous remplacez
web-play-on-others = Qui joue pour les autres
web-play-on-cannot = La partie est terminée ici ; revenez un peu en arrière pour la reprendre.
web-verify = Vérifier les dés
web-verify-how = Chaque tirage découle d’un secret de l’hôte et de ce que les personnes à la table y ajoutent (leur sel). L’hôte scelle d’abord le secret et montre le sceau (une empreinte, ou hash) ; il n’apprend qu’ensuite ce qu’elles ajoutent. Quand la partie est terminée, le secret est publié et votre navigateur recalcule tous les tirages.
web-verify-hash = Le secret publié correspond au sceau.
web-verify-hash-wrong = Le secret publié ne correspond pas au sceau.
web-verify-draws =
    { $count ->
        [one] { $count } tirage, conforme aux dés.
       *[other] Les { $count } tirages sont conformes aux dés.
    }
web-verify-wrong = Le tirage { $number } après la ligne { $line } n’est pas celui que les dés ont donné.
web-verify-told =
    { $count ->
        [one] La première ligne ({ $count }) vient d’une autre partie, et son tirage des dés de celle-ci.
       *[other] Les { $count } premières lignes viennent d’une autre partie, et leurs tirages des dés de celle-ci.
    }
web-verify-later = Le secret des dés est montré quand la partie est terminée ; on peut alors vérifier les tirages.
web-verify-nobody = Ce navigateur a vu le sceau avant d’envoyer votre apport, et personne n’a rien ajouté après vous. Personne n’a donc pu choisir ces dés, pas même l’hôte.
web-verify-after = Ce navigateur a vu le sceau avant d’envoyer votre apport : l’hôte n’a donc pas pu choisir ces dés seul. Il n’a pu le faire qu’avec quelqu’un qui a ajouté quelque chose après vous : { $people }.
web-verify-seal-changed = L’hôte a changé le sceau : il en avait montré un autre à ce navigateur. Les dés ont pu être choisis.
web-verify-salt-changed = L’hôte a changé ou écarté votre apport. Les dés ont pu être choisis.
web-verify-not-here = Ce navigateur n’était pas à cette table : il ne sait pas quel sceau y a été montré.
web-verify-page = Cette page aussi vient de l’hôte. Pour ne dépendre de personne, notez le sceau et votre apport, et vérifiez l’enregistrement de la partie sur votre ordinateur :
web-nothing-said = Il ne se passe rien ici.
web-chance = chances de gagner
web-course = Les chances de gagner de chacun, tour par tour

## What is wrong with a file of pieces

pieces-at-line = Ligne { $line } : { $what }.
pieces-at-table = Ligne { $line }, { $table } : { $what }.
pieces-at-row = Ligne { $line }, rangée { $row } de { $table } : { $what }.
pieces-at-part = Ligne { $line }, rangée { $row } de { $table }, { $part } { $number } : { $what }.
pieces-empty = le fichier est vide ; on attendait les pièces
pieces-large = le fichier a { $found } caractères, le maximum est { $most }
pieces-crowded = le fichier en dit plus que n’en contient aucune boîte : le signe « { $sign } » y figure { $found } fois, le maximum est { $most }
pieces-toml = ce n’est pas du TOML ({ $reason })
pieces-name = le nom est { $value } ; on attend une ligne de { $most } caractères au plus
pieces-game = le fichier est pour le jeu { $value } ; on attend { $expected }
pieces-missing = ne figure pas dans le fichier
pieces-lacks = « { $key } » manque
pieces-number = { $key } vaut { $value } ; on attend un nombre entier de { $low } à { $high }
pieces-flag = { $key } vaut { $value } ; on attend true ou false
pieces-list = { $key } vaut { $value } ; on attend une liste entre crochets
pieces-word = { $key } vaut { $value } ; on attend un de ces mots : { $names }
pieces-count = « { $key } » : il y en a { $found }, on en attend { $expected }
pieces-unknown = le nom « { $key } » est inconnu ici ; sont connus : { $names }
pieces-unknown-table = ce tableau est inconnu ; sont connus : { $names }
pieces-same = c’est identique dans toutes les boîtes et ne peut pas être changé ; retirez ce tableau du fichier
pieces-ascending = « { $key } » : les nombres doivent aller en ordre croissant

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Votre propre boîte de { $title }. Remplissez chaque rangée d’après la pièce imprimée et changez sa source en printed ; les rangées qui disent designed sont de nous et peuvent différer. L’ordre des rangées d’un même type n’a pas d’importance, sauf mention contraire. Donnez un nom à la boîte. Pour savoir si tout est juste : cathedrals pieces { $name } --check FILE
pieces-good = { $file } : on peut jouer avec.
pieces-ours = { $table } : { $ours } sur { $of } encore conçues par nous

## Owners' own boxes at tables

refusal-no-such-pieces = Cette boîte de pièces n’existe pas pour ce jeu.
refusal-no-room-for-pieces = Il n’y a de place que pour { $most } boîtes de pièces, et elles sont toutes utilisées.
web-pieces = Pièces
web-pieces-ours = Les nôtres
web-with-pieces = Pièces : { $box }
