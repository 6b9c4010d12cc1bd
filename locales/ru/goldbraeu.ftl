# The game of Goldbräu. The words are those of docs/glossary.md. Names of firms and of players are in the nominative.

# Firms.
goldbraeu-firm-krug = Zum Krug
goldbraeu-firm-eiche = Zur Eiche
goldbraeu-firm-baeren = Zum Bären
goldbraeu-firm-post = Zur Post
goldbraeu-firm-hirschen = Zum Hirschen
goldbraeu-firm-adler = Zum Adler
goldbraeu-firm-mayerbraeu = Mayerbräu
goldbraeu-firm-steinbraeu = Steinbräu
goldbraeu-firm-kramerbraeu = Kramerbräu
goldbraeu-firm-schmidbraeu = Schmidbräu

# The two figures, as titles of their cards.
goldbraeu-figure-drunkard = Выпивоха
goldbraeu-figure-waitress = Официантка

# Cards: the firm of a share, or a figure.
goldbraeu-card-krug = { goldbraeu-firm-krug }
goldbraeu-card-eiche = { goldbraeu-firm-eiche }
goldbraeu-card-baeren = { goldbraeu-firm-baeren }
goldbraeu-card-post = { goldbraeu-firm-post }
goldbraeu-card-hirschen = { goldbraeu-firm-hirschen }
goldbraeu-card-adler = { goldbraeu-firm-adler }
goldbraeu-card-mayerbraeu = { goldbraeu-firm-mayerbraeu }
goldbraeu-card-steinbraeu = { goldbraeu-firm-steinbraeu }
goldbraeu-card-kramerbraeu = { goldbraeu-firm-kramerbraeu }
goldbraeu-card-schmidbraeu = { goldbraeu-firm-schmidbraeu }
goldbraeu-card-drunkard = { goldbraeu-figure-drunkard }
goldbraeu-card-waitress = { goldbraeu-figure-waitress }

# Action cards: name, what it does, and what whoever picked it is up to.
goldbraeu-action-expand = Расширить
goldbraeu-action-appoint = Назначить
goldbraeu-action-buy = Купить
goldbraeu-action-expand-does = свой сад
goldbraeu-action-appoint-does = или договор
goldbraeu-action-buy-does = одну карту
goldbraeu-pick-expand = расширяет
goldbraeu-pick-appoint = назначает
goldbraeu-pick-buy = покупает
goldbraeu-alone-twice = без соперников: дважды
goldbraeu-alone-buy = без соперников: 2 талера

# Days.
goldbraeu-day-1 = понедельник
goldbraeu-day-2 = вторник
goldbraeu-day-3 = среда
goldbraeu-day-4 = четверг
goldbraeu-day-5 = пятница
goldbraeu-day-6 = суббота
goldbraeu-day-7 = воскресенье
goldbraeu-day-short-1 = Пн
goldbraeu-day-short-2 = Вт
goldbraeu-day-short-3 = Ср
goldbraeu-day-short-4 = Чт
goldbraeu-day-short-5 = Пт
goldbraeu-day-short-6 = Сб
goldbraeu-day-short-7 = Вс
goldbraeu-week = Неделя { $week }
goldbraeu-week-now = { $day ->
    [none] Неделя { $week }. Начинает { $start }.
   *[other] Неделя { $week }, { $day }. Начинает { $start }.
}

