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
refusal-not-asked = Ce n’est pas à vous de répondre ; patientez un peu.
refusal-stale = La situation a changé entre-temps ; regardez à nouveau, puis choisissez.
refusal-nothing-to-undo = Il n’y a rien à annuler après la ligne { $line }.
refusal-undo-not-yours = Ce qui suit la ligne { $line } n’est pas votre réponse ; vous ne pouvez annuler que les vôtres.
refusal-undo-needs-consent = D’autres ont répondu depuis la ligne { $line } ; demandez-leur d’abord leur accord.
refusal-no-wish = Personne ne demande d’annulation en ce moment.
refusal-not-your-seat = Cette place n’est pas la vôtre ; asseyez-vous d’abord.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-table = Cette table n’existe pas.
refusal-not-begun = La partie n’a pas commencé ; il reste des places libres.
refusal-seat-taken = Cette place est déjà prise.
refusal-link-needed = Cette table n’est pas ouverte à tous ; venez par son lien.
refusal-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
refusal-no-person = Il faut au moins une place pour une personne.
refusal-wrong-seats =
    { $count ->
        [one] Ce jeu ne se joue pas à { $count } place.
       *[other] Ce jeu ne se joue pas à { $count } places.
    }
refusal-unknown-program = Il n’y a pas de programme « { $name } ».
refusal-not-over = La partie n’est pas encore terminée.
refusal-no-such-line = Il n’y a pas de ligne { $line } dans cette partie.
refusal-cannot-go-on = On ne peut pas continuer à partir de la ligne { $line } : la partie y est terminée.
refusal-not-replayed = On ne peut pas continuer à partir de la ligne { $line } : avec les règles d’aujourd’hui, la partie ne va que jusqu’à la ligne { $last }.
refusal-does-not-replay = Cette partie ne peut pas continuer : { $reason }
refusal-has-account = Vous avez déjà un compte.
refusal-name-taken = Quelqu’un d’autre s’appelle déjà « { $name } ».
refusal-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
refusal-unreadable = Ceci n’a pas pu être compris : { $reason }
refusal-no-hint-yet = Aucun conseil n’a été trouvé à temps ; demandez à nouveau.
refusal-too-fast = C’était trop à la fois ; patientez un peu.
refusal-too-big = C’était trop long.
refusal-foreign-origin = Cette demande vient d’un autre site et n’a pas été acceptée.
refusal-wrong-key = Ce n’est pas la clé de l’hôte ; utilisez le lien que montre le terminal.
refusal-no-such-piece = Il n’y a pas de pièce { $number } dans { $table }.
refusal-same-pieces = Ce sont les pièces intégrées ; il n’y a rien à y mettre.
refusal-cannot-be = { $reason }
refusal-failed = Quelque chose a échoué sur le serveur ; son journal dit pourquoi.

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
simulate-seat = place { $number } ({ $name }) : victoires { $wins } %, points { $points }
verify-done =
    { $draws ->
        [one] { $draws } tirage, conforme aux dés.
       *[other] Les { $draws } tirages sont conformes aux dés.
    }
verify-some = Tirages conformes aux dés : { $draws } ; faits avec d’autres règles ou pièces, donc impossibles à retrouver : { $left }.
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
replay-lost = Cette partie a été jouée avec d’autres règles ou d’autres pièces ; à partir de la ligne { $line }, elle est montrée par ses propres lignes.
replay-held = Avec les règles d’aujourd’hui, elle finirait autrement ; le résultat montré est celui qu’elle a eu.
replay-renewed = Elle a commencé avec d’autres règles ou d’autres pièces ; depuis la ligne { $line }, elle se joue avec celles d’aujourd’hui, à la suite de la ligne { $after }.

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

character-random = Répond au gré du vent ; parfait pour un premier coup d’œil à la table.
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
play-since = Depuis votre dernière réponse :
play-nobody-did = { $events }
play-did = { $seat } : { $events }
play-welcome = { $game }. Tapez un numéro ou un coup ; ? explique, hint conseille, quit garde la partie pour plus tard.
play-taken-back = C’est annulé.
play-saved = La partie se trouve dans { $file }.
play-loaded = La partie de ce fichier continue : { $file }
play-go-on = La partie est gardée ; pour la reprendre : cathedrals play { $name } --load { $file }
play-not-written = Impossible d’écrire { $file } ({ $reason }) ; essayez un autre chemin.
play-which-file = Indiquez le fichier : { $move } FICHIER
play-no-number = Il n’y a pas de choix { $number } ; les choix vont de 1 à { $count }.
play-unknown = Aucun coup ne commence par « { $move } » en ce moment ; tapez ? pour obtenir de l’aide.
play-means = « { $move } » peut vouloir dire :
play-legal = { $words } : vous pouvez jouer cela maintenant.
play-nothing-known = Rien ne s’appelle « { $move } » ici ; essayez ? tout seul.
play-hint = { $number } { $move } : { $words }
play-hint-where = Regardez ici : { $pieces }.
pieces-each = { $words }
play-hint-nowhere = Aucune pièce ne compte plus qu’une autre en ce moment.
play-hint-why = Ce qu’un coup changerait ici : { $words }.
play-hint-why-nothing = Aucun coup ne change grand-chose ici.
play-hint-which = Tapez hint, hint where ou hint why.
play-why = { $seat } : { $words }.
play-why-outlook = { $words } ; le programme s’accorde { $share } % de chances
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
play-languages = Les langues : { $languages }.
languages-each = { $language } ({ $called })
play-nothing-yet = Il ne s’est encore rien passé.
play-small = Cette fenêtre a moins de 80 colonnes ; la table est donc décrite en phrases.

