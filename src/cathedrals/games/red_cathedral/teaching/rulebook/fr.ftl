# The rulebook of The Red Cathedral, in our own words. `rule-RC-C2` explains the paragraph RC-C2 of RULES.md to a player;
# `section-…` is a heading, `lead-…` the sentence below it, `caption-…` stands under a drawing, `try-…` beside a board to
# click on. Between ** and ** stands what is printed bold: a term where it is explained.

rulebook-introduction = Moscou, au temps du tsar Ivan. Vous et vos rivaux construisez ensemble une même grande cathédrale : vous revendiquez ses cartes, rapportez des matériaux du marché et achevez ce que vous avez revendiqué. Chaque carte achevée rapporte de la reconnaissance, les gemmes serties dans les ornements rapportent du prestige, et à la fin chaque tour récompense ceux qui ont le plus fait pour elle. Celui qui a alors le plus de prestige obtient la faveur du tsar.

## Setup

section-setup = Mise en place
lead-setup = L’application met tout en place pour vous ; voici ce qu’elle fait, et pourquoi deux parties ne commencent jamais de la même façon.
rule-RC-S1 = Le marché est un cercle de huit **emplacements**, lu dans le sens horaire. Les voisins vont par deux : chaque paire est un **quadrant**. Les huit tuiles Ressource sont mélangées, et il y en a une face visible sur chaque emplacement.
caption-RC-S1 = Le marché : huit emplacements en quatre quadrants
rule-RC-S2 = Il y a quatre groupes de cartes Influence : artisans, convoyeurs, marchands et clergé, de trois cartes chacun. Une carte de chaque groupe est en jeu, sur un quadrant tiré au sort. Avec l’option « Première partie », on utilise une carte fixe de chaque groupe ; c’est nous qui l’avons choisie.
rule-RC-S3 = Tous les marqueurs de score commencent sur la case de reconnaissance 2.
rule-RC-S4 = Choisissez une couleur : c’est aussi celle de votre dé. Vous avez un **plateau Atelier**, six **bannières** et quatre **ornements** : une porte, deux arches et une croix. Votre **inventaire** a dix emplacements, mais quatre bannières s’y trouvent, six sont donc libres. Sur la face standard, deux autres bannières se trouvent à côté et tous les ornements sont disponibles ; sur la face avancée, ces deux bannières couvrent les emplacements Atelier blancs, et chaque emplacement de couleur garde un ornement bloqué. Tous les plateaux montrent la même face.
caption-RC-S4 = Votre plateau : inventaire, bannières et atelier
rule-RC-S5 = La **réserve générale** contient 20 bois, 20 briques, 20 pierres, 15 or, 10 gemmes vertes, 10 gemmes violettes et 72 roubles. C’est tout ce qu’il y a : ce qui se trouve sur les cartes inachevées ou chez un joueur n’y est plus, et ce qui y manque n’est pas reçu. S’il y a trop peu de roubles, vous prenez ceux qui restent.
rule-RC-S6 = Une **carte Plan de construction** pour votre nombre de joueurs dit combien il y a de tours et quelle est la hauteur de chacune : 4 tours et 12 cartes en tout à deux joueurs, 5 tours et 18 cartes à trois, 6 tours et 24 cartes à quatre. En solo, on utilise celles pour deux joueurs.
rule-RC-S7 = Chaque tour a une **base** en bas, des **sections intermédiaires** au-dessus et un **dôme** au sommet, tous tirés au hasard parmi 10 bases, 20 sections intermédiaires et 10 dômes, la face du coût visible.
caption-RC-S7 = Une tour : base, section intermédiaire, dôme
rule-RC-S8 = Il y a 28 **tuiles Atelier**. Chaque carte en reçoit une, face visible et tirée au hasard ; les autres restent dans la boîte. À un ou deux joueurs, on retire celles qui portent la mention 3+.
rule-RC-S9 = Les cinq dés sont toujours en jeu, quels que soient les joueurs : rouge, bleu, vert, jaune et blanc. Ils sont lancés et placés, dans un ordre tiré au hasard, sur l’emplacement de la tuile Reconnaissance et sur les quatre suivants dans le sens horaire.
rule-RC-S10 = Le premier joueur est tiré au sort. Dans l’ordre du tour, vous recevez 3, 4, 4 et 5 roubles : celui qui attend plus longtemps a un peu plus.