# Events.
goldbraeu-start-drawn = Жребий брошен: начинает { $start }.
goldbraeu-signs-drawn = Вывески пивоварен на местах. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] Первые карты розданы.
   *[other] Твои первые карты: { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } оставляет две карты скрытыми.
   *[other] { $seat } оставляет две карты скрытыми: { $cards }.
}
goldbraeu-shown = Остальные карты открываются и становятся фишками. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm }: заведение полное. Одиноких фишек там нет.
    [1] { $firm }: заведение полное, одинокую фишку теряет { $losers }.
   *[other] { $firm }: заведение полное, по одинокой фишке теряют { $losers }.
}
goldbraeu-boss-placed = { $seat } ставит управляющего: { $firm }.
goldbraeu-day-began = Неделя { $week }, { $day }: начинает { $start }.
goldbraeu-laid-out = { $card-id ->
    [drunkard] В продаже выпивоха.
    [waitress] В продаже официантка.
   *[other] В продаже доля: { $card }.
}
goldbraeu-picked = { $action-id ->
    [none] { $seat } кладёт карту действия.
   *[other] { $seat } кладёт карту действия: { $action }.
}
goldbraeu-picks-shown = Карты действия открываются. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } присоединяет клетку с зонтом к саду { $garden }.
   *[no] { $seat } присоединяет клетку к саду { $garden }.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } передаёт клетку с зонтом: из сада { $from } в сад { $to }.
   *[no] { $seat } передаёт клетку: из сада { $from } в сад { $to }.
}{ $freed-count ->
    [0] { "" }
    [1] { " " }Одна клетка отрезана и становится свободной.
    [one] { " " }{ $freed-count } клетка отрезана и становится свободной.
    [few] { " " }{ $freed-count } клетки отрезаны и становятся свободными.
   *[many] { " " }{ $freed-count } клеток отрезано, они становятся свободными.
}
goldbraeu-declined = { $action-id ->
    [expand] { $seat } оставляет сады как есть.
    [appoint] { $seat } оставляет управляющих и вывески как есть.
   *[buy] { $seat } ничего не покупает.
}
goldbraeu-idle = { $action-id ->
    [expand] { $seat }: расширить нечего.
    [appoint] { $seat }: назначить некого и договор заключить не с кем.
   *[buy] { $seat }: купить нечего.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } хочет назначить управляющего: { $firm }.
   *[other] { $seat } хочет назначить управляющего: { $firm }. Пока там распоряжается { $owner }.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } открывает карту: { $firm }.
    [drawn] { $seat } сразу открывает долю: { $firm }.
   *[other] { $cards ->
        [1] { $seat } открывает карту: { $firm }.
        [one] { $seat } открывает { $cards } карту: { $firm }.
        [few] { $seat } открывает { $cards } карты: { $firm }.
       *[many] { $seat } открывает { $cards } карт: { $firm }.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } мешает назначению, { $challenger } остаётся ни с чем: { $firm }, { $own } против { $others }.
goldbraeu-broke = { $seat } ломает большинство: { $firm }, { $owner } с фишками { $own } против { $others }.
goldbraeu-let-be = { $seat } не мешает: { $firm }, назначает { $challenger }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $firm }: у игрока { $seat } там больше нет фишек, назначение сегодня невозможно.
   *[no] { $firm }: для игрока { $seat } сегодня закрыто.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } назначает управляющего: { $firm }.
   *[other] { $seat } назначает управляющего: { $firm }. Прежнего забирает { $old }.
}
goldbraeu-contracted = { $seat } заключает договор: в сад { $garden } пиво везёт { $brewery }, а не { $replaced }.{ $signs-left ->
    [0] { " " }Это была последняя вывеска.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } покупает выпивоху за { $price ->
        [few] { $price } талера.
       *[many] { $price } талеров.
    }
    [waitress] { $seat } покупает официантку за { $price ->
        [few] { $price } талера.
       *[many] { $price } талеров.
    }
   *[other] { $seat } покупает долю за { $price ->
        [few] { $price } талера: { $card }.
       *[many] { $price } талеров: { $card }.
    }
}
goldbraeu-drew = { $seat } берёт карту из колоды за { $price ->
    [few] { $price } талера
   *[many] { $price } талеров
}{ $card-id ->
    [none] .
    [drunkard] { "" }: это выпивоха.
    [waitress] { "" }: это официантка.
   *[other] { "" }: { $card }{ $known ->
        [yes] , и все это знают.
       *[no] . Знаешь это только ты.
    }
}
goldbraeu-kept-hidden = { $seat } оставляет карту скрытой.
goldbraeu-moved = { $stays ->
    [yes] { $figure ->
        [drunkard] { $seat } оставляет выпивоху на месте: { $to }.
       *[waitress] { $seat } оставляет официантку на месте: { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } отправляет выпивоху из сада { $from } в сад { $to }.
       *[waitress] { $seat } отправляет официантку из сада { $from } в сад { $to }.
    }
}
goldbraeu-day-ended = Конец дня ({ $day }). { $money } (в талерах).
goldbraeu-put-under = Не продано, под колоду: { $cards }.
goldbraeu-payday-began = День расчёта недели { $week }! Сначала можно открыть скрытые карты.
goldbraeu-finished = { $seat } больше карт не открывает.
goldbraeu-garden-paid = { $takings ->
    [0] { $garden }: выручки нет.
   *[other] { $garden }: выручка { $takings }, пивоварня { $supplier } получает { $half }, делится { $half }.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }В банк: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-brewery-paid = { $received ->
    [0] { $brewery } не получает ничего.
   *[other] { $brewery } делит { $received ->
        [one] { $received } талер.
        [few] { $received } талера.
       *[many] { $received } талеров.
    }{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }В банк: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] День расчёта недели { $week } позади. Никто ничего не получает.
   *[other] Расчёт недели { $week }, в талерах. { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Скрытых карт больше нет ни у кого.
   *[other] Все скрытые карты открываются. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [1] { $winners } побеждает. Талеров: { $money }.
   *[other] { $winners } делят победу. Талеров у каждого: { $money }.
}

