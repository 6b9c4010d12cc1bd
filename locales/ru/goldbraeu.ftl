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

# What each seat has, in lists.
each-picks = { $seat }: { $value ->
    [expand] расширить
    [appoint] назначить
   *[buy] купить
}
each-cards = { $seat }: { $value }

# Events.
goldbraeu-start-drawn = Жребий брошен: начинает { $start }.
goldbraeu-signs-drawn = Вывески пивоварен висят у трактиров.
goldbraeu-dealt = { $hand ->
    [none] Карты розданы.
   *[other] Карты розданы. Твои: { $hand }.
}
goldbraeu-kept = { $cards ->
    [none] { $seat } оставляет две карты.
   *[other] { $seat } оставляет: { $cards }.
}
goldbraeu-shown = Остальные карты открываются и становятся фишками. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm }: заведение полное. Одиночных фишек там нет.
   *[other] { $firm }: заведение полное. Одиночные фишки пропадают: { $losers }.
}
goldbraeu-boss-placed = { $seat } ставит управляющего: { $firm }.
goldbraeu-day-began = Неделя { $week }, день { $day }: начинает { $start }.
goldbraeu-laid-out = На продажу: { $card }.
goldbraeu-picked = { $action ->
    [none] { $seat } выбирает действие.
    [expand] { $seat } выбирает: расширить.
    [appoint] { $seat } выбирает: назначить.
   *[buy] { $seat } выбирает: купить.
}
goldbraeu-picks-shown = Действия открываются. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } присоединяет клетку с зонтом: { $garden }.
   *[no] { $seat } присоединяет клетку: { $garden }.
}
goldbraeu-shifted = { $freed-count ->
    [0] { $seat } передаёт клетку: { $from } → { $to }.
    [one] { $seat } передаёт клетку: { $from } → { $to }. Отрезана и свободна { $freed-count } клетка.
    [few] { $seat } передаёт клетку: { $from } → { $to }. Отрезаны и свободны { $freed-count } клетки.
   *[many] { $seat } передаёт клетку: { $from } → { $to }. Отрезаны и свободны { $freed-count } клеток.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } больше не расширяет.
    [appoint] { $seat } больше не назначает.
   *[buy] { $seat } ничего не покупает.
}
goldbraeu-idle = { $action ->
    [expand] { $seat }: расширять нечего.
    [appoint] { $seat }: назначать некого.
   *[buy] { $seat }: купить ничего нельзя.
}
goldbraeu-challenged = { $owner ->
    [none] { $seat } хочет поставить управляющего: { $firm }.
   *[other] { $seat } хочет сменить управляющего: { $firm }, сейчас { $owner }.
}
goldbraeu-turned-over = { $cards ->
    [1] { $seat } открывает карту: { $firm }.
    [one] { $seat } открывает { $cards } карту: { $firm }.
    [few] { $seat } открывает { $cards } карты: { $firm }.
   *[many] { $seat } открывает { $cards } карт: { $firm }.
}
goldbraeu-blocked = { $seat } мешает, { $own } против { $others }: { $firm }.
goldbraeu-broke = { $seat } разрушает большинство, { $own } против { $others }: { $firm }.
goldbraeu-let-be = { $seat } не возражает: { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat }: фишки больше нет, назначения не будет: { $firm }.
   *[no] { $seat } получает отказ: { $firm }.
}
goldbraeu-appointed = { $old ->
    [none] { $firm }: управляющий теперь { $seat }.
   *[other] { $firm }: новый управляющий — { $seat }, прежний — { $old }.
}
goldbraeu-contracted = { $seat } заключает договор: { $brewery } снабжает { $garden }, а не { $replaced }.
goldbraeu-bought = { $price ->
    [one] { $seat } покупает за { $price } талер: { $card }.
    [few] { $seat } покупает за { $price } талера: { $card }.
   *[many] { $seat } покупает за { $price } талеров: { $card }.
}
goldbraeu-drew = { $card ->
    [none] { $seat } покупает верхнюю карту, цена в талерах: { $price }.
   *[other] { $seat } покупает верхнюю карту, цена в талерах: { $price }. Это { $card }.
}
goldbraeu-kept-hidden = { $seat } оставляет карту скрытой.
goldbraeu-moved = { $figure ->
    [drunkard] { $seat } передвигает выпивоху: { $to }.
   *[waitress] { $seat } передвигает официантку: { $to }.
}
goldbraeu-day-ended = День окончен.
goldbraeu-put-under = Под колоду: { $cards }.
goldbraeu-payday-began = День расчёта, неделя { $week }.
goldbraeu-finished = { $seat } больше ничего не открывает.
goldbraeu-garden-paid = { $garden }: выручка { $takings }, из неё { $half } получает { $supplier }. На фишку { $per-stone }, жалованье { $salary }.
goldbraeu-brewery-paid = { $brewery }: получено { $received }. На фишку { $per-stone }, жалованье { $salary }.
goldbraeu-payday-ended = Расчёт окончен. { $totals }.
goldbraeu-hands-shown = Все показывают скрытые карты.
goldbraeu-ended = { $winners-count ->
    [one] { $winners } побеждает, талеров: { $money }.
   *[other] Общая победа: { $winners }, талеров у каждого: { $money }.
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
error-goldbraeu-no-share = { $firm }: нужна фишка, или скрытая карта и фишка для неё (G5.1).
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
error-goldbraeu-not-in-hand = { $firm }: скрытой карты у тебя нет (G8.1).
error-goldbraeu-bad-draw = Такой случай здесь невозможен.
error-goldbraeu-over = Игра окончена (G9.1).
