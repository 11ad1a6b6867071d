# The guided first game of Basilica: `lesson-…` is what the learner is told at that step of lesson.toml.
# The rival is a program; “your rival” stands for its name everywhere.

lesson-welcome = Bienvenue sur le chantier. Vous et votre rival construisez une même cathédrale, voûte après voûte, et chacun y place des bâtisseurs. Dans une dizaine de minutes, vous verrez votre premier décompte. Rien n’est noté ici : je vous dis quoi faire, et vous voyez ce qui se passe.
lesson-offers = Voici l’offre : trois voûtes pour construire et, avec chacune, un ordre à exécuter. Chaque tuile a les deux : une voûte sur une face et un ordre sur l’autre. À votre tour, vous faites exactement trois actions, combinées à votre guise.
lesson-extend = Première action : agrandir la cathédrale. Prenez la voûte jaune du milieu et posez-la en c1, dans la première rangée, où le plateau la soutient.
lesson-builder = Deuxième action : juste après avoir posé une voûte, vous pouvez y placer un bâtisseur. Faites-le : sans bâtisseurs, vous ne gagnez rien.
lesson-joker = Troisième action : agrandir encore. La voûte de gauche est un joker ; il montre du jaune et du bleu et compte pour les deux. Posez-le à côté de la vôtre, en d1. Deux jokers ne peuvent jamais être côte à côte.
lesson-king = Le joker porte une couronne, le roi a donc fait un pas. Quand il atteindra la case 10, on fera le décompte de toutes les zones. Vos trois actions sont faites : terminez votre tour.
lesson-areas = Votre rival a commencé une zone rouge de deux voûtes. Des voûtes d’une même couleur qui se touchent par un côté forment une zone. La vôtre, jaune, a aussi deux voûtes, car le joker en fait partie. Celui qui a le plus de bâtisseurs dans une zone gagne un point par voûte.
lesson-grow = Agrandissons-la donc. Posez la voûte jaune en c2, dans la deuxième rangée, juste à côté de la première.
lesson-promotion = Maintenant, un ordre. La promotion donne un grade à l’un de vos bâtisseurs. Faites du vôtre un architecte : la zone où il se trouve vaut le double.
lesson-coin = Pour certains ordres, votre rival peut vous donner une pièce et faire à peu près de même. Pas cette fois : votre rival garde sa pièce. Les deux autres grades sont le maître maçon, qui compte comme deux bâtisseurs, et le colosse, qui gagne les égalités.
lesson-further = Il vous reste une action. Il y a encore une voûte jaune : posez-la en c3.
lesson-end-second = Quatre voûtes jaunes, doublées : cela ferait 8 points maintenant. Terminez votre tour.
lesson-majority = Attention à e1 : votre rival a un bâtisseur sur la voûte bleue, et elle touche le bleu de votre joker en d1. Cela fait une zone bleue de deux voûtes, qui revient à votre rival. Nous allons y remédier.
lesson-second-builder = D’abord, encore une voûte jaune : posez-la en d2 et placez-y un deuxième bâtisseur.
lesson-recruit = Maintenant, recrutez : cet ordre place un bâtisseur sur une voûte libre de votre choix. Choisissez le joker en d1. Le bâtisseur y compte dans deux zones, la jaune et la bleue.
lesson-paid = Votre rival vous a donné une pièce et a recruté un bâtisseur en a1, à côté de celui de b1. Mais regardez la zone bleue : un bâtisseur chacun, c’est une égalité, et une égalité ne rapporte rien à personne. Ce bâtisseur sur le joker était bien placé.
lesson-end-third = Terminez votre tour. Le roi est sur la case 7.
lesson-glass = Le roi est à un pas du décompte, alors rendez votre zone plus précieuse. Un vitrail va sur une voûte avec un de vos bâtisseurs et ajoute 2 à ses zones. Mettez-le en c1.
lesson-crown = Faites maintenant venir le roi vous-même. Le joker de gauche a une couronne, et il est jaune et vert. Posez-le en d3 : une voûte de plus pour vous, et le décompte arrive pendant que vous menez.
lesson-scoring = Le roi a atteint une case de décompte : vous n’avez plus d’action. Terminez votre tour, et tout sera compté.
lesson-scored = Six voûtes, doublées par l’architecte, et 2 pour le vitrail : 14 points pour vous. Votre rival en a gagné 4 pour la zone rouge et 1 pour la verte. Tous les bâtisseurs sont maintenant rentrés, et les deux rangées les plus proches du plateau ont disparu ; ce qui reste s’est rapproché. C’est ainsi après les deux premiers décomptes.
lesson-farewell = Après le troisième décompte, la partie est terminée, et celui qui a le plus de points l’emporte. Vous en savez assez : reprenez à partir d’ici si cela vous dit. Votre rival décide désormais tout seul, et vous pouvez demander un conseil à tout moment.
