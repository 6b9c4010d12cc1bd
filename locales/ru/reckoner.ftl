# The payday reckoner: Goldbräu at a real table.

reckoner-title = Счётчик дней расчёта
reckoner-about = Для Goldbräu за настоящим столом: введи, что лежит на поле, и каждый день расчёта будет посчитан, а каждое число объяснено.
reckoner-players = Игроки
reckoner-player = Игрок { $number }
reckoner-colour = Цвет игрока { $number }
reckoner-colour-0 = зелёный круг
reckoner-colour-1 = синий квадрат
reckoner-colour-2 = оранжевый треугольник
reckoner-colour-3 = фиолетовый ромб
reckoner-colour-4 = розовый пятиугольник
reckoner-colour-5 = оливковая звезда
reckoner-begin = Начать блокнот
reckoner-pads = Твои блокноты
reckoner-pads-none = Пока ни одного. Они остаются на этом устройстве.
reckoner-state-new = до первого расчёта
reckoner-state-week = после расчёта { $week }
reckoner-state-over = окончено
reckoner-remove = Выбросить блокнот: { $names }
reckoner-removed = Блокнот выброшен.
reckoner-undo = Отменить
reckoner-import = Прочитать файл
reckoner-taken = Взято: { $names }
reckoner-import-not-ours = Этот файл — не блокнот Goldbräu.
reckoner-import-newer = Этот файл записан более новой версией программы.
reckoner-import-damaged = Этот файл повреждён.
reckoner-lies-missing = Этого блокнота нет на этом устройстве.
reckoner-lies-newer = Этот блокнот записан более новой версией программы. Он остаётся как есть.
reckoner-lies-damaged = Этот блокнот не читается. Он остаётся как есть.
reckoner-not-kept-unavailable = Не сохранено: этот браузер не даёт нам ничего хранить. Блокнот живёт, пока открыта эта страница.
reckoner-not-kept-full = Не сохранено: память этого браузера заполнена. Блокнот живёт, пока открыта эта страница.
reckoner-no-rules = Не удалось загрузить правила. Попробуй ещё раз, когда будет сеть.
reckoner-all = Все блокноты
reckoner-purses = Талеры
reckoner-weeks = Недели
reckoner-settled = рассчитана
reckoner-end = Конец
reckoner-parts = Что вводится
reckoner-part-board = Поле
reckoner-part-money = Деньги
reckoner-part-payday = Расчёт

# The golden button.
reckoner-settle = Выплатить расчёт { $week }
reckoner-to-week = К неделе { $week }
reckoner-to-end = К концу
reckoner-doubts = { $count ->
    [one] { $count } вопрос
    [few] { $count } вопроса
   *[many] { $count } вопросов
}

# The board.
reckoner-mode = Как вводятся сады
reckoner-tapped = Нажимать на поле
reckoner-counted = Считать
reckoner-firms = Заведения
reckoner-look-here = проверить здесь
reckoner-firm-before = Назад: { $firm }
reckoner-firm-next = Дальше: { $firm }
reckoner-spaces = Клетки
reckoner-tap = нажимай на площадь
reckoner-to-firm = { $firm }: вывеска, управляющий, фишки
reckoner-plain = без зонта
reckoner-parasols = с зонтом
reckoner-less = Меньше: { $what }
reckoner-more = Больше: { $what }
reckoner-differs = Посчитано не так, как нарисовано: на рисунке без зонта { $plain }, с зонтом { $parasols }.
reckoner-take-drawing = Взять с рисунка
reckoner-sign = Вывеска пивоварни
reckoner-no-supplier = Вывески пока нет
reckoner-boss = Управляющий
reckoner-nobody = никто
reckoner-stones = Фишки
reckoner-stones-of = Фишки: { $name }
reckoner-figures = Кто здесь стоит?
reckoner-here = здесь
reckoner-now-at = сейчас: { $firm }

# Money between paydays.
reckoner-whose = Чьи деньги?
reckoner-prices = Цена карты
reckoner-card = карта
reckoner-other = Другая сумма
reckoner-sign-key = Потрачено или получено
reckoner-back-key = Стереть цифру
reckoner-book = { $name }: { $thalers }
reckoner-book-none = Выбери сумму
reckoner-entries = Записано на этой неделе
reckoner-entries-none = Пока ничего.
reckoner-strike = Вычеркнуть { $thalers }: { $name }

# The payday.
reckoner-sums = Что приносит расчёт
reckoner-explain = Как он объясняется
reckoner-way-table = Таблица
reckoner-way-firms = По заведениям
reckoner-way-players = По игрокам
reckoner-gets-nothing = Ничего не получает.
reckoner-purse = { $before } { $paid } = { $after } { $after ->
    [one] талер
    [few] талера
   *[many] талеров
}
reckoner-house-result = Не совсем по книге: кое-что оставлено как домашнее правило.

# What can’t be so.
reckoner-mend = Туда
reckoner-keep = Оставить так
reckoner-doubt = Проверить снова
reckoner-house-rule = Оставлено как домашнее правило
reckoner-fault-no-front = { $firm }: клетка перед дверью принадлежит саду.
reckoner-fault-torn = { $firm }: некоторые клетки не связаны с дверью.
reckoner-fault-shared = { $firm } и { $other }: одна клетка у обоих.
reckoner-fault-too-many-plain = Во всех садах клеток без зонта: { $count }; на поле их { $most }.
reckoner-fault-too-many-parasols = Во всех садах зонтов: { $count }; на поле их { $most }.
reckoner-fault-no-supplier = { $firm }: чья здесь вывеска?
reckoner-fault-too-many-signs = { $firm }: вывесок { $most }, садов не может быть { $count }.
reckoner-fault-too-many-shares = { $firm }: долей { $most }, а фишек лежит { $count }.
reckoner-fault-lone-stone = { $firm }: все доли на поле, одинокую фишку теряет { $name }.
reckoner-fault-too-many-stones = { $name }: фишек на поле { $count }, а всего их { $most }.
reckoner-fault-too-many-bosses = { $name }: управляющих на поле { $count }, а всего их { $most }.
reckoner-fault-too-few-bosses = Заведений без управляющего: { $count }; может быть не больше { $most }.
reckoner-fault-no-figure = { $figure ->
    [drunkard] Где выпивоха?
   *[other] Где официантка?
}
reckoner-fault-together = { $firm }: официантка и выпивоха не могут стоять в одном саду.
reckoner-fault-debt = { $name }: потрачено больше талеров, чем было.
reckoner-fault-income = { $name }: { $thalers } между днями расчёта быть не может; талеры приходят только в день расчёта.
reckoner-fault-no-price = { $name }: { $thalers } быть не может; карта стоит 2, 5 или 8 талеров, и в день покупают не больше одной.
reckoner-fault-too-many-cards = { $name }: карт куплено не меньше { $count }; в неделе { $most } дней, и в день покупают не больше одной.

# Sharing.
reckoner-share = Поделиться, имена
reckoner-names = Имена
reckoner-as-picture = Картинкой
reckoner-as-text = Скопировать текст
reckoner-as-file = Сохранить в файл
reckoner-saved = Сохранено: { $file }
reckoner-share-failed = Этот браузер не может нарисовать картинку.
reckoner-copied = Скопировано.
reckoner-row-other = Неделя { $week }: траты и доходы
reckoner-row-payday = Расчёт { $week }
reckoner-row-after = После расчёта { $week }
