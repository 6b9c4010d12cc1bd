# Words shared by all files. The words of the games are those of docs/glossary.md.
# A number argument is never negative and always below 1000: anything else is given as text, already formatted (−11).

# Lists: $first and $last are texts.
list-two = { $first } and { $last }
list-more = { $first }, { $last }
# Parts that are lists themselves.
list-each = { $first }; { $last }
each-totals = { $seat } { $value }

# What stands on a special barrel, as part of a list.
top-double = a double
top-spoiled = a spoiled one

game-polterfass = Polterfass
game-goldbraeu = Goldbräu

# A number of mugs ($count).
mugs = { $count ->
    [one] 1 mug
   *[other] { $count } mugs
}

# Kinds of computer players, from the weakest to the strongest: name and one line about each.
player-newcomer = Newcomer
player-newcomer-about = Still learning the ropes.
player-regular = Regular
player-regular-about = Plays a sound game.
player-seasoned = Old Hand
player-seasoned-about = Knows every trick.
player-expert = Expert
player-expert-about = Forgives no mistake.
player-master = Master
player-master-about = The best in the house.
# Those of old tables.
player-random = At Random
player-random-about = Decides by the toss of a coin.
player-careful = With Care
player-careful-about = Counts the barrels before each step.
player-trader = With a Trader’s Eye
player-trader-about = Reckons what every share will earn.

# The marks of the seats, for screen readers.
seat-shape-0 = green circle
seat-shape-1 = blue square
seat-shape-2 = orange triangle
seat-shape-3 = purple diamond
seat-shape-4 = red pentagon
seat-shape-5 = yellow star

# Quick phrases.
phrase-more = I’m nowhere near done pouring.
phrase-last = That was the last drop. Cross my heart.
phrase-old-barrel = Careful, that barrel is older than I am.
phrase-cheers = To your health, you thirsty lot!
phrase-sip = Just a sip for me.
phrase-parched = I could drink the river dry.
phrase-cellar = Who ordered the whole cellar?
phrase-service = Innkeeper! It’s a desert over here!

# A number with a tenth: $whole is before the point, $tenth is the tenth, 0 to 9.
tenths = { $whole }.{ $tenth }
