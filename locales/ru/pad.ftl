# Блокнот Polterfass за настоящим столом.

title-pad-one = { $title } – Stammtisch
pad-heading = Блокноты для Polterfass
pad-about = Для игры из коробки: запиши, сколько налито и заказано, а блокнот посчитает. Он работает без сети и остаётся на этом устройстве.
pad-new = Новый блокнот
pad-begin = Начать
pad-save = Сохранить
pad-yours = Твои блокноты
pad-none = Пока ни одного блокнота.
pad-all = Блокноты
pad-of = Блокнот: { $title }
pad-again = Новый блокнот, те же игроки
pad-play-on = Играть дальше
pad-undo = Отменить
pad-redo = Вернуть
pad-delete = Удалить
pad-delete-pad = Удалить блокнот { $title }
pad-deleted = Удалено: { $title }
pad-no-rounds = Раундов ещё не было
pad-leads = { $count ->
    [1] Впереди { $winners }, кружек: { $score }, раундов: { $round }.
   *[other] Впереди вместе { $winners }, кружек: { $score }, раундов: { $round }.
}
pad-was-over = Игра кончилась после раунда { $round }: { $result } Вы играете дальше.
pad-house-note = * оставлено как домашнее правило

# Кто играет.
pad-setup = Игроки и правила
pad-names = Игроки по часовой стрелке
pad-player = Игрок { $number }
pad-name = Имя игрока { $number }
pad-mark = Цвет: { $name }
pad-mark-0 = зелёный круг
pad-mark-1 = синий квадрат
pad-mark-2 = оранжевый треугольник
pad-mark-3 = фиолетовый ромб
pad-mark-4 = красный пятиугольник
pad-mark-5 = оливковая звезда
pad-own-goal = Другая цель, от 25 до 300

# Один раунд.
pad-round-number = Раунд { $round }
pad-innkeeper = Хозяин
pad-keeps = Хозяин: { $name }
pad-edit-round = Изменить раунд { $round }
pad-delete-round = Удалить раунд
pad-chip-tap = { $name }, хозяин: ещё не налито
pad-chip-served = { $name }, хозяин: налито { $served }
pad-chip-failed = { $name }, хозяин: поражение
pad-chip-guest = { $name }: заказа ещё нет
pad-chip-order = { $name }: заказ { $order }
pad-enter-order = Заказ: { $name }
pad-enter-serving = Сколько налито: { $name }
pad-erase = Стереть
pad-failed = Поражение
pad-other-number = Другое число
pad-barrels = Помощник с бочонками
pad-stood = Стояли: { $tops }
pad-forget = Забыть бочонки
pad-live-begin = Хозяин: { $name }. Записывай заказы и налитое в любом порядке.
pad-live-failed = Поражение: каждый посетитель получит свой заказ.
pad-live-ordered = Пока заказано: { $ordered }
pad-live-left = Налито: { $served }, пока остаётся: { $left }
pad-live-greedy = Уже пожадничали: заказано { $ordered }, налито { $served }
pad-missing = Не хватает: { $names }
pad-next = Дальше: { $name }
pad-missing-many = Ещё не хватает чисел: { $count }
pad-write = Записать раунд { $round }
pad-write-edit = Изменить раунд { $round }
pad-write-house = Оставить как домашнее правило

# В чём сомневаются правила.
pad-doubt-serving = Никакие бочонки не дают { $served }: бывает 0 или от 2 до 68.
pad-doubt-not-from-barrels = Из стоящих бочонков { $served } не выходит.
pad-doubt-no-number-barrel = Не стоит ни один числовой бочонок: бросают все девять ещё раз.
pad-doubt-order = { $name } не может заказать { $order }: одна или две карты дают от 0 до 13.
pad-doubt-innkeeper-orders = Хозяин ничего не заказывает.
pad-doubt-innkeeper = Хозяином сейчас должен быть { $name }.

# Помощник с бочонками.
pad-stands = Что стоит
pad-stands-none = Нажми на бочонки, которые стоят: по тому, что сверху.
pad-barrel-end = Бочонок { $number }: сверху { $top } (другой конец { $other })
pad-clear = Все лежат
pad-sum = Сумма: { $sum }
pad-servings = { $count ->
    [1] Сколько налито
   *[other] Сколько можно налить, вариантов: { $count }
}
pad-due = Уничтожить: { $destroy }. Удвоить: { $double }.
pad-wish = Хочу налить
pad-less = На одну меньше
pad-more = На одну больше
pad-wish-impossible = { $wanted } налить нельзя.
pad-wish-both = Ближе всего { $below } и { $above }.
pad-wish-one = Ближе всего { $near }.
pad-way-destroyed = Уничтожить: { $tops }.
pad-way-doubled = Удвоить: { $tops }.
pad-way-plain = Все считаются как стоят.
pad-take = Налить { $served }
pad-next-roll = Бросать ещё
pad-roll = Бочонков в шейкере: { $cup }{ $back ->
    [0] { "" }
    [1] , один особый возвращён
   *[other] , оба особых возвращены
}
pad-fails = провал { $percent } %
pad-model = Рассчитано для бочонков, которые стоят в 30 % бросков; в правилах шансов нет.
pad-failed-now = Бросок провалился

# Передать и сохранить.
pad-share-picture = Картинкой
pad-share-text = Текстом
pad-share-file = Файлом
pad-share-file-about = Файл можно снова открыть здесь, на этом устройстве или на другом.
pad-share-failed = Этот браузер не может нарисовать картинку.
pad-saved = Сохранено: { $file }.
pad-copy-failed = Скопировать не вышло. Выдели текст ниже и скопируй его.
pad-import = Открыть файл
pad-import-not-ours = Это не файл блокнота Polterfass.
pad-import-newer = Файл записан более новой версией программы. Обнови страницу, чтобы получить её.
pad-import-damaged = Файл повреждён.
pad-foreign-newer = Блокнот { $id } записан более новой версией программы. Он не тронут: обнови страницу, чтобы его прочесть.
pad-foreign-damaged = Блокнот { $id } повреждён. Он не тронут, его можно сохранить файлом.
pad-not-kept-unavailable = Не сохраняется: браузер не даёт странице ничего хранить. Блокноты живут, пока она открыта; сохрани их файлами.
pad-not-kept-full = Не сохраняется: память устройства заполнена. Освободи место или сохрани блокнот файлом, прежде чем закрыть страницу.
pad-missing-title = Нет такого блокнота
pad-missing-text = Этого блокнота нет на этом устройстве, или он удалён.
pad-conflict = Изменено в двух вкладках
pad-conflict-about = Другая вкладка изменила то же самое ({ $time }; раундов там: { $rounds }). Что оставить?
pad-conflict-both = Оба: этот новым блокнотом
pad-conflict-mine = То, что здесь
pad-conflict-theirs = То, что там
pad-conflict-removed = Другая вкладка удалила этот блокнот.
pad-conflict-keep = Оставить здесь
