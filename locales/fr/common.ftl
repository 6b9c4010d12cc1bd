# Words shared by all files.

# Lists.
list-two = { $first } et { $last }
list-more = { $first }, { $last }
# Parts that are lists themselves.
list-each = { $first } ; { $last }
each-totals = { $seat } { $value }

# What stands on a special barrel, as part of a list.
top-double = un double
top-spoiled = un mauvais

game-polterfass = Polterfass
game-goldbraeu = Goldbräu

# A number of mugs.
mugs = { $count ->
    [one] { $count } chope
   *[other] { $count } chopes
}

# Kinds of computer players, from the weakest to the strongest.
player-newcomer = Débutant
player-newcomer-about = Apprend encore.
player-regular = Habitué
player-regular-about = Joue solide.
player-seasoned = Vieux routier
player-seasoned-about = Connaît les ficelles.
player-expert = Expert
player-expert-about = Ne pardonne rien.
player-master = Maître
player-master-about = Le plus fort de la maison.
# Those of old tables.
player-random = Au hasard
player-random-about = Décide à pile ou face.
player-careful = Avec prudence
player-careful-about = Compte les tonneaux avant chaque geste.
player-trader = Au flair du négoce
player-trader-about = Calcule ce que chaque part rapportera.

# The marks of the seats, for screen readers.
seat-shape-0 = rond vert
seat-shape-1 = carré bleu
seat-shape-2 = triangle orange
seat-shape-3 = losange violet
seat-shape-4 = pentagone rouge
seat-shape-5 = étoile jaune

# Quick phrases.
phrase-more = Moi, je commence à peine à servir.
phrase-last = C’était la dernière goutte. Parole !
phrase-old-barrel = Attention, ce tonneau est plus vieux que moi.
phrase-cheers = À la vôtre, les gosiers secs !
phrase-sip = Juste une larme pour moi.
phrase-parched = J’ai le gosier en pente.
phrase-cellar = Qui a commandé toute la cave ?
phrase-service = Patron ! On meurt de soif ici !

# Un nombre avec un dixième : $whole est la partie entière, $tenth le dixième, de 0 à 9.
tenths = { $whole },{ $tenth }