# The prompt bar.
goldbraeu-ask-lot = Жребий решает, кто начинает…
goldbraeu-ask-signs = Вывески перемешиваются…
goldbraeu-ask-deal = Карты раздаются…
goldbraeu-ask-lay-out = Две карты открываются…
goldbraeu-ask-blind = Верхняя карта колоды…
goldbraeu-ask-keep = Оставь две карты скрытыми.
goldbraeu-ask-keep-detail = Остальных карт: { $count }. Они откроются и станут твоими фишками.
goldbraeu-ask-keep-other = Ещё выбирают карты: { $names }.
goldbraeu-ask-bosses = Поставь управляющего в заведение, где его нет.
goldbraeu-ask-bosses-detail = { $left ->
    [1] Пока это последний. Доля там не нужна.
   *[other] Осталось поставить, считая этого: { $left }. Доля там не нужна.
}
goldbraeu-ask-bosses-other = { $seat } ставит управляющего.
goldbraeu-ask-pick = Положи карту действия рубашкой вверх.
goldbraeu-ask-pick-other = Ещё думают: { $names }.
goldbraeu-ask-picked-detail = Твоя карта: { $action }.
goldbraeu-ask-day-detail = { $days ->
    [0] Неделя { $week }, { $day }. Расчёт сегодня вечером.
    [one] Неделя { $week }, { $day }. До расчёта { $days } день.
    [few] Неделя { $week }, { $day }. До расчёта { $days } дня.
   *[many] Неделя { $week }, { $day }. До расчёта { $days } дней.
}
goldbraeu-ask-expand = Расширь сад: { $gardens }.
goldbraeu-ask-expand-other = { $seat } расширяет сад.
goldbraeu-ask-twice-detail = Больше никто этого не делает, поэтому тебе можно дважды.
goldbraeu-ask-which-garden-detail = Клетка подходит нескольким твоим садам: выбери её ещё раз или выбери трактир.
goldbraeu-ask-cuts-detail = { $count ->
    [one] Так отрезается и становится свободной { $count } клетка.
    [few] Так отрезаются и становятся свободными { $count } клетки.
   *[many] Так отрезаются и становятся свободными { $count } клеток.
}
goldbraeu-ask-appoint = Назначь управляющего или заключи договор.
goldbraeu-ask-appoint-detail = Управляющему нужна твоя доля, договору — твои управляющие с обеих сторон.
goldbraeu-ask-appoint-other = { $seat } назначает.
goldbraeu-ask-contract-end-detail = { $firm }: с кем договор?
goldbraeu-ask-may-block-detail = { $owner } может помешать.
goldbraeu-ask-qualify-detail = Для этого откроется твоя скрытая карта: { $firm }.
goldbraeu-ask-unblocked-detail = Помешать никто не может.
goldbraeu-ask-block = { $challenger } хочет назначить управляющего: { $firm }.
goldbraeu-ask-block-detail = Помешай большинством или пропусти.
goldbraeu-ask-block-other = { $seat } решает: помешать или пропустить? { $firm }, назначает { $challenger }.
goldbraeu-ask-break = { $owner } мешает тебе: { $firm }.
goldbraeu-ask-break-detail = Сломай большинство скрытыми картами или уступи.
goldbraeu-ask-break-other = { $seat } решает: сломать большинство или уступить? { $firm }.
goldbraeu-ask-buy = { $price ->
    [few] Купи карту за { $price } талера.
   *[many] Купи карту за { $price } талеров.
}
goldbraeu-ask-buy-detail = Талеров: { $money }. Свободных фишек: { $stones }.
goldbraeu-ask-buy-other = { $price ->
    [few] { $seat } может купить карту за { $price } талера.
   *[many] { $seat } может купить карту за { $price } талеров.
}
goldbraeu-ask-drawn = Тебе досталась доля: { $card }.
goldbraeu-ask-drawn-detail = Оставь её скрытой или сразу открой: она станет фишкой.
goldbraeu-ask-drawn-other = { $seat } смотрит на взятую карту.
goldbraeu-ask-move = { $figure ->
    [drunkard] Куда пойдёт выпивоха?
   *[waitress] Куда пойдёт официантка?
}
goldbraeu-ask-move-detail = { $figure ->
    [drunkard] Не больше двух садов по часовой стрелке. В день расчёта его сад теряет 12 талеров.
   *[waitress] Не больше двух садов по часовой стрелке. В день расчёта её сад получает 20 талеров.
}
goldbraeu-ask-move-other = { $figure ->
    [drunkard] { $seat } ведёт выпивоху.
   *[waitress] { $seat } ведёт официантку.
}
goldbraeu-ask-turn-over = Открыть скрытые карты до расчёта?
goldbraeu-ask-turn-over-detail = Скрытые карты ничего не приносят. Каждая открытая становится фишкой.
goldbraeu-ask-turn-over-other = { $seat } может открыть карты до расчёта.
goldbraeu-ask-over-won = { $money ->
    [one] Победа за тобой: { $money } талер!
    [few] Победа за тобой: { $money } талера!
   *[many] Победа за тобой: { $money } талеров!
}
goldbraeu-ask-over = { $winners-count ->
    [1] { $winners } побеждает. Талеров: { $money }.
   *[other] Общая победа: { $winners }. Талеров у каждого: { $money }.
}
goldbraeu-ask-over-detail = Три недели, три расчёта: сезон окончен.

