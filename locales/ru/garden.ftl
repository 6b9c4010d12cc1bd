# What the page says at a table of Goldbräu.

# Titles of the tab.
garden-title = Goldbräu
garden-title-your-turn = Твой ход — Goldbräu
garden-title-over = Игра окончена — Goldbräu

# Figures, actions, days.
garden-figure-drunkard = Выпивоха
garden-figure-waitress = Официантка
garden-action-expand = Расширить
garden-action-expand-does = сад
garden-action-appoint = Назначить
garden-action-appoint-does = пост или договор
garden-action-buy = Купить
garden-action-buy-does = карту
garden-alone-twice = в одиночку: дважды
garden-alone-buy = в одиночку: 2 талера
garden-day-1 = { name-day-1 }
garden-day-2 = { name-day-2 }
garden-day-3 = { name-day-3 }
garden-day-4 = { name-day-4 }
garden-day-5 = { name-day-5 }
garden-day-6 = { name-day-6 }
garden-day-7 = { name-day-7 }
garden-day-short-1 = пн
garden-day-short-2 = вт
garden-day-short-3 = ср
garden-day-short-4 = чт
garden-day-short-5 = пт
garden-day-short-6 = сб
garden-day-short-7 = вс
garden-week = Неделя { $week }
garden-week-now = Неделя { $week }, { $day }. Начинает { $start }.
garden-week-before = Три недели ещё не начались.

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
garden-ask-lot = Жребий решает, кто начинает…
garden-ask-signs = Раздаются вывески…
garden-ask-deal = Раздаются карты…
garden-ask-lay-out = Открываются новые карты…
garden-ask-blind = Карта из колоды…
garden-ask-keep = Оставь две карты закрытыми
garden-ask-keep-detail = { $count ->
    [one] Остальные ({ $count }) открываются: каждая становится фишкой на своём заведении.
    [few] Остальные ({ $count }) открываются: каждая становится фишкой на своём заведении.
   *[many] Остальные ({ $count }) открываются: каждая становится фишкой на своём заведении.
}
garden-ask-keep-other = Ещё выбирают: { $names }
garden-ask-bosses = Поставь управляющего на заведение
garden-ask-bosses-detail = { $left ->
    [one] Доля не нужна, помешать никто не может. Это последний до начала игры.
    [few] Доля не нужна, помешать никто не может. До начала игры ставишь { $left }.
   *[many] Доля не нужна, помешать никто не может. До начала игры ставишь { $left }.
}
garden-ask-bosses-other = { $seat } ставит управляющего
garden-ask-day-detail = Неделя { $week }, { $day }. { $days ->
    [0] Расчёт сегодня вечером.
    [1] Расчёт завтра.
    [one] Расчёт через { $days } день.
    [few] Расчёт через { $days } дня.
   *[many] Расчёт через { $days } дней.
}
garden-ask-pick = Выбери действие на сегодня
garden-ask-pick-other = Ещё выбирают: { $names }
garden-ask-picked-detail = Твой выбор: { $action }. Все открывают одновременно.
garden-ask-expand = Расширение: клетка для { $gardens }
garden-ask-expand-none = Расширение: подходящих клеток нет
garden-ask-expand-other = { $seat } расширяет сад
garden-ask-cuts-detail = { $count ->
    [one] { $count } клетка будет отрезана и станет свободной.
    [few] { $count } клетки будут отрезаны и станут свободными.
   *[many] { $count } клеток будет отрезано и станет свободными.
}
garden-ask-which-garden-detail = Какому саду? Нажми на клетку ещё раз или на трактир.
garden-ask-twice-detail = Только у тебя это действие: можно дважды.
garden-ask-appoint = Назначь управляющего или заключи договор
garden-ask-appoint-detail = Для договора: сначала пивоварня, потом сад, везде твой управляющий.
garden-ask-appoint-other = { $seat } назначает или заключает договор
garden-ask-contract-end-detail = { $firm }: договор с кем?
garden-ask-may-block-detail = { $owner } может помешать.
garden-ask-qualify-detail = Для этого открывается одна карта: { $firm }.
garden-ask-unblocked-detail = Помешать никто не может.
garden-ask-block = { $challenger } хочет управлять: { $firm }
garden-ask-block-detail = Помешать можно, если фишек больше, чем у всех остальных вместе.
garden-ask-block-other = { $seat } может помешать: { $challenger }, { $firm }
garden-ask-break = { $owner } мешает тебе: { $firm }
garden-ask-break-detail = Открой карты, чтобы большинства не стало, или уступи.
garden-ask-break-other = { $owner } мешает, { $seat } может сломать большинство
garden-ask-buy = Купи карту за { $price } { $price ->
    [one] талер
    [few] талера
   *[many] талеров
}
garden-ask-buy-detail = Талеры: { $money }. Фишки: { $stones }.
garden-ask-buy-other = { $seat } покупает, цена: { $price }
garden-ask-drawn = Вытянута карта: { $card }. Открыть или спрятать?
garden-ask-drawn-detail = Открытая станет фишкой и принесёт деньги; закрытая может удивить.
garden-ask-drawn-other = { $seat } смотрит на карту
garden-ask-move = { $figure ->
    [drunkard] Куда идёт выпивоха?
   *[other] Куда идёт официантка?
}
garden-ask-move-detail = { $figure ->
    [drunkard] В день расчёта саду это стоит 12 талеров. Нажми на сад.
   *[other] В день расчёта саду это приносит 20 талеров. Нажми на сад.
}
garden-ask-move-other = { $figure ->
    [drunkard] { $seat } двигает выпивоху
   *[other] { $seat } двигает официантку
}
garden-ask-turn-over = Перед расчётом: открыть карты?
garden-ask-turn-over-detail = Открытая карта станет фишкой. Закрытые ничего не приносят.
garden-ask-turn-over-other = { $seat } может открыть карты перед расчётом
garden-ask-over-won = Победа! Талеры: { $money }
garden-ask-over = { $winners-count ->
    [1] Побеждает { $winners }, талеры: { $money }
   *[other] Побеждают { $winners }, талеры: { $money }
}
garden-ask-over-detail = Три недели позади.