## The turn

section-turn = Le tour de jeu
lead-turn = Une action de base, puis c’est au joueur suivant. Le tour est court ; le choix ne l’est pas.
rule-RC-T1 = Les tours se suivent dans le sens horaire. Au vôtre, faites exactement une **action de base** : revendiquer une carte, construire ou aller au marché. Vous ne pouvez pas passer, et ce n’est jamais nécessaire : on peut toujours déplacer un dé.
rule-RC-T2 = À court d’argent ? Aussi souvent que vous le voulez pendant votre tour, vous pouvez **perdre 1 point de prestige pour recevoir 2 roubles**.
rule-RC-T3 = Une fois par tour, vous pouvez **perdre 1 point de prestige pour relancer** tous les dés d’un emplacement de votre choix. Ce n’est pas possible entre le choix d’un dé et son déplacement.
rule-RC-T4 = Un seul marqueur compte deux choses. La **reconnaissance** le déplace case par case. Le **prestige** le porte à la case de points de prestige suivante, si loin qu’elle soit, et perdre du prestige le ramène à la plus proche derrière lui. Sur la case 5 ou avant, il n’y en a aucune derrière vous : vous ne pouvez donc pas y perdre de prestige. Le marqueur ne descend jamais sous 0.
caption-RC-T4 = La piste de score : les cases de points de prestige sont sur la piste de reconnaissance
rule-RC-T5 = La piste se termine à la case 80, qui vaut 40 points de prestige. Au-delà, vous commencez un second tour de piste, votre marqueur retourné sur sa face +40 : le prestige 41 se trouve sur 85, le 42 sur 89, et ainsi de suite. Une perte peut vous ramener en deçà de 80.
rule-RC-T6 = Le prestige 1 se trouve sur la case de reconnaissance 5, le prestige 2 sur 9, le prestige 40 sur 80. Plus vous montez, plus les cases de points de prestige se rapprochent : de 5 en 5 au début, de 1 en 1 à la fin. C’est nous qui avons fixé celles qui sont entre les deux.

## Claim

section-claim = Revendiquer une section de cathédrale
lead-claim = Revendiquer prend tout votre tour. C’est alors à vous de construire la carte, et sa tuile rejoint votre atelier.
try-claim = Choisissez une carte que vous pouvez revendiquer. C’est sans conséquence.
rule-RC-C1 = Prenez une bannière de votre choix sur votre plateau. Une bannière de l’inventaire libère son emplacement pour de bon ; c’est donc le choix habituel. Sans bannière, vous ne pouvez plus revendiquer de carte.
caption-RC-C1 = Une bannière quitte l’inventaire, et son emplacement est libre
rule-RC-C2 = Mettez la bannière sur une carte **disponible** : une carte sans bannière, qui est une base ou se trouve juste au-dessus d’une carte avec une bannière. Peu importe à qui est cette bannière, et la carte du dessous n’a pas besoin d’être achevée.
caption-RC-C2 = Une carte : son coût, ce qu’elle rapporte et sa tuile
rule-RC-C3 = Prenez la tuile Atelier de la carte et placez-la sur un emplacement vide de votre atelier : l’un des quatre de couleur ou l’un des deux blancs. **Face cachée**, c’est gratuit, mais la tuile ne fera jamais rien. **Face visible**, cela coûte le prix de l’emplacement.
caption-RC-C3 = Six emplacements Atelier et leurs prix
rule-RC-C4 = Une tuile placée face visible donne aussitôt son avantage, comme si vous l’aviez activée. Ce qui ne trouve pas de place dans votre inventaire, ou n’est pas dans la réserve générale, n’est pas reçu ; vous pouvez aussi prendre moins.
rule-RC-C5 = Sur la face standard, chaque emplacement montre son prix, de 1 à 3 roubles ; nous avons fixé nous-mêmes la plupart de ces prix. Sur la face avancée, chaque emplacement coûte 3 roubles.
rule-RC-C6 = Sur la face avancée, une tuile posée face visible sur un emplacement de couleur **débloque** l’ornement qui s’y trouve ; face cachée, elle l’enterre pour le reste de la partie. Un emplacement blanc ne reçoit une tuile que quand sa bannière a été retirée ; une bannière que vous prenez pour cette même revendication compte comme retirée. Nous avons choisi quel ornement se trouve où.

## Build

