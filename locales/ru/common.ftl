# Words shared by all files.

# Lists.
list-two = { $first } и { $last }
list-more = { $first }, { $last }
# Parts that are lists themselves.
list-each = { $first }; { $last }
each-totals = { $seat } { $value }

# What stands on a special barrel, as part of a list.
top-double = удвоитель
top-spoiled = испорченный

game-polterfass = Хозяин таверны
game-goldbraeu = Goldbräu

# A number of mugs.
mugs = { $count ->
    [one] { $count } кружка
    [few] { $count } кружки
   *[many] { $count } кружек
}

# Kinds of computer players, from the weakest to the strongest.
player-newcomer = Новичок
player-newcomer-about = Ещё учится.
player-regular = Завсегдатай
player-regular-about = Играет крепко.
player-seasoned = Бывалый
player-seasoned-about = Знает все уловки.
player-expert = Знаток
player-expert-about = Не прощает ошибок.
player-master = Мастер
player-master-about = Сильнейший в доме.
# Those of old tables.
player-random = Наугад
player-random-about = Решает, как монетка ляжет.
player-careful = С оглядкой
player-careful-about = Пересчитывает бочонки перед каждым шагом.
player-trader = С расчётом
player-trader-about = Считает, что принесёт каждая доля.

# The marks of the seats, for screen readers.
seat-shape-0 = зелёный круг
seat-shape-1 = синий квадрат
seat-shape-2 = оранжевый треугольник
seat-shape-3 = фиолетовый ромб
seat-shape-4 = красный пятиугольник
seat-shape-5 = жёлтая звезда

# Quick phrases.
phrase-more = Да я только начинаю наливать.
phrase-last = Это последняя капля. Честное слово.
phrase-old-barrel = Осторожно, этот бочонок старше меня.
phrase-cheers = Ваше здоровье, жаждущие!
phrase-sip = Мне бы только пригубить.
phrase-parched = У меня в горле пустыня.
phrase-cellar = Кто заказал весь погреб?
phrase-service = Хозяин! Люди от жажды сохнут!

# Число с десятой долей: $whole — целая часть, $tenth — десятая, от 0 до 9.
tenths = { $whole },{ $tenth }
