# The game of Polterfass.

# Events.
polterfass-innkeeper-drawn = Жребий брошен: первый хозяин — { $innkeeper }.
polterfass-round-began = Раунд { $round }: у крана { $innkeeper }.
polterfass-first-rolled = { $again ->
    [yes] { $innkeeper } бросает все девять бочонков. Ни один числовой не стоит, бросок повторяется.
   *[no] { $innkeeper } бросает все девять бочонков. Стоят: { $tops }. Сумма: { $sum }.
}
polterfass-ordered = { $cards ->
    [none] { $seat } делает заказ.
   *[other] { $seat } делает заказ: { $cards }.
}
polterfass-orders-in = Все заказы на столе.
polterfass-rolls-on = { $put-back ->
    [0] { $innkeeper } бросает ещё раз; бочонков в шейкере: { $cup }.
    [one] { $innkeeper } возвращает особый бочонок и бросает ещё раз; бочонков в шейкере: { $cup }.
    [few] { $innkeeper } возвращает { $put-back } особых бочонка и бросает ещё раз; бочонков в шейкере: { $cup }.
   *[many] { $innkeeper } возвращает { $put-back } особых бочонков и бросает ещё раз; бочонков в шейкере: { $cup }.
}
polterfass-rolled = { $tops-count ->
    [0] { $innkeeper } бросает.
   *[other] { $innkeeper } бросает. Теперь встали: { $tops }. Общая сумма: { $sum }.
}
polterfass-failed = { $cup ->
    [1] Единственный бочонок падает: { $innkeeper } терпит поражение.
    [one] Из { $cup } бочонка не стоит ни один: { $innkeeper } терпит поражение.
    [few] Из { $cup } бочонков не стоит ни один: { $innkeeper } терпит поражение.
   *[many] Из { $cup } бочонков не стоит ни один: { $innkeeper } терпит поражение.
}
polterfass-closed = { $innkeeper } перекрывает кран.
polterfass-served = { $served ->
    [0] { $innkeeper } не наливает ничего.
    [one] { $innkeeper } наливает { $served } кружку.
    [few] { $innkeeper } наливает { $served } кружки.
   *[many] { $innkeeper } наливает { $served } кружек.
}{ $destroyed-count ->
    [0] { "" }
   *[other] { " " }Уничтожено: { $destroyed }.
}{ $doubled-count ->
    [0] { "" }
   *[other] { " " }Удвоено: { $doubled }.
}
polterfass-billed = { $verdict ->
    [failed] Счёт: { $innkeeper } остаётся ни с чем, и каждый посетитель получает свой заказ.
    [enough] Счёт: налито { $served }, заказано { $ordered }, всем хватает. Каждый посетитель получает свой заказ, { $innkeeper } — остаток.
   *[too_greedy] Счёт: заказано { $ordered }, налито всего { $served }, посетители пожадничали! { $innkeeper } забирает всё. Минус за самый большой заказ: { $greediest }.{ $modest-count ->
        [0] { "" }
       *[other] { " " }Плюс за самый маленький: { $modest }.
    }
}
polterfass-ended = { $winners-count ->
    [1] { $winners } побеждает. Кружек: { $score }.
   *[other] { $winners } делят победу. Кружек: { $score }.
}

