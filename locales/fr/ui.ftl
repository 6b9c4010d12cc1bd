# Pages and controls of the browser client.

# Titles of pages.
title-home = Stammtisch
title-table = { $table } – Stammtisch
title-your-turn = À toi de jouer – Polterfass
title-over = Partie finie – Polterfass
title-help = Comment jouer à { $game } – Stammtisch
title-pad = { $game } à une vraie table – Stammtisch
title-rules = Les règles de { $game } – Stammtisch
title-return = Retour à ta place – Stammtisch
title-error = Il manque quelque chose – Stammtisch
meta-description = Deux jeux de taverne dans le navigateur : Polterfass de 3 à 6 et Goldbräu à 3 ou 4, entre amis ou contre l’ordinateur.

# First page.
home-tagline = Neuf tonneaux, un robinet, et personne ne sait ce que veulent boire les autres.
home-tagline-goldbraeu = Six jardins à bière, quatre brasseries et trois semaines où chaque case, patron et part compte.
home-game = Jeu
home-play = Jouer tout de suite
home-play-about = Contre trois ordinateurs
home-strength = Leur force
home-invite = Inviter des amis
home-invite-about = Ouvrir une table et envoyer le lien
home-help = Comment jouer
home-help-game = Comment jouer à { $game }
home-learn = Première fois ? Une partie guidée, dix minutes
help-learn = Une partie guidée
home-players = { $least } à { $most } joueurs
home-name = Ton nom
home-name-hint = Pour que les autres sachent qui remercier.
home-tables = Tes tables
home-pads = À une vraie table
home-pad-polterfass = Bloc pour Polterfass
home-pad-goldbraeu = Calculateur de paye pour Goldbräu
home-table-playing = Partie en cours
home-table-lobby = En attente de joueurs
home-table-over = Partie finie
home-table-until = jusqu’à { $time }
home-tables-finished = Terminées
title-turns = { $count ->
    [one] À toi de jouer – Stammtisch
   *[other] À toi à { $count } tables – Stammtisch
}
home-opening = On dresse la table…

# Language and theme.
language-label = Langue
theme-label = Couleurs
theme-light = Clair
theme-dark = Sombre
theme-auto = Comme l’appareil

# Settings.
settings-title = Réglages
pace-label = Rythme
pace-slow = lent
pace-normal = normal
pace-off = immédiat
pace-about = Combien de temps tu vois lancers et additions. Seul ton écran ralentit. Avec « immédiat », rien ne bouge et l’addition t’attend.
view-label = Affichage
view-table = table
view-text = texte
view-about = En texte, la table est racontée en phrases, pour les lecteurs d’écran et les grands caractères.
view-to-text = La table en texte
view-to-table = Montrer la table
sound-label = Son
sound-on = activé
sound-off = coupé
sound-about = Un coup sur le bois quand c’est à toi.
motion-reduced = Ton appareil demande moins de mouvement : les tonneaux ne roulent pas.

# Parts of the table page.
menu-open = Menu
close = Fermer
try-again = Réessayer
back = Retour
cancel = Annuler
confirm = Oui
more = Plus
copy = Copier
copied = Copié.
copy-failed = La copie n’a pas marché. Sélectionne le lien et copie-le.
share = Partager
loading = Un instant…
panel-paper = Bloc et chronique
panel-people = À table
panel-log = Chronique
panel-log-empty = Rien ne s’est encore passé.
chart-line = { $name } : { $total }
chart-goal = Objectif : { $goal }
panel-odds = Chances
panel-luck = Hasard loyal
panel-talk = Parlotte
panel-tell = Avertir
panel-rules = Règles maison
since-away = Pendant ton absence

# Headings and regions for screen readers.
sr-action = Ta décision
sr-live = Ce qui se passe
sr-your-turn = À toi de jouer.
sr-main = La table
sr-nav = Menu

# Notices.
notice-new-version = Il y a une nouvelle version.
notice-reload = Recharger
notice-reload-about = Rien de la partie n’est perdu.
notice-turn = À toi de jouer

# Pages for what is missing.
missing-title = Personne ici
missing-text = Cette table n’existe plus, ou le lien est incomplet.
missing-home = À la page d’accueil

# Footer.
footer-independent = Une réalisation indépendante, sans lien avec les éditeurs des jeux.
footer-game = Polterfass est un jeu d’Andreas Schmidt, Goldbräu un jeu de Franz-Benno Delonge.

# The keyboard, and what else the pages say.
keys-title = Touches
keys-cards = choisir une carte
keys-go = appuyer sur le bouton doré
keys-close = fermer le robinet
keys-roll = relancer
keys-specials = remettre ou laisser les tonneaux spéciaux
keys-paper = bloc-notes et journal
keys-advice = Conseil, si la maison en donne
keys-view = table ou texte
keys-menu = menu
keys-help = règles du jeu
name-guest = Client
option-more = Autres règles de la maison
return-page-text = Ta place à une table t’attend. Appuie sur le bouton pour continuer sur cet appareil.
title-gone = Cette table n’est pas visible

# Without a network.
home-here = Garder sur cet appareil : marche sans réseau
home-play-here-about = Avec des joueurs de l’ordinateur, sur cet appareil et sans réseau.
home-out = Pas de connexion à la maison. On peut quand même jouer contre l’ordinateur, tenir la marque et lire les règles : cet appareil a tout ce qu’il faut.
home-invite-out = Demande une connexion.
home-table-here = sur cet appareil
as-of = Voilà où en était la table à { $time }.
here-forgets = Ce navigateur ne garde rien : la partie dure tant que cette page est ouverte.
offline-install = Installer
offline-ready = Marche aussi sans réseau

# Rules by their numbers.
rules-all = Toutes les règles
rules-all-game = Toutes les règles de { $game }
rules-which = Quelle règle ?
rules-rule = Règle { $rule }
home-forget-ask = Supprimer cette partie pour de bon ?
home-forget = Supprimer
home-forget-what = Supprimer cette partie de { $game }
