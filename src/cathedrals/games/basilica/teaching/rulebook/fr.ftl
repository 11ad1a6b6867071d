# The rulebook of Basilica, in our own words. `rule-BA-X1` explains the paragraph BA-X1 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Deux maîtres d’œuvre, une seule cathédrale. Vous posez ensemble ses voûtes de couleur et vous y placez vos bâtisseurs : celui qui en a le plus dans une zone d’une couleur en gagne les points. Trois fois, le roi vient voir. Vous construisez ensemble, mais chacun compte pour soi.

## Pieces

section-pieces = Le matériel
lead-pieces = Cinquante-huit tuiles à deux faces, une poignée de bâtisseurs et un roi en chemin.
rule-BA-P1 = Il y a 58 **tuiles**. Une face montre une **voûte**, l’autre un **ordre**. Quarante voûtes n’ont qu’une couleur, dix de chaque : jaune, bleu, rouge et vert ; dix-huit sont des **jokers** de deux couleurs, trois pour chaque paire. Certaines voûtes portent une **couronne**. La face Ordre montre les couleurs de la voûte au dos, mais pas la couronne.
caption-BA-P1 = Une voûte, un joker et la face Ordre d’une tuile
rule-BA-P2 = Il y a sept **ordres** : promotion, déplacement, recrutement, confusion, vitrail, échafaudages et catastrophe. Pour la promotion, le recrutement et la confusion, l’adversaire peut se joindre à vous contre une pièce.
rule-BA-P3 = Vous avez cinq bâtisseurs à placer (un sixième marque votre score), quatre jetons Promotion et une pièce. Les huit échafaudages et les douze vitraux sont communs et ne s’épuisent jamais. Le roi suit un chemin de 30 cases ; vos points y sont marqués aussi, avec des jetons de score pour +30 et +60.
rule-BA-P4 = Le **plan** de la cathédrale a cinq colonnes, a à e, qui partent des cinq amorces du plateau. Ses rangées se comptent à partir du plateau et n’ont pas de fin.
caption-BA-P4 = Le plan : colonnes a à e, rangée 1 contre le plateau
rule-BA-P5 = Nous avons fixé quel ordre est au dos de quelle voûte. Il y a en tout 10 promotions, 9 déplacements, 9 recrutements, 8 confusions, 8 vitraux, 7 échafaudages et 7 catastrophes.
rule-BA-P6 = Les décomptes ont lieu quand le roi atteint les cases 10, 20 et 30. Nous avons donné une couronne à 46 voûtes : sept des dix de chaque couleur, et tous les jokers. Cela fait de 12 à 15 voûtes d’un décompte au suivant.

## Setup

section-setup = Mise en place
lead-setup = L’application met tout en place ; voici ce que vous avez devant vous.
rule-BA-S1 = Les tuiles forment une pioche, face Ordre visible : vous voyez toujours l’ordre et les couleurs de la suivante. Trois tuiles sont sur les **emplacements Ordre**, et trois autres, retournées, sur les **emplacements Voûte** en dessous. Le roi et les deux marqueurs de score attendent devant la case 1. On tire au sort qui commence.
caption-BA-S1 = Les ordres en haut, les voûtes en bas
rule-BA-S2 = La pioche n’est pas mélangée d’avance : chaque tuile est tirée quand elle devient visible, et sa couronne quand elle est retournée. Les chances sont les mêmes qu’à une vraie table. Comme il n’y a jamais plus de deux tuiles pareilles, la couronne est certaine, impossible, ou il y a une chance sur deux ; quand il n’y a pas de doute, l’application le montre.

## Turn