# The prompt bar.
ask-lot = Жребий выбирает первого хозяина…
ask-first-roll = У крана ты: сделай первый бросок.
ask-first-roll-detail = Все девять, пока не встанет хотя бы один числовой.
ask-first-roll-other = { $innkeeper } делает первый бросок.
ask-first-roll-other-detail = Все восемь карт снова на руке.
ask-rolling = Бочонки катятся…
ask-order = Закажи одной или двумя картами.
ask-order-detail = У крана { $innkeeper }. Стоят: { $tops }. Сумма: { $sum }.
ask-wait-guests = { $count ->
    [one] Ещё выбирает { $count } посетитель.
    [few] Ещё выбирают { $count } посетителя.
   *[many] Ещё выбирают { $count } посетителей.
}
ask-wait-guest = { $seat } ещё выбирает.
ask-wait-guests-detail = Стоят: { $tops }. Сумма: { $sum }.
ask-ordered-detail = { $sum ->
    [one] Твой заказ: { $sum } кружка ({ $cards }).
    [few] Твой заказ: { $sum } кружки ({ $cards }).
   *[many] Твой заказ: { $sum } кружек ({ $cards }).
}
ask-tap = Перекрыть кран или бросать ещё раз?
ask-tap-detail = Сумма: { $sum }. Бочонков в шейкере: { $cup }. Риск провала: { $risk } %.
ask-tap-full-detail = Сумма: { $sum }. Стоят все девять: чтобы бросать ещё раз, верни особый бочонок.
ask-tap-other = { $innkeeper } решает: перекрыть кран или бросать ещё раз?
ask-tap-other-detail = Стоят: { $tops }. Сумма: { $sum }. В шейкере: { $cup }.
ask-targets = { $destroy ->
    [0] { $double ->
        [1] Выбери, какой бочонок удвоить.
       *[other] Выбери бочонки, чтобы удвоить: { $double }.
    }
    [1] { $double ->
        [0] Выбери, какой бочонок уничтожить.
        [1] Выбери: один уничтожить, один удвоить.
       *[other] Выбери: один уничтожить, удвоить { $double }.
    }
   *[other] { $double ->
        [0] Выбери бочонки, чтобы уничтожить: { $destroy }.
       *[other] Выбери: уничтожить { $destroy }, удвоить { $double }.
    }
}
ask-targets-detail = { $served ->
    [one] С этим выбором: { $served } кружка.
    [few] С этим выбором: { $served } кружки.
   *[many] С этим выбором: { $served } кружек.
}
ask-destroy-left-detail = Осталось уничтожить: { $count }.
ask-double-left-detail = Осталось удвоить: { $count }.
ask-targets-other = { $innkeeper } разбирается с особыми бочонками.
ask-bill-enough = Всем хватает: налито { $served }, заказано { $ordered }.
ask-bill-too-greedy = Пожадничали: заказано { $ordered }, налито { $served }.
ask-bill-failed = Провал: { $innkeeper } остаётся ни с чем.
ask-round-over = Теперь у крана ты.
ask-round-over-other = Теперь у крана { $innkeeper }.
ask-over-won = { $score ->
    [one] Победа за тобой: { $score } кружка!
    [few] Победа за тобой: { $score } кружки!
   *[many] Победа за тобой: { $score } кружек!
}
ask-over = { $winners } побеждает. Кружек: { $score }.
ask-over-shared = Общая победа: { $winners }. Кружек: { $score }.
ask-over-detail = На сегодня всё. Ещё партию?
ask-watching-detail = Ты смотришь игру.
ask-stand-in = За тебя играет компьютер.
ask-stand-in-detail = Вернуться на место можно когда угодно.
ask-offline = Связь потеряна.
ask-offline-detail = Пробуем снова… Ничего не пропадёт.
ask-lobby = Тамада вот-вот начнёт игру.
ask-lobby-newcomer-detail = Нужно только имя, без регистрации.

# Buttons that say what they do.
do-roll-all = Бросить все девять
do-order = { $sum ->
    [one] Заказать { $sum } кружку ({ $cards })
    [few] Заказать { $sum } кружки ({ $cards })
   *[many] Заказать { $sum } кружек ({ $cards })
}
do-order-none = Выбери одну или две карты
do-close = Перекрыть: налить { $sum }
do-close-plain = Перекрыть кран
do-roll-on = { $cup ->
    [one] Бросать ещё: { $cup } бочонок
    [few] Бросать ещё: { $cup } бочонка
   *[many] Бросать ещё: { $cup } бочонков
}
do-roll-on-none = Верни особый бочонок
do-serve = { $served ->
    [one] Налить { $served } кружку
    [few] Налить { $served } кружки
   *[many] Налить { $served } кружек
}
do-serve-none = Выбери цели
do-start-over = Заново
do-continue = Дальше
do-take-back = Вернуться на место