# The golden button and its neighbour.
garden-do-keep = Оставить: { $cards }
garden-do-place-boss = Поставить: { $firm }
garden-do-pick = Выбрать: { $action }
garden-do-annex = Присоединить: { $garden }
garden-do-shift = Передать: { $from } → { $to }
garden-do-appoint = Назначить: { $firm }
garden-do-contract = Договор: { $brewery } – { $garden }
garden-do-block = { $cards ->
    [0] Помешать
    [one] Открыть { $cards } карту и помешать
    [few] Открыть { $cards } карты и помешать
   *[many] Открыть { $cards } карт и помешать
}
garden-do-break = { $cards ->
    [one] Открыть { $cards } карту против большинства
    [few] Открыть { $cards } карты против большинства
   *[many] Открыть { $cards } карт против большинства
}
garden-do-buy = Купить: { $card }, { $price }
garden-do-buy-blind = Взять из колоды за { $price }
garden-do-keep-hidden = Оставить закрытой
garden-do-show = Открыть
garden-do-move = Сюда: { $garden }
garden-do-turn-over = Открыть: { $firm }
garden-do-decline = Отказаться
garden-do-let-be = Не мешать
garden-do-give-in = Уступить
garden-do-no-more = Больше не открывать
garden-do-none-keep = Выбери две карты
garden-do-none-bosses = Выбери заведение
garden-do-none-pick = Выбери действие
garden-do-none-expand = Выбери клетку
garden-do-none-appoint = Выбери заведение
garden-do-none-contract = Выбери партнёра
garden-do-none-block = Выбери, сколько
garden-do-none-break = Выбери, сколько
garden-do-none-buy = Выбери карту
garden-do-none-move = Выбери сад
garden-do-none-turn-over = Выбери карту

# What everybody is about.
garden-status-keep = выбирает
garden-status-bosses = выбирает место
garden-status-pick = выбирает
garden-status-expand = расширяет
garden-status-appoint = назначает
garden-status-block = может помешать
garden-status-break = встречает отпор
garden-status-buy = покупает
garden-status-drawn = тянет карту
garden-status-move = двигает
garden-status-turn-over = может открыть
garden-status-chosen = готово