section-build = Construire
lead-build = Livrez jusqu’à trois matériaux : sur vos cartes revendiquées, ou pour des ornements sur des cartes achevées.
try-build = Choisissez une carte qui peut recevoir un de vos matériaux.
rule-RC-B1 = Livrez un, deux ou trois matériaux de votre inventaire, l’un après l’autre et dans l’ordre de votre choix. Vous pouvez à la fois construire et décorer. Ce qu’une livraison achève est résolu avant la suivante.
rule-RC-B2 = Pour **construire**, mettez un matériau sur une carte qui porte votre bannière et qui en a encore besoin. Rien n’oblige à achever la carte pendant ce tour ; ce qui s’y trouve y reste.
caption-RC-B2 = Une carte revendiquée : deux matériaux y sont, il en manque un
rule-RC-B3 = Quand une carte a tous ses matériaux, elle est aussitôt **achevée**. Les matériaux retournent dans la réserve générale, vous gagnez la reconnaissance et recevez les roubles que la carte montre, et la carte est retournée. Votre bannière y reste.
rule-RC-B4 = Prendre du retard coûte cher. Chaque fois qu’une carte est achevée, regardez les cartes revendiquées mais inachevées en dessous, dans cette tour : le propriétaire de chacune perd 1 point de reconnaissance pour chaque carte achevée au-dessus d’elle qui appartient à quelqu’un d’autre. On recompte à chaque fois, et cela peut aussi toucher vos propres cartes.
caption-RC-B4 = Une carte achevée au-dessus d’une carte inachevée : le propriétaire de celle-ci perd de la reconnaissance

## Decorate

section-decorate = Décorer
lead-decorate = Décorer fait partie de l’action Construire. Un ornement compte dans sa tour, et ses gemmes rapportent du prestige.
try-decorate = Choisissez une carte achevée que vous pouvez décorer.
rule-RC-D1 = Chaque carte achevée a de la place pour un ornement, quel que soit son propriétaire : une base reçoit une porte, une section intermédiaire une arche, un dôme une croix.
caption-RC-D1 = Porte, arche et croix
rule-RC-D2 = Une porte coûte 1 bois, une arche 1 pierre, une croix 1 or. Vous pouvez y sertir zéro, une ou deux gemmes. Chacun de ces matériaux est une livraison ; un ornement avec deux gemmes prend donc toute l’action, et vous le payez en une fois. Une carte qui vient d’être achevée peut être décorée aussitôt. Tout ce qui est dépensé retourne dans la réserve générale.
rule-RC-D3 = Les gemmes rapportent aussitôt : 1 point de prestige chacune, mais **3 points de prestige pour deux gemmes de couleurs différentes**. Sans gemme, pas de prestige maintenant, seulement la contribution de l’ornement à la tour.
rule-RC-D4 = Il faut que ce soit un de vos propres ornements, et qu’il soit disponible.

## Market

section-market = Acquérir des ressources du marché
lead-market = Déplacez un dé, puis servez-vous de ce qu’offre son nouvel emplacement.
try-market = Choisissez un dé et voyez où il mène.
rule-RC-M1 = Choisissez un dé quelconque et déplacez-le de sa valeur dans le sens horaire. Le dé blanc et le dé de votre couleur peuvent aller plus loin : chaque emplacement supplémentaire coûte 1 rouble. Au plus 7 sont utiles : le huitième ne ferait que ramener au même endroit.
caption-RC-M1 = Un dé se déplace du nombre d’emplacements qu’il affiche
rule-RC-M2 = Un dé ne peut pas finir sur un emplacement où se trouvent déjà trois autres dés.
rule-RC-M3 = Ensuite, vous pouvez faire trois choses, chacune une fois et dans l’ordre de votre choix, ou en laisser certaines de côté : **prendre des ressources**, **utiliser de l’influence** et **activer une tuile Atelier**.
rule-RC-M4 = Prenez ce que montre la tuile de l’emplacement, autant de fois qu’il y a maintenant de dés dessus. Vous pouvez prendre moins. La réserve générale et vos emplacements d’inventaire libres vous limitent, et vous ne pouvez rien jeter pour faire de la place.
caption-RC-M4 = Deux dés sur une tuile de 2 briques : prenez-en jusqu’à 4
rule-RC-M5 = Les huit tuiles donnent 2 bois, 2 briques, 2 pierres, 1 or, 1 gemme verte, 1 gemme violette, 2 roubles et 1 point de reconnaissance. Nous avons choisi les quantités de pierre, d’or et de gemmes.
rule-RC-M6 = Le quadrant où le dé arrive a une carte Influence avec deux actions : choisissez-en une. **Éclair** veut dire une fois. **Infini** veut dire autant de fois de suite que vous le souhaitez ; entre deux fois, vous pouvez échanger du prestige contre des roubles ou relancer des dés contre du prestige.
caption-RC-M6 = Deux actions sur une carte : Éclair, une fois ; Infini, à volonté
rule-RC-M7 = Activez une tuile face visible sur l’emplacement Atelier de la couleur du dé déplacé ; avec le dé blanc, sur l’un de vos deux emplacements blancs. Une tuile avec un matériau, des roubles ou de la reconnaissance donne cela. Une **tuile représentant un dé** donne, une fois, ce que montre l’emplacement de ce dé. Une tuile pour un matériau de votre choix en donne un du type choisi, si la réserve générale en a encore.
rule-RC-M8 = Pour finir, tous les dés de l’emplacement où votre dé est arrivé sont relancés et y restent. Le joueur suivant trouve donc un marché que vous n’avez arrangé qu’à moitié.