section-turn = Le tour de jeu
lead-turn = Trois actions, combinées à votre guise. Personne ne passe.
rule-BA-T1 = À votre tour, faites exactement trois actions : **agrandir** la cathédrale, **placer un bâtisseur** ou **exécuter un ordre**. Vous pouvez les répéter, mais vous ne pouvez pas passer. Un bâtisseur se place seulement juste après un agrandissement de ce tour, sur la voûte que vous venez de poser, et jamais sur celle qui a mené à un décompte. Les trois actions faites, terminez votre tour.
rule-BA-T2 = Vous ne pouvez pas prendre un ordre qui ne ferait rien : pas de promotion sans un bâtisseur sur le plan et un jeton, pas de déplacement sans un bâtisseur à côté d’une voûte libre, pas de vitrail sans un bâtisseur sur une voûte qui n’en a pas, et ainsi de suite. Si aucune action n’est possible, votre tour est fini.
rule-BA-T3 = La partie prend fin au troisième décompte, quand la pioche est épuisée pour la deuxième fois, ou quand, l’un après l’autre, aucun de vous deux ne peut agir. Dans les deux derniers cas, on fait encore un décompte.

## Extend

section-extend = Agrandir la cathédrale
lead-extend = Prenez une des trois voûtes visibles et posez-la sur le plan.
try-extend = Choisissez une voûte, puis une case où elle peut aller.
rule-BA-X1 = Posez la voûte sur une case vide qui partage un côté avec une autre voûte ou avec une amorce du plateau. Un échafaudage bloque sa case et ne soutient rien.
caption-BA-X1 = Une voûte peut aller partout où elle partage un côté avec une voûte ou une amorce
rule-BA-X2 = Un **joker** ne peut pas partager un côté avec un joker. Les coins peuvent se toucher.
caption-BA-X2 = Deux jokers ne se touchent que par les coins
rule-BA-X3 = Une **couronne** fait aussitôt avancer le roi d’une case, et il ne recule jamais. S’il atteint une case de décompte, votre tour est fini et on fait un décompte, avant que l’emplacement vide se remplisse.
caption-BA-X3 = Une couronne rapproche le roi du décompte
rule-BA-X4 = Si vous choisissez d’agrandir et qu’aucune des trois voûtes ne convient nulle part, elles sont défaussées et l’on en pioche trois autres, jusqu’à ce qu’une convienne ; vous devez en poser une. S’il n’y a pas de case même pour une voûte unicolore, vous ne pouvez pas agrandir.
rule-BA-X5 = L’emplacement Voûte vide reçoit la tuile Ordre du dessus, retournée, et l’emplacement Ordre se remplit depuis la pioche. En prenant une voûte, vous enlevez donc aussi un ordre.

## Builder

section-builder = Placer un bâtisseur
lead-builder = Avec un bâtisseur, une voûte compte pour vous.
try-builder = Posez une voûte, puis placez-y un bâtisseur.
rule-BA-U1 = Placez un de vos bâtisseurs disponibles sur la voûte que vous venez de poser. Il n’y a jamais plus d’un bâtisseur sur une voûte.
caption-BA-U1 = Un bâtisseur sur la voûte qui vient d’être posée

## Orders

