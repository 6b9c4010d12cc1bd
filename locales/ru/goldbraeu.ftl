# События и отказы игры Goldbräu. Названия заведений остаются немецкими на всех языках.

# Names.
name-krug = Zum Krug
name-eiche = Zur Eiche
name-baeren = Zum Bären
name-post = Zur Post
name-hirschen = Zum Hirschen
name-adler = Zum Adler
name-mayerbraeu = Mayerbräu
name-steinbraeu = Steinbräu
name-kramerbraeu = Kramerbräu
name-schmidbraeu = Schmidbräu
name-drunkard = выпивоха
name-waitress = официантка

# Days, by number.
name-day-1 = понедельник
name-day-2 = вторник
name-day-3 = среда
name-day-4 = четверг
name-day-5 = пятница
name-day-6 = суббота
name-day-7 = воскресенье

# Equal cards in a list.
cards-alike = { $count } × { $card }

# What each seat or garden has, in lists.
each-picks = { $value ->
    [expand] { $seat } расширяет
    [appoint] { $seat } назначает
   *[buy] { $seat } покупает
}
each-cards = { $seat }: { $value }
each-hands = { $seat }: { $value }
each-signs = { $garden }: { $value }
each-paid = { $seat } { $value }
each-money = { $seat } { $value }

# Events. A name has what a message selects by beside it: $owner-id, which is “none” if there is nobody.
goldbraeu-start-drawn = Жребий брошен: начинает { $start }.
goldbraeu-signs-drawn = Вывески пивоварен на местах. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] Первые карты розданы.
   *[other] Твои первые карты: { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } оставляет две карты закрытыми.
   *[other] { $seat } оставляет две карты закрытыми: { $cards }.
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
goldbraeu-picked = { $action ->
    [none] { $seat } кладёт карту действия.
    [expand] { $seat } кладёт карту действия: расширить.
    [appoint] { $seat } кладёт карту действия: назначить.
   *[buy] { $seat } кладёт карту действия: купить.
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
goldbraeu-declined = { $action ->
    [expand] { $seat } оставляет сады как есть.
    [appoint] { $seat } оставляет управляющих и вывески как есть.
   *[buy] { $seat } ничего не покупает.
}
goldbraeu-idle = { $action ->
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
goldbraeu-contracted = { $seat } заключает договор. В сад { $garden } пиво везёт { $brewery }, а не { $replaced }.{ $signs-left ->
    [0] { " " }Это была последняя вывеска.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } покупает выпивоху за { $price ->
        [one] { $price } талер.
        [few] { $price } талера.
       *[many] { $price } талеров.
    }
    [waitress] { $seat } покупает официантку за { $price ->
        [one] { $price } талер.
        [few] { $price } талера.
       *[many] { $price } талеров.
    }
   *[other] { $seat } покупает долю за { $price ->
        [one] { $price } талер: { $card }.
        [few] { $price } талера: { $card }.
       *[many] { $price } талеров: { $card }.
    }
}
goldbraeu-drew = { $seat } берёт карту из колоды за { $price ->
    [one] { $price } талер
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
goldbraeu-kept-hidden = { $seat } оставляет карту закрытой.
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
goldbraeu-day-ended = Конец дня ({ $day }). Талеры: { $money }.
goldbraeu-put-under = Не продано, под колоду: { $cards }.
goldbraeu-payday-began = День расчёта недели { $week }! Сначала можно открыть закрытые карты.
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
           *[other] { " " }Из них жалованье управляющего ({ $boss }): { $salary }.
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
           *[other] { " " }Из них жалованье управляющего ({ $boss }): { $salary }.
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] Расчёт недели { $week } позади. Никто ничего не получает.
   *[other] Расчёт недели { $week } позади. Талеров заработано: { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Закрытых карт больше нет ни у кого.
   *[other] Все закрытые карты открываются. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [1] { $winners } побеждает. Талеров: { $money }.
   *[other] { $winners } делят победу. Талеров у каждого: { $money }.
}

# Refusals.
error-goldbraeu-not-asked = Сейчас не твой ход. Подожди, пока тебя спросят (G3.2).
error-goldbraeu-wrong-phase = В этот момент дня так нельзя (G3.1). Выбери одно из предложенных действий.
error-goldbraeu-already-chosen = Выбор уже сделан, и он остаётся (G2.6, G3.1).
error-goldbraeu-bad-keep = Оставь ровно две карты из руки (G2.6).
error-goldbraeu-has-boss = { $firm }: управляющий уже есть (G2.7). Выбери другое заведение.
error-goldbraeu-no-space = Такой клетки на этом плане нет (G1.6).
error-goldbraeu-not-your-garden = { $garden }: управляющий не твой (G4.1, G4.2).
error-goldbraeu-space-not-free = Эта клетка уже принадлежит саду (G4.1).
error-goldbraeu-not-touching = Клетка должна граничить стороной: { $garden } (G4.1, G4.2).
error-goldbraeu-not-its-space = Эту клетку нельзя передать из сада { $garden } (G4.2).
error-goldbraeu-front-space = Клетка у входа остаётся за своим трактиром (G2.1, G4.2).
error-goldbraeu-own-boss = { $firm }: управляющий уже твой (G5.7).
error-goldbraeu-fresh-boss = { $firm }: управляющий назначен сегодня и на сегодня остаётся (G5.5).
error-goldbraeu-closed-firm = { $firm }: сегодня тебе уже помешали (G5.4). Попробуй другое заведение или договор.
error-goldbraeu-no-boss-left = Все шесть твоих управляющих уже на плане (G5.7).
error-goldbraeu-no-share = { $firm }: нужна фишка, или закрытая карта и фишка для неё (G5.1).
error-goldbraeu-not-your-firm = Для договора с обеих сторон нужен твой управляющий; здесь он чужой: { $firm } (G5.8).
error-goldbraeu-same-supplier = { $brewery } уже снабжает { $garden } (G5.8).
error-goldbraeu-no-sign-left = { $brewery } уже снабжает три сада (G5.8).
error-goldbraeu-cant-turn-over = { $firm }: столько карт открыть нельзя (G5.2, G5.3, G6.6).
error-goldbraeu-no-majority = { $firm }: большинства это не даст (G5.2).
error-goldbraeu-majority-stands = { $firm }: большинства это не разрушит (G5.3).
error-goldbraeu-not-face-up = Этой карты нет в продаже: { $card } (G6.2).
error-goldbraeu-no-stone-left = У тебя больше нет фишки для доли (G6.2).
error-goldbraeu-pile-empty = Колода пуста (G6.5).
error-goldbraeu-out-of-reach = Фигурка не может туда попасть: { $garden } (G6.4).
error-goldbraeu-not-in-hand = { $firm }: закрытой карты у тебя нет (G8.1).
error-goldbraeu-bad-draw = Такой случай здесь невозможен.
error-goldbraeu-over = Игра окончена (G9.1).