## Influence

section-influence = Influence
lead-influence = Douze cartes en quatre groupes, deux actions chacune. On connaît les actions ; c’est nous qui avons fixé lesquelles partagent une carte, ce qui est représenté et les symboles qu’elles portent.
try-influence = Les convoyeurs livrent pour vous : choisissez une carte qui peut recevoir un matériau.
rule-RC-I1 = Les **artisans** font commerce de matériaux. Selon la carte, vous vendez un matériau de votre choix pour 1 rouble, vous en achetez un de votre choix pour 2, ou vous achetez ou vendez un des matériaux représentés pour 1 ou 2 roubles.
rule-RC-I2 = Les **convoyeurs** mettent les choses à leur place : payez 1 rouble pour livrer 1 matériau, ou 3 roubles pour en livrer jusqu’à 2 ; recevez 1 rouble ; ou payez 2 roubles et échangez la position de deux tuiles Ressource quelconques. Les livraisons suivent les règles de la construction et de la décoration, et chaque utilisation est indépendante : un ornement doit être payé en une seule utilisation.
rule-RC-I3 = Les **marchands** échangent : 2 matériaux identiques contre 1 de votre choix ; 4 identiques contre 2 de votre choix ; 1 rouble et 1 matériau contre 1 d’un autre type ; ou vous activez une de vos tuiles face visible, même si vous l’activez aussi de la façon habituelle. Vous donnez d’abord et prenez ensuite, et seulement s’il y a quelque chose à prendre.
rule-RC-I4 = Le **clergé** assoit votre renom : gagnez 1 point de reconnaissance ; payez 3 roubles pour 1 point de prestige ; défaussez 3 matériaux différents pour 1 point de prestige ; ou gagnez 2 points de reconnaissance si vous avez une base, une section intermédiaire et un dôme achevés.
rule-RC-I5 = Les gains gratuits et l’activation portent l’Éclair : une fois à chaque visite.

## The end

section-end = La fin et le décompte
lead-end = La sixième carte d’un joueur met fin à la construction. Ensuite, on partage les tours.
rule-RC-E1 = Le premier à achever une **sixième carte** gagne aussitôt 3 points de prestige, après ce que la carte rapporte. Ce tour est joué jusqu’au bout, puis chacun des autres a un dernier tour. Une sixième carte achevée pendant ces tours n’apporte ni ce bonus ni d’autres tours.
rule-RC-E2 = Chaque marqueur redescend alors à la case de points de prestige la plus proche en dessous, s’il n’en occupe pas déjà une. La reconnaissance qui n’atteint pas la case suivante est perdue.
rule-RC-E3 = Comptez ce qui vous reste : chaque lot de 5 matériaux et roubles, inventaire et bourse réunis, rapporte 1 point de prestige. Ce qui se trouve sur les cartes inachevées ne compte pas.
rule-RC-E4 = Chaque tour de la cathédrale vaut 2 par carte achevée et 1 par ornement. Votre **contribution** est le nombre de vos bannières sur ses cartes achevées, plus vos ornements. La plus grande contribution prend la valeur entière, la suivante la moitié, la suivante la moitié de cette moitié, et ainsi de suite, toujours arrondi à l’inférieur. Ceux qui sont à égalité additionnent les valeurs de leurs places et se les partagent, avec arrondi à l’inférieur ; le suivant prend la première place restée libre. Sans contribution, vous ne gagnez rien.
caption-RC-E4 = Une tour de quatre cartes achevées et deux ornements vaut 10
rule-RC-E5 = À deux joueurs, et en solo contre Ivan, la plus grande contribution prend la valeur entière et la plus petite un tiers, arrondi à l’inférieur ; sans contribution, on ne gagne rien. En cas d’égalité, personne ne gagne rien.
rule-RC-E6 = Celui qui a le plus de prestige l’emporte. En cas d’égalité, c’est le nombre de cartes achevées qui décide, puis le nombre d’ornements ; si elle demeure, la victoire est partagée.
rule-RC-E7 = Une partie que personne ne veut finir est décomptée après 100 manches, sans le bonus pour une sixième carte. C’est nous qui avons ajouté cette règle ; dans une partie ordinaire, vous ne la rencontrerez jamais.