section-orders = Exécuter un ordre
lead-orders = Prenez un des trois ordres visibles et faites ce qu’il dit.
try-orders = Choisissez un ordre que vous pourriez exécuter maintenant.
rule-BA-O1 = **Promotion** : donnez un grade à l’un de vos bâtisseurs sur le plan : architecte, maître maçon ou colosse. Un bâtisseur qui a déjà un grade en reçoit un autre, et son ancien jeton vous revient. Même pour cela, il vous faut d’abord un jeton dans votre réserve. Contre une pièce, votre adversaire, à qui il en faut un aussi, promeut également un bâtisseur, à un grade autre que celui que vous avez choisi.
caption-BA-O1 = Architecte, maître maçon et colosse
rule-BA-O2 = **Déplacement** : un de vos bâtisseurs fait un pas, horizontalement ou verticalement, vers une voûte libre. Son jeton le suit.
rule-BA-O3 = **Recrutement** : placez un bâtisseur disponible sur une voûte libre de votre choix. Contre une pièce, votre adversaire en place un aussi, mais seulement sur une voûte libre à côté d’un de ses propres bâtisseurs.
rule-BA-O4 = **Confusion** : reprenez un de vos bâtisseurs, avec son jeton, de sorte qu’un bâtisseur de votre adversaire ait la place de se déplacer. Un tel bâtisseur doit alors faire un pas vers une voûte libre ; vous choisissez lequel et vers où, sauf si votre adversaire donne une pièce pour choisir à votre place. Il peut aller sur la voûte que votre bâtisseur vient de quitter.
rule-BA-O5 = **Vitrail** : mettez-en un sur une voûte où se trouve un de vos bâtisseurs ; une voûte en a au plus un. Chaque zone de cette voûte vaut alors 2 de plus.
rule-BA-O6 = **Échafaudages** : mettez deux échafaudages sur des cases vides où une voûte pourrait aller, ou un seul s’il n’y a de place que pour un. Ils bloquent ces cases jusqu’au prochain décompte.
rule-BA-O7 = **Catastrophe** : défaussez une voûte sans bâtisseur ; son vitrail est rendu. Les voûtes coupées du reste demeurent où elles sont, comptent et en soutiennent d’autres.
rule-BA-O8 = Quand vous avez exécuté un ordre qui a une version payante, votre adversaire peut vous donner une pièce et l’exécuter aussi, une fois, sans que cela lui coûte une action. Puis la tuile est défaussée et l’emplacement se remplit depuis la pioche. Les pièces ne valent rien à la fin.

## Stack

section-stack = La pioche
lead-stack = Elle dure presque toute la partie ; puis elle est mélangée encore une fois.
rule-BA-K1 = Quand il faut une tuile et que la pioche est vide, les tuiles défaussées sont mélangées et forment une nouvelle pioche. Cela n’arrive qu’une fois ; la deuxième fois, ou si rien n’a été défaussé, la partie prend fin avec un dernier décompte.

## Scoring

section-scoring = Le décompte
lead-scoring = Zone par zone, couleur par couleur.
rule-BA-C1 = Une **zone** est faite de voûtes qui montrent la même couleur et se touchent par un côté. Un joker peut appartenir à une zone de chacune de ses couleurs et réunit ce qu’il touche, mais les zones de couleurs différentes restent séparées. Une voûte unicolore est une zone même toute seule ; un joker tout seul, non.
caption-BA-C1 = Un joker appartient à deux zones, une de chacune de ses couleurs
rule-BA-C2 = Celui qui a le plus de bâtisseurs dans une zone gagne 1 point pour chacune de ses voûtes ; l’autre gagne 1 point pour chacun de ses propres bâtisseurs qui s’y trouvent. Si vous en avez autant l’un que l’autre, personne ne gagne rien, et une zone sans bâtisseur est ignorée. Un bâtisseur sur un joker compte dans ses deux zones.
rule-BA-C3 = Les grades changent cela. Un **architecte** double la valeur de la zone, une seule fois, quel que soit le camp qui la gagne. Un **maître maçon** compte comme deux bâtisseurs, y compris pour les points du camp minoritaire. Un **colosse** gagne une égalité ; les colosses des deux camps s’annulent un pour un, et celui qui en a encore l’emporte. Celui qui perd une telle égalité marque comme le camp minoritaire.
rule-BA-C4 = Ensuite, chaque vitrail ajoute 2 à la valeur. Le doublement et les vitraux ne profitent qu’au camp majoritaire : les points du camp minoritaire restent tels quels.
caption-BA-C4 = Cinq voûtes, un architecte et un vitrail : 5 doublé et 2 de plus font 12
rule-BA-C5 = Après le premier et le deuxième décompte, tous les bâtisseurs et leurs jetons rentrent, les échafaudages sont retirés, et les deux rangées les plus proches du plateau sont défaussées avec leurs vitraux. Le reste est poussé contre le plateau, aussi loin que possible, et garde sa forme. Le tour suivant revient à l’adversaire de celui qui a fait venir le roi. Le troisième décompte met fin à la partie.
rule-BA-E1 = Celui qui a le plus de points l’emporte. Si vous en avez autant l’un que l’autre, c’est une égalité.
