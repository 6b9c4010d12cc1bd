# Words shared by all files.

# Lists.
list-two = { $first } e { $last }
list-more = { $first }, { $last }
# Parts that are lists themselves.
list-each = { $first }; { $last }
each-totals = { $seat } { $value }

# What stands on a special barrel, as part of a list.
top-double = una doppia
top-spoiled = una rancida

game-polterfass = Polterfass
game-goldbraeu = Goldbräu

# A number of mugs.
mugs = { $count ->
    [one] 1 boccale
   *[other] { $count } boccali
}

# Kinds of computer players, from the weakest to the strongest.
player-newcomer = Novellino
player-newcomer-about = Impara ancora.
player-regular = Habitué
player-regular-about = Gioca solido.
player-seasoned = Navigato
player-seasoned-about = Conosce i trucchi.
player-expert = Esperto
player-expert-about = Non perdona nulla.
player-master = Maestro
player-master-about = Il più forte della casa.
# Those of old tables.
player-random = A caso
player-random-about = Decide a testa o croce.
player-careful = Con prudenza
player-careful-about = Conta le botti prima di ogni mossa.
player-trader = Con fiuto d’affari
player-trader-about = Calcola quanto renderà ogni quota.

# The marks of the seats, for screen readers.
seat-shape-0 = cerchio verde
seat-shape-1 = quadrato blu
seat-shape-2 = triangolo arancione
seat-shape-3 = rombo viola
seat-shape-4 = pentagono rosso
seat-shape-5 = stella gialla

# Quick phrases.
phrase-more = Ho appena cominciato a spillare.
phrase-last = Era l’ultima goccia. Parola mia.
phrase-old-barrel = Occhio, quella botte ha più anni di me.
phrase-cheers = Alla salute degli assetati!
phrase-sip = Per me giusto un goccio.
phrase-parched = Ho una sete che berrei il fiume.
phrase-cellar = Chi ha ordinato tutta la cantina?
phrase-service = Oste! Qui si muore di sete!

# Un numero con un decimo: $whole è la parte intera, $tenth il decimo, da 0 a 9.
tenths = { $whole },{ $tenth }