## Alone

section-solo = En solo contre Ivan
lead-solo = Ivan Jakovlevitch est un architecte du tsar, et votre rival en mode solo. Il suit cinq cartes, ne paie jamais et ne doute jamais.
rule-RC-V1 = Mise en place comme à deux joueurs. Ivan a une couleur, six bannières et ses ornements, mais pas de plateau. Ses cinq cartes forment une rangée, chacune avec une tuile représentant un dé. Il commence par revendiquer la base qui rapporte le plus de reconnaissance. Puis c’est à vous, avec 3 roubles.
rule-RC-V2 = À son tour, Ivan utilise sa carte la plus à gauche dont la tuile est face visible. Il déplace le dé de cette tuile de sa valeur et retourne la tuile face cachée. Il ne prend pas de matériaux, seulement de la reconnaissance : celle de la tuile Reconnaissance, une fois par dé présent, et celle qu’une carte Influence donne gratuitement. Les dés de l’emplacement sont relancés, puis il fait ce que dit sa carte. Si le dé devait être le quatrième sur son emplacement, il reste où il est : ni reconnaissance ni relance, mais la tuile est retournée et Ivan agit quand même.
rule-RC-V3 = **Inventaire** : quatre matériaux du type le plus abondant dans la réserve générale vont sur cette carte, puis du type suivant s’il n’y en a pas assez.
rule-RC-V4 = **Transport** : tout ce qui se trouve sur la carte Inventaire passe sur la carte Construction.
rule-RC-V5 = **Construction** : ces matériaux vont sur les cartes d’Ivan, d’abord sur toutes les bases, de gauche à droite, puis sur le niveau au-dessus, et ainsi de suite. Le type ne compte pas pour lui, seulement le nombre. Il gagne la reconnaissance d’une carte achevée mais pas les roubles, et les pénalités s’appliquent comme d’habitude. Le surplus reste sur la carte Construction.
rule-RC-V6 = **Revendiquer une section** : s’il lui reste une bannière, Ivan revendique une carte juste au-dessus d’une des vôtres ; s’il n’y en a pas, une base ; à défaut, n’importe quelle carte disponible. Si plusieurs conviennent, vous choisissez pour lui. Il gagne la reconnaissance que montre la tuile de la carte, s’il y en a, et la tuile quitte la partie.
rule-RC-V7 = **Reconnaissance** : Ivan gagne 4 points de reconnaissance.
rule-RC-V8 = Si ses cinq tuiles sont face cachée au début de son tour, Ivan place d’abord gratuitement son ornement suivant : une porte, une arche, une autre arche et une croix, strictement dans cet ordre, un seul à chaque fois. Il le place sur une carte achevée qui convient, une des vôtres ou sinon une des siennes ; s’il y en a plusieurs, vous choisissez. Il gagne 1 point de prestige ; si l’ornement ne convient nulle part ou s’il n’en reste plus, il ne se passe rien. Puis les tuiles sont mélangées et redistribuées face visible, et son tour continue.
rule-RC-V9 = Personne ne gagne les 3 points de prestige pour la sixième carte ; celui qui ne l’a pas achevée a un dernier tour. Le décompte se fait comme à deux joueurs, mais Ivan ne gagne rien pour ce qui lui reste.