# The board and what lies on it, for those who listen.
garden-board = Площадь
garden-board-spaces = Клетки
garden-zoom-in = Ближе
garden-zoom-out = Дальше
garden-label-space = Ряд { $row }, столбец { $column }{ $parasol ->
    [yes] , зонт
   *[other] { "" }
}, { $garden ->
    [none] свободно
   *[other] { $garden }
}
garden-label-stones = { $count ->
    [one] { $name }: { $count } фишка
    [few] { $name }: { $count } фишки
   *[many] { $name }: { $count } фишек
}
garden-label-no-stones = Фишек нет
garden-label-no-boss = Нет управляющего
garden-label-boss = Управляющий: { $name }
garden-label-boss-fresh = Управляющий: { $name }, с сегодняшнего дня
garden-label-crown = Большинство: { $name }
garden-label-lone = Одинокая фишка под угрозой: { $name }
garden-label-signs = { $count ->
    [one] { $count } свободная вывеска
    [few] { $count } свободные вывески
   *[many] { $count } свободных вывесок
}
garden-label-supplier = Поставщик: { $brewery }
garden-label-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
garden-label-person = { $name }: талеры { $money }, закрытые карты { $hidden }, фишки { $stones }, управляющие { $bosses }. { $status }
garden-label-guest = { $figure ->
    [drunkard] Здесь выпивоха
   *[other] Здесь официантка
}
garden-label-start = Сегодня начинает
garden-label-payday = Держит фигурку дня расчёта
garden-label-hidden = { $card }, закрыта
garden-label-drawn = { $card }, только что из колоды
garden-label-offer = { $card }{ $priced ->
    [yes] , цена { $price }
   *[other] { "" }
}
garden-label-pile = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[many] Колода, { $count } карт
}
garden-note-share = доля
garden-note-figure = ход 0–2
garden-note-drawn = взята
garden-actions = Твои карты действий
garden-picks = Действия дня
garden-hidden = Твои закрытые карты
garden-count = Сколько карт открыть?
garden-keep-cards = Твои карты
garden-keep-keep = оставить
garden-keep-show = открыть
garden-offers = На продажу
garden-pile = Колода
garden-paper = Прогноз, карты, хроника
garden-forecast = Если бы расчёт был сейчас
garden-forecast-more = По заведениям
garden-forecast-divides = делит
garden-today = Сегодня
garden-today-line = { $action }: { $names }{ $alone ->
    [yes] { " " }(в одиночку)
   *[other] { "" }
}
garden-today-none = Все действия пока закрыты.

# A contested appointment.
garden-duel-title = Кто управляет: { $firm }?
garden-duel-detail = Управляющий остаётся, только если его фишек больше, чем всех остальных.
garden-duel-challenger = бросает вызов
garden-duel-owner = держит место
garden-duel-blocked = Отказ!
garden-duel-appointed = Назначение!
garden-duel-balance = Фишки: { $own } против { $others }
garden-duel-turned = Открытые карты
garden-duel-side = { $name }: фишки { $stones }, закрытые карты { $hidden }

# Payday.
garden-payday-title = День расчёта, неделя { $week }
garden-payday-detail = Сначала все сады, потом пивоварни.
garden-paydays-none = Дня расчёта ещё не было.
garden-panel-paydays = Расчёты
garden-pay-firm = Заведение
garden-pay-takings = Выручка
garden-pay-half = пивоварне
garden-pay-each = на фишку
garden-pay-total = Всего
garden-pay-salary = с жалованьем
garden-pay-salary-of = жалованье
garden-pay-bank = в банк
garden-pay-next = Дальше
garden-pay-skip = К таблице
garden-pay-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
garden-pay-parasols = { $count ->
    [one] { $count } зонт
    [few] { $count } зонта
   *[many] { $count } зонтов
}
garden-pay-line = { $name } { $amount }
garden-pay-label = { $firm }: талеры { $takings }, на фишку { $each }. { $paid ->
    [none] Никто ничего не получает.
   *[other] { $paid }.
}
garden-over-detail = Все открывают закрытые карты; они больше ничего не приносят.
garden-chart = Деньги за три недели

# Keys.
garden-keys-number = выбрать карту, действие или цель
garden-keys-next = следующая возможность
garden-keys-arrows = от клетки к клетке
garden-keys-zoom = крупнее, мельче
garden-keys-decline = коричневая кнопка: отказаться
garden-keys-paper = прогноз и хроника