help =
    12 ou un coup          le jouer ; Tab complète, un mot seul énumère ses coups
    hint                   les meilleurs coups, et pourquoi ; indices : hint where, hint why
    why                    pourquoi les programmes ont joué ainsi
    { "?" } COUP                 est-ce permis, et sinon, quelle règle l’interdit
    { "?" } PIÈCE   { "?" } RÈGLE      qu’est-ce que c’est ; le texte d’une règle par son numéro
    undo   log   table     annuler votre réponse ; ce qui s’est passé ; redessiner
    save FICHIER           garder la partie
    load FICHIER           en reprendre une autre
    lang LANGUE            passer à une autre langue
    quit                   partir ; la partie est gardée et peut reprendre

## What is often said

phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci.
phrase-hurry = Un peu plus vite, s’il vous plaît.
phrase-thinking = Je réfléchis.
phrase-sorry = Pardon !
phrase-rematch = On en refait une ?

## The server

serve-ready = Cathedrals fonctionne à l’adresse { $what } jusqu’à ce que Ctrl-C l’arrête.
serve-host = L’hôte peut saisir ses propres boîtes sur { $what } (gardez ce lien pour vous).
serve-kept = Les parties sont conservées dans { $what }.
serve-other-port = Le port { $what } est déjà utilisé : un autre a été pris.
serve-already = Cathedrals fonctionne déjà à l’adresse { $what }.
serve-stopped = Cathedrals s’est arrêté. Les parties sont conservées dans { $what }.

## In the browser

web-title = Cathedrals
web-description = Des jeux de société sur la construction de cathédrales : entre amis ou contre des programmes, avec règles et première partie guidée.
web-not-built = Le client pour navigateur n’est pas construit : make play le construit.
numbered-name = { $name } { $number }
left-seat = Personne
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
web-away-wait = Une nouvelle tentative suit automatiquement ; rien de ce qui a été transmis n’est perdu.
web-try-now = Réessayer
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
web-hints = Conseils
web-language = Langue
web-third-party = Travaux d’autrui dans cette page et leurs licences
web-keys = Touches
web-key-u = U
web-does-u = annule votre dernière réponse
web-key-h = H
web-does-h = dit où regarder, puis pourquoi, puis quel coup jouer
web-key-why = ?
web-does-why = dit pourquoi une chose n’est pas possible
web-key-l = L
web-does-l = ouvre le journal
web-key-c = C
web-does-c = ouvre le chat
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
web-waiting-for-people = Places libres
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
web-no-matches = Vos parties terminées seront ici, et vous pourrez les revoir.
web-replay-this = Revoir { $game }
web-going-on = en cours
web-won = Victoire, { $own } à { $other }
web-lost = Défaite, { $own } à { $other }
web-drawn = Égalité, { $own } à { $other }
web-game-of = { $game }, { $day }

web-name = Nom
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

web-seat-free = Une place libre
web-invite = Envoyez ce lien à la personne qui jouera avec vous.
web-copy = Copier
web-copied = Copié
web-leave = Quitter
web-invited = Une place vous attend à cette table.
web-sit-down = S’asseoir

## In the browser: the table

web-asks = { $seat } : { $question }
web-choices =
    { $count ->
        [one] { $count } choix.
       *[other] { $count } choix.
    }
