# Words shared by all files.

# Lists.
list-two = { $first } und { $last }
list-more = { $first }, { $last }
# Parts that are lists themselves.
list-each = { $first }; { $last }
each-totals = { $seat } { $value }

# What stands on a special barrel, as part of a list.
top-double = ein Doppelfass
top-spoiled = ein verdorbenes

game-polterfass = Polterfass
game-goldbraeu = Goldbräu

# A number of mugs.
mugs = { $count ->
    [one] 1 Krug
   *[other] { $count } Krüge
}

# Kinds of computer players, from the weakest to the strongest.
player-newcomer = Neuling
player-newcomer-about = Lernt noch dazu.
player-regular = Stammgast
player-regular-about = Spielt solide.
player-seasoned = Kenner
player-seasoned-about = Kennt die Kniffe.
player-expert = Könner
player-expert-about = Verzeiht keinen Fehler.
player-master = Meister
player-master-about = Der Beste im Haus.
# Those of old tables.
player-random = Aufs Geratewohl
player-random-about = Nimmt, was gerade kommt.
player-careful = Mit Bedacht
player-careful-about = Zählt vor jedem Schritt die Fässer nach.
player-trader = Mit Handelssinn
player-trader-about = Rechnet, was jeder Anteil bis zum Ende einbringt.

# The marks of the seats, for screen readers.
seat-shape-0 = grüner Kreis
seat-shape-1 = blaues Quadrat
seat-shape-2 = oranges Dreieck
seat-shape-3 = violette Raute
seat-shape-4 = rotes Fünfeck
seat-shape-5 = gelber Stern

# Quick phrases.
phrase-more = Ich bin noch lange nicht fertig mit Zapfen.
phrase-last = Das war der letzte Tropfen. Ehrenwort.
phrase-old-barrel = Vorsicht, das Fass ist älter als ich.
phrase-cheers = Zum Wohl, ihr Durstigen!
phrase-sip = Für mich nur ein Schlückchen.
phrase-parched = Ich hab Durst wie ein Brauereipferd.
phrase-cellar = Wer hat hier den ganzen Keller bestellt?
phrase-service = Wirtschaft! Hier verdurstet wer!

# Eine Zahl mit einem Zehntel: $whole sind die Ganzen, $tenth ist das Zehntel, 0 bis 9.
tenths = { $whole },{ $tenth }