# Buttons that say what they do.
goldbraeu-do-keep = Оставить: { $cards }
goldbraeu-do-place-boss = Поставить управляющего: { $firm }
goldbraeu-do-pick = Положить «{ $action }»
goldbraeu-do-annex = Присоединить к саду { $garden }
goldbraeu-do-shift = { $freed ->
    [0] Передать: { $from } → { $to }
   *[other] Передать: { $from } → { $to }, станут свободными: { $freed }
}
goldbraeu-do-appoint = Назначить управляющего: { $firm }
goldbraeu-do-contract = Договор: { $brewery } и { $garden }
goldbraeu-do-block = { $cards ->
    [0] Помешать
    [one] Открыть { $cards } карту и помешать
    [few] Открыть { $cards } карты и помешать
   *[many] Открыть { $cards } карт и помешать
}
goldbraeu-do-break = { $cards ->
    [one] Открыть { $cards } карту: сломать большинство
    [few] Открыть { $cards } карты: сломать большинство
   *[many] Открыть { $cards } карт: сломать большинство
}
goldbraeu-do-buy = { $price ->
    [few] Купить за { $price } талера: { $card }
   *[many] Купить за { $price } талеров: { $card }
}
goldbraeu-do-buy-blind = { $price ->
    [few] Взять из колоды за { $price } талера
   *[many] Взять из колоды за { $price } талеров
}
goldbraeu-do-keep-hidden = Оставить скрытой
goldbraeu-do-show = Открыть как фишку
goldbraeu-do-move = В сад { $garden }
goldbraeu-do-turn-over = Открыть карту: { $firm }
goldbraeu-do-let-be = Пропустить
goldbraeu-do-give-in = Уступить
goldbraeu-do-no-more = Больше не открывать
goldbraeu-do-decline = Отказаться
goldbraeu-do-none-keep = Выбери две карты
goldbraeu-do-none-bosses = Выбери заведение
goldbraeu-do-none-pick = Выбери действие
goldbraeu-do-none-expand = Выбери клетку
goldbraeu-do-none-appoint = Выбери заведение
goldbraeu-do-none-contract = Выбери другую сторону
goldbraeu-do-none-block = Выбери, сколько карт
goldbraeu-do-none-break = Выбери, сколько карт
goldbraeu-do-none-buy = Выбери карту
goldbraeu-do-none-drawn = Выбери
goldbraeu-do-none-move = Выбери сад
goldbraeu-do-none-turn-over = Выбери карту