web-your-answer = Votre réponse
web-turn-of = { $seat } joue
web-over = La fin
web-watching = Vous regardez
web-you-watch = Vous regardez ; rien ici ne vous attend.
web-panel = Actions
web-hint = Conseil
web-rules = Règles
web-log = Journal
web-chat = Chat
web-final = Décompte
web-undo = Annuler
web-undo-border = Vous ne pouvez rien annuler maintenant : depuis, le hasard a décidé ou quelqu’un d’autre a joué.
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
web-why = Interdit ?
web-about-question = Qu’est-ce que cela veut dire ?
web-ask-why = Cliquez sur ce que vous ne pouvez pas choisir ; la raison s’affiche ici.
web-not-accepted = Ceci n’a pas été accepté
web-rule = Règle { $rule }
web-choose-again = Choisir à nouveau
web-hint-where = Regardez ce qui brille.
web-hint-here = Regardez ces boutons.
web-hint-why = À quoi cela mène : { $why }.
web-hint-ask-why = Pourquoi ?
web-why-so = Pourquoi a-t-il joué ainsi ?
web-hint-ask-which = Voir le coup
web-thinks = { $seat } réfléchit
web-program-thinks = C’est un programme ; il joue dans un instant.
web-person-thinks = Un signal vous préviendra quand ce sera à vous.
web-seat-left = Une place est vide
web-seat-left-wait = Quelqu’un est parti ; un programme peut prendre sa place.
web-let-program = Laisser jouer un programme
web-wish = { $seat } demande une annulation
web-wish-what = D’autres ont joué depuis : tous doivent être d’accord.
web-wish-own = Vous demandez une annulation
web-wish-wait = Elle se fera quand tout le monde aura accepté.
web-wish-yes = Accepter
web-wish-no = Non
web-you-won = Vous avez gagné !
web-because = La partie est terminée : { $ending }.
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-this-match = Cette partie
web-resign = Abandonner
web-resign-sure = Abandonner vraiment ?
web-leave-sure = Quitter vraiment ?
web-program-sure = Confier vraiment ?
web-hand-over = Confier à un programme
web-other-device = Continuer ailleurs
web-other-device-how = Quiconque ouvre ce lien prend votre place.
web-record = L’enregistrement
web-setup = La table est mise en place
web-go-to-line = Aller à la ligne { $line }
web-no-chat = Personne n’a encore rien dit.
web-write = Écrire un message
web-send = Envoyer
web-plain-pieces = Pièces
web-plain-scores = Le détail des scores
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
web-try-nothing = Cela n’a rien à voir avec la question.
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
web-lesson-only = Faites ce qui brille
web-lesson-only-how = Cliquez sur autre chose pour savoir pourquoi ce n’est pas le moment. Rien ne peut mal tourner : la leçon attend, et vous pouvez revenir en arrière.
web-lesson-read = À lire
web-lesson-read-how = Il n’y a rien à faire ici ; continuez quand vous voulez.
web-lesson-done = Bravo !

## In the browser: a box of one’s own

web-own-box = Votre propre boîte
web-pieces-how = Les cartes imprimées ne figurent dans aucun texte public ; les nôtres sont donc conçues par nous. Qui possède un jeu peut saisir ici ses pièces, l’une après l’autre ; vous pouvez partir à tout moment et reprendre plus tard.
web-pieces-begin = Saisir les pièces
web-pieces-none = Il n’y a pas de liste de pièces ici
web-pieces-of = Votre propre boîte : { $game }
web-pieces-kinds = Sortes de pièces
web-pieces-piece = La pièce
web-pieces-says = Ce qui y est imprimé
web-pieces-number = { $number } sur { $count }
web-pieces-is-printed = comme imprimée
web-pieces-is-begun = commencée, non confirmée
web-pieces-is-ours = conçue par nous
web-pieces-is-known = connue
web-pieces-source-rulebook = de la règle
web-pieces-source-reported = de critiques
web-pieces-mark = Pièce { $number } : { $state }
web-pieces-wrong = ne va pas encore
web-pieces-wrongs = Ce qui ne va pas encore
web-pieces-back = Pièce précédente
web-pieces-on = Pièce suivante
web-pieces-restore = À nouveau la nôtre
web-pieces-skip = Passer
web-pieces-as-printed = Comme imprimée
web-pieces-keys = Tapez les nombres, Entrée confirme. Page préc. et Page suiv. : pièce précédente et suivante.
web-pieces-less = { $name } : moins
web-pieces-more = { $name } : plus
web-pieces-numbered = { $name } { $number }
web-pieces-some =
    { $count ->
        [1] encore de nous
       *[other] { $printed } sur { $count } saisies ; { $ours } encore de nous
    }
web-pieces-all =
    { $count ->
        [1] comme imprimée
       *[other] toutes les { $count } comme imprimées
    }
web-pieces-known = connu par la règle
web-pieces-name = Nom de la boîte
web-pieces-name-like = Ma boîte
web-pieces-sum = { $printed } saisies, { $ours } encore de nous
web-pieces-kept = Chaque changement est gardé dans ce navigateur.
web-pieces-download = Télécharger le fichier
web-pieces-downloaded = { $name } est dans vos téléchargements.
web-pieces-read = Lire un fichier
web-pieces-read-done = Le fichier est lu ; continuez à partir de là.
web-pieces-read-without =
    { $count ->
        [1] Un endroit n’a pas pu être lu : { $reason }.
       *[other] { $count } endroits n’ont pas pu être lus ; le premier : { $reason }.
    }