# What a seat is up to.
status-you = ты
status-innkeeper = хозяин
status-first-roll = делает первый бросок
status-ordering = выбирает…
status-ordered = заказ готов
status-cards = { $count ->
    [one] лежит { $count } карта
    [few] лежат { $count } карты
   *[many] лежат { $count } карт
}
status-your-order = заказ: { $sum }
status-decides = решает…
status-targets = выбирает цели
status-away = нет связи
status-computer = компьютер
status-stand-in = замена
status-host = тамада
status-muted = без голоса
status-winner = побеждает

# The bill.
bill-title = Счёт
bill-served = налито
bill-ordered = заказано
bill-verdict-enough = { $rest ->
    [0] Всем хватает, до капли
    [one] Всем хватает, остаётся { $rest } кружка
    [few] Всем хватает, остаётся { $rest } кружки
   *[many] Всем хватает, остаётся { $rest } кружек
}
bill-verdict-too-greedy = { $missing ->
    [one] Не хватает { $missing } кружки: пожадничали!
    [few] Не хватает { $missing } кружек: пожадничали!
   *[many] Не хватает { $missing } кружек: пожадничали!
}
bill-verdict-failed = Хозяин терпит поражение
tag-innkeeper = хозяин
tag-greediest = самый большой заказ
tag-most-modest = самый маленький заказ
tag-both = и самый большой, и самый маленький
why-enough = получает свой заказ
why-rest = получает остаток
why-failed-guest = получает свой заказ
why-failed-innkeeper = провал: остаётся ни с чем
why-greedy-innkeeper = забирает всё налитое
why-greedy-highest = минус свой заказ
why-greedy-lowest = получает самый большой заказ
why-greedy-between = посередине: ничего
why-equal-net-zero = заказы равны: плюс и минус гасятся
why-equal-penalty = заказы равны: минус свой заказ
bill-line = { $name }: { $why }, { $result }.
bill-line-order = { $name }, заказ { $order }: { $why }, { $result }.

# The notepad.
pad-title = Лист
pad-round = Раунд
# With a soft hyphen, for narrow columns.
pad-tap = На{ "\u00AD" }лито
pad-ordered = Заказ

# Barrels, for screen readers.
barrel-number-standing = числовой бочонок, стоит, сверху { $top } (снизу { $other })
barrel-double = особый бочонок, стоит: удвоитель ×2
barrel-spoiled = особый бочонок, стоит: испорченный
barrel-selectable = { $barrel }, можно выбрать
barrel-put-back = { $barrel }, вернётся в шейкер
barrel-destroyed = { $barrel }, уничтожен
barrel-doubled = { $barrel }, считается дважды
barrel-double-plain = удвоитель
barrel-spoiled-plain = испорченный

# Coaster, cup and the standing barrels.
coaster-label = { $lying ->
    [0] Подставка: ни один бочонок не лежит
    [one] Подставка: лежит { $lying } бочонок
    [few] Подставка: лежат { $lying } бочонка
   *[many] Подставка: лежат { $lying } бочонков
}
set-aside-label = Стоящие бочонки
set-aside-empty = пока ничего не стоит

# Cards.
hand-label = Твои карты
card-label = { $chosen ->
    [yes] карта { $value }, выбрана
   *[no] карта { $value }
}
cards-laid = { $count ->
    [0] { $seat }: заказа ещё нет
    [one] { $seat }: лежит { $count } карта
    [few] { $seat }: лежат { $count } карты
   *[many] { $seat }: лежат { $count } карт
}

# Odds.
odds-title = Шансы
odds-fail = { $cup ->
    [one] Бросок, { $cup } бочонок: риск провала { $percent } %.
    [few] Бросок, { $cup } бочонка: риск провала { $percent } %.
   *[many] Бросок, { $cup } бочонков: риск провала { $percent } %.
}
odds-stand = Каждый бочонок встаёт с вероятностью { $percent } %.
odds-none = Сейчас бросать нечего.
odds-barrels = Бочонки
odds-risk = Риск
odds-about = Если из брошенных не стоит ни один бочонок, хозяин терпит поражение.