# What a seat is up to.
goldbraeu-status-keep = выбирает карты…
goldbraeu-status-bosses = ставит управляющего…
goldbraeu-status-pick = думает…
goldbraeu-status-chosen = выбор сделан
goldbraeu-status-expand = расширяет…
goldbraeu-status-appoint = назначает…
goldbraeu-status-block = помешать?
goldbraeu-status-break = сломать?
goldbraeu-status-buy = покупает…
goldbraeu-status-drawn = смотрит…
goldbraeu-status-move = ходит…
goldbraeu-status-turn-over = открывает…

# In full, for screen readers. Those of a firm are put one after another, so they have no full stop.
goldbraeu-label-boss = Управляющий: { $name }
goldbraeu-label-boss-fresh = Управляющий: { $name }, назначен сегодня, остаётся до завтра
goldbraeu-label-no-boss = нет управляющего
goldbraeu-label-stones = { $count ->
    [one] { $name } { $count } фишка
    [few] { $name } { $count } фишки
   *[many] { $name } { $count } фишек
}
goldbraeu-label-no-stones = Фишек нет
goldbraeu-label-crown = Большинство: { $name }, может помешать
goldbraeu-label-warned = Одинокие фишки в опасности: { $names }
goldbraeu-label-full = Полное заведение: все доли уже были фишками
goldbraeu-label-closed = Сегодня для тебя закрыто
goldbraeu-label-signs = { $count ->
    [0] Вывесок больше нет: снабжает три сада
    [one] Осталась { $count } вывеска
    [few] Осталось { $count } вывески
   *[many] Осталось { $count } вывесок
}
goldbraeu-label-supplier = Поставщик: { $brewery }
goldbraeu-label-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
goldbraeu-label-space = { $garden ->
    [none] Свободная клетка
   *[other] Клетка сада { $garden }
}{ $parasol ->
    [yes] { " " }с зонтом
   *[no] { "" }
}, ряд { $row }, столбец { $column }
goldbraeu-label-hidden = Скрытая карта: { $card }
goldbraeu-label-drawn = Только что взята: { $card }
goldbraeu-label-offer = { $priced ->
    [yes] В продаже: { $card }, { $price ->
        [few] { $price } талера
       *[many] { $price } талеров
    }
   *[no] В продаже: { $card }
}
goldbraeu-label-pile = { $count ->
    [0] Колода пуста
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
goldbraeu-label-person = { $name }: { $money ->
    [one] { $money } талер
    [few] { $money } талера
   *[many] { $money } талеров
}, { $hidden ->
    [one] { $hidden } скрытая карта
    [few] { $hidden } скрытые карты
   *[many] { $hidden } скрытых карт
}, в запасе: { $stones ->
    [one] { $stones } фишка
    [few] { $stones } фишки
   *[many] { $stones } фишек
}, { $bosses ->
    [one] { $bosses } управляющий
    [few] { $bosses } управляющих
   *[many] { $bosses } управляющих
}. { $status }
goldbraeu-label-starts = сегодня начинает
goldbraeu-label-payday-figure = фигурка дня расчёта здесь

# Keeping two cards.
goldbraeu-keep-cards = Твои первые карты
goldbraeu-keep-keep = оставить
goldbraeu-keep-show = открыть

# An appointment that may be blocked.
goldbraeu-duel-title = Кто управляет заведением { $firm }?
goldbraeu-duel-detail = Чтобы помешать, нужно больше фишек, чем у всех остальных вместе.
goldbraeu-duel-challenger = хочет назначить
goldbraeu-duel-owner = управляет сейчас
goldbraeu-duel-side = { $name }: { $stones ->
    [one] { $stones } фишка
    [few] { $stones } фишки
   *[many] { $stones } фишек
}, { $hidden ->
    [one] { $hidden } скрытая карта
    [few] { $hidden } скрытые карты
   *[many] { $hidden } скрытых карт
}
goldbraeu-duel-balance = Фишек у управляющего: { $own }; у всех остальных: { $others }
goldbraeu-duel-turned = Открытые карты
goldbraeu-duel-blocked = Отказ!
goldbraeu-duel-appointed = Назначение!

# Payday.
goldbraeu-payday-title = День расчёта недели { $week }
goldbraeu-payday-detail = Сначала сады, начиная с Zum Adler, потом пивоварни.
goldbraeu-pay-firm = Заведение
goldbraeu-pay-takings = Выручка
goldbraeu-pay-half = Пивоварне
goldbraeu-pay-each = За фишку
goldbraeu-pay-total = Всего
goldbraeu-pay-salary = с жалованьем
goldbraeu-pay-salary-of = жалованье
goldbraeu-pay-bank = в банк
goldbraeu-pay-next = Дальше
goldbraeu-pay-skip = К таблице
goldbraeu-pay-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
goldbraeu-pay-parasols = { $count ->
    [one] { $count } зонт
    [few] { $count } зонта
   *[many] { $count } зонтов
}
goldbraeu-pay-line = { $name } { $amount }
goldbraeu-pay-label = { $paid ->
    [none] { $firm }: выручка { $takings }. Никто ничего не получает.
   *[other] { $firm }: выручка { $takings }, за фишку { $each }. { $paid }.
}
goldbraeu-panel-paydays = Дни расчёта
goldbraeu-paydays-none = Расчёта ещё не было. Он бывает каждое воскресенье.

# Beside the board.
goldbraeu-board = Поле
goldbraeu-board-spaces = Клетки садов
goldbraeu-zoom-in = Ближе
goldbraeu-zoom-out = Дальше
goldbraeu-paper = Календарь, прогноз и хроника
goldbraeu-forecast = Если бы расчёт был сейчас
goldbraeu-forecast-more = По заведениям
goldbraeu-forecast-divides = делит
goldbraeu-offers = В продаже
goldbraeu-pile = Колода
goldbraeu-price-about = Один покупатель платит 2 талера, двое — по 5, трое или четверо — по 8.
goldbraeu-note-share = доля
goldbraeu-note-figure = ход от 0 до 2
goldbraeu-note-drawn = только что взята
goldbraeu-today = Сегодня
goldbraeu-today-none = Карты действия ещё лежат рубашкой вверх.
goldbraeu-today-line = { $alone ->
    [yes] { $action }: { $names }, без соперников
   *[no] { $action }: { $names }
}
goldbraeu-actions = Твои карты действия
goldbraeu-picks = Карты действия
goldbraeu-hidden = Твои скрытые карты
goldbraeu-count = Сколько карт открыть
goldbraeu-chart = Талеры за три недели
goldbraeu-over-detail = Третий расчёт позади, и все карты открыты.

# Keys.
goldbraeu-keys-number = выбрать по номеру
goldbraeu-keys-next = выбрать следующее
goldbraeu-keys-arrows = ходить по полю
goldbraeu-keys-zoom = ближе, дальше
goldbraeu-keys-decline = отказаться, пропустить
goldbraeu-keys-paper = календарь, прогноз, хроника

# The title of the page.
goldbraeu-title = Goldbräu
goldbraeu-title-your-turn = Твой ход — Goldbräu
goldbraeu-title-over = Сезон окончен — Goldbräu

# Errors: which rule stands against it.
error-goldbraeu-not-asked = Сейчас не твой ход (G3.2). Подожди своей очереди.
error-goldbraeu-wrong-phase = В это время дня так нельзя (G3.1). Выбери одно из предложенных действий.
error-goldbraeu-already-chosen = Твой тайный выбор уже сделан, изменить его нельзя (G2.6, G3.1).
error-goldbraeu-bad-keep = Из своих карт оставляют ровно две (G2.6). Выбери две.
error-goldbraeu-has-boss = { $firm }: там уже есть управляющий (G2.7). Выбери заведение, где его нет.
error-goldbraeu-no-space = Такой клетки на поле нет (G1.6). Выбери другую.
error-goldbraeu-not-your-garden = { $garden }: управляющий там не твой (G4.1, G4.2). Выбери сад со своим управляющим.
error-goldbraeu-space-not-free = Эта клетка уже принадлежит саду (G4.1). Выбери свободную.
error-goldbraeu-not-touching = У этой клетки нет общей стороны с садом { $garden } (G4.1, G4.2). Выбери соседнюю.
error-goldbraeu-not-its-space = Сад { $garden } не может отдать эту клетку (G4.2). Выбери его клетку и другой сад для неё.
error-goldbraeu-front-space = Клетку у входа сад не отдаёт никогда (G4.2). Выбери другую.
error-goldbraeu-own-boss = { $firm }: управляющий там уже твой (G5.7). Выбери другое заведение.
error-goldbraeu-fresh-boss = { $firm }: управляющий там назначен сегодня и остаётся до завтра (G5.5). Выбери другое заведение.
error-goldbraeu-closed-firm = { $firm }: тебе там уже помешали, и сегодня для тебя закрыто (G5.4). Выбери другое заведение.
error-goldbraeu-no-boss-left = Все шесть твоих управляющих на поле (G5.7). Заключи договор или откажись.
error-goldbraeu-no-share = { $firm }: нужна твоя фишка или скрытая карта и свободная фишка (G5.1). Выбери другое заведение.
error-goldbraeu-not-your-firm = Договору нужны твои управляющие с обеих сторон, а тут управляющий не твой: { $firm } (G5.8). Выбери другие заведения.
error-goldbraeu-same-supplier = { $brewery } уже снабжает сад { $garden }, а договор должен это менять (G5.8). Выбери другие заведения.
error-goldbraeu-no-sign-left = { $brewery } уже снабжает три сада, вывесок больше нет (G5.8). Выбери другую пивоварню.
error-goldbraeu-cant-turn-over = { $firm }: не хватает скрытых карт или свободных фишек (G5.2, G5.3, G6.6). Выбери меньше карт.
error-goldbraeu-no-majority = { $firm }: большинства так не будет (G5.2). Открой больше карт или пропусти.
error-goldbraeu-majority-stands = { $firm }: большинство так не сломать (G5.3). Открой больше карт или уступи.
error-goldbraeu-not-face-up = { $card-id ->
    [drunkard] Выпивохи нет в продаже (G6.2). Выбери карту, которая лежит открыто.
    [waitress] Официантки нет в продаже (G6.2). Выбери карту, которая лежит открыто.
   *[other] Такой доли нет в продаже: { $card } (G6.2). Выбери карту, которая лежит открыто.
}
error-goldbraeu-no-stone-left = Для доли не осталось свободной фишки (G6.2). Возьми карту из колоды или откажись.
error-goldbraeu-pile-empty = Колода пуста (G6.5). Купи открытую карту или откажись.
error-goldbraeu-out-of-reach = До сада { $garden } фигурка не дойдёт (G6.4). Она проходит ноль, один или два сада по часовой стрелке.
error-goldbraeu-not-in-hand = Такой скрытой карты у тебя нет: { $firm } (G8.1). Выбери другую.
error-goldbraeu-bad-draw = Такая карта здесь невозможна. Запись повреждена.
error-goldbraeu-over = Игра окончена (G9.1). Начни новую.