web-pieces-anew-sure = Vraiment tout oublier ?
web-pieces-shelve = Mettre sur ce serveur
web-pieces-shelved = On peut désormais ouvrir des tables avec cette boîte.

## In the browser: the replay

web-replay-title = Revoir
web-line = Ligne { $line } sur { $last }
web-own-line = Ligne { $line }, non rejouée : { $text }
web-other-rules = Elle a commencé avec d’autres règles ou d’autres pièces.
web-first = Au début
web-back = Un pas en arrière
web-forward = Un pas en avant
web-last = À la fin
web-play-all = Lecture
web-pause = Pause
web-copy-line = Copier un lien vers cette ligne
web-play-on = Continuer d’ici
web-play-on-seats = Vous remplacez
web-play-on-others = Des programmes jouent pour les autres.
web-play-on-cannot = La partie est terminée ici ; revenez un peu en arrière pour continuer.
web-verify = Vérifier les dés
web-verify-how = L’empreinte d’un secret a été montrée avant que quiconque prenne place, et chaque place y a ajouté un sel. Chaque tirage en découle ; votre navigateur les recalcule tous.
web-verify-hash = L’empreinte publiée est bien celle du secret.
web-verify-hash-wrong = L’empreinte publiée n’est pas celle du secret.
web-verify-draws =
    { $count ->
        [one] { $count } tirage, conforme aux dés.
       *[other] Les { $count } tirages sont conformes aux dés.
    }
web-verify-wrong = Le tirage { $number } après la ligne { $line } n’est pas celui que les dés ont donné.
web-verify-told =
    { $count ->
        [one] La première ligne ({ $count }) vient d’une autre partie, et son tirage, de ses dés.
       *[other] Les { $count } premières lignes viennent d’une autre partie, et leurs tirages, de ses dés.
    }
web-verify-later = Le secret des dés est montré quand la partie est terminée ; on peut alors vérifier les tirages.
web-nothing-said = Il ne se passe rien ici.
web-expected = prévision
web-course = Ce que la position valait pour chacun, en points, tour par tour

## What is wrong with a file of pieces

pieces-at-line = Ligne { $line } : { $what }.
pieces-at-table = Ligne { $line }, { $table } : { $what }.
pieces-at-row = Ligne { $line }, rangée { $row } de { $table } : { $what }.
pieces-at-part = Ligne { $line }, rangée { $row } de { $table }, { $part } { $number } : { $what }.
pieces-empty = le fichier ne dit rien ; on attendait les pièces
pieces-large = le fichier a { $found } caractères, le maximum est { $most }
pieces-toml = ce n’est pas du TOML ({ $reason })
pieces-name = le nom est { $value } ; on attend une ligne de { $most } caractères au plus
pieces-game = le fichier est pour le jeu { $value } ; on attend { $expected }
pieces-missing = cela manque
pieces-lacks = « { $key } » manque
pieces-number = { $key } vaut { $value } ; on attend un nombre entier de { $low } à { $high }
pieces-flag = { $key } vaut { $value } ; on attend true ou false
pieces-list = { $key } vaut { $value } ; on attend une liste entre crochets
pieces-word = { $key } vaut { $value } ; on attend : { $names }
pieces-count = « { $key } » : il y en a { $found }, on en attend { $expected }
pieces-unknown = le nom « { $key } » est inconnu ici ; sont connus : { $names }
pieces-unknown-table = ce tableau est inconnu ; sont connus : { $names }
pieces-same = cela est le même dans chaque boîte et ne peut être changé ; omettez le tableau
pieces-ascending = les nombres de { $key } doivent croître

## A file of pieces to fill in, and what to look at on each kind of piece

pieces-file = Votre propre boîte de { $title }. Remplissez chaque rangée d’après la pièce imprimée et changez sa source en printed ; les rangées qui disent designed sont de nous et peuvent différer. L’ordre des rangées d’une même sorte n’importe pas, sauf mention. Donnez un nom à la boîte. Pour savoir si tout est juste : cathedrals pieces { $name } --check FILE
pieces-good = { $file } : on peut jouer avec.
pieces-ours = { $table } : { $ours } sur { $of } encore conçus par nous

## Owners' own boxes at tables

refusal-no-such-pieces = Il n’y a pas de telle boîte de pièces pour ce jeu.
refusal-no-room-for-pieces = Il y a place pour { $most } boîtes de pièces, et toutes servent.
web-pieces = Pièces
web-pieces-ours = Les nôtres
web-with-pieces = Pièces : { $box }
