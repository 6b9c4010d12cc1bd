# The table, whatever game is played at it.

# Events.
table-opened = Стол открыт.
table-arranged = За столом новые правила дома.
table-sat = { $name } садится за стол.
table-computer = { $player ->
    [newcomer] { $name } садится за стол (компьютер, { player-newcomer }).
    [regular] { $name } садится за стол (компьютер, { player-regular }).
    [seasoned] { $name } садится за стол (компьютер, { player-seasoned }).
    [expert] { $name } садится за стол (компьютер, { player-expert }).
    [master] { $name } садится за стол (компьютер, { player-master }).
    [random] { $name } садится за стол (компьютер, { player-random }).
    [careful] { $name } садится за стол (компьютер, { player-careful }).
    [trader] { $name } садится за стол (компьютер, { player-trader }).
   *[other] { $name } садится за стол (компьютер).
}
table-stood = { $name } встаёт из-за стола.
table-removed = Тамада освобождает место: { $name }.
table-renamed = { $before } теперь зовётся { $name }.
table-host = Теперь тамада — { $seat }.
table-nonce = { $seat } добавляет свою долю случая.
table-began = Игра начинается.
table-stand-in = { $why ->
    [deadline] { $seat }: время вышло, играет компьютер.
    [left] { $seat } уходит: играет компьютер.
   *[away] { $seat } отсутствует: играет компьютер.
}
table-took-back = { $seat } возвращается на место.
table-said = { $seat }: { $text }
table-phrase = { $seat }: { $phrase ->
    [more] { phrase-more }
    [last] { phrase-last }
    [old-barrel] { phrase-old-barrel }
    [cheers] { phrase-cheers }
    [sip] { phrase-sip }
    [parched] { phrase-parched }
    [cellar] { phrase-cellar }
    [service] { phrase-service }
   *[other] { $phrase }
}
table-muted = { $muted ->
    [yes] Тамада лишает голоса: { $seat }.
   *[no] { $seat } снова может говорить.
}
table-disclosed = Тайна случая раскрыта: всё можно проверить.
table-rematch = Ещё партия! Все переходят за новый стол.
table-closed = Стол закрыт.

# Before the game.
lobby-title = Кто с нами?
lobby-table = За столом: { $name }
lobby-invite = Позвать друзей
lobby-invite-about = Отправь эту ссылку. Кто её откроет, сядет за стол.
lobby-copy = Скопировать
lobby-share-text = Садись ко мне за стол:
lobby-qr = QR-код приглашения
lobby-local-only = Этот адрес работает только на этом компьютере. Для игры в своей сети запусти сервер с --lan.
lobby-free = Свободное место
lobby-sit = Сесть
lobby-stand = Встать
lobby-seat-computer = Компьютер
lobby-which-computer = Какой компьютер?
lobby-fill = Посадить компьютеры
lobby-remove = Освободить место
lobby-remove-name = Освободить место: { $name }
lobby-begin = Начать
lobby-begin-free = { $open ->
    [one] свободно { $open } место
    [few] свободно { $open } места
   *[many] свободно { $open } мест
}
lobby-full = Все места заняты. Можно смотреть.

# House rules.
option-title = Правила дома
option-only-host = Правила дома задаёт тамада.
option-seats = Игроки
option-goal = Цель в кружках
option-goal-about = Когда она достигнута, игра кончается с раундом.
option-equal = Жадность поровну
option-equal-about = Если все заказы равны и слишком велики.
option-equal-net-zero = всем ноль
option-equal-penalty = всем минус
option-first = Первый хозяин
option-first-luck = по жребию
option-start = Начинает
option-map = Площадь
option-map-reconstruction = Реконструкция
option-stand = Бочонок встаёт
option-stand-value = в { $percent } % бросков
option-stand-about = Чем чаще стоят бочонки, тем больше наливают.
option-deadline = Время на ход
option-deadline-about = Когда оно выходит, играет компьютер.
option-deadline-off = без ограничения
option-deadline-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
option-deadline-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
option-deadline-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
option-deadline-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
option-listed = Открытый стол
option-listed-about = Незнакомые находят стол на первой странице, без имён, и могут занять свободное место. Его можно освободить.
option-listed-yes = для всех
option-listed-no = только по ссылке
option-spectators = Зрители
option-spectators-yes = добро пожаловать
option-spectators-no = не сегодня
option-advice = Совет заведения
option-advice-about = В свой ход можно спросить, чего стоит каждый выбор.
option-advice-yes = можно всем
option-advice-no = нет

# Advice at a table that has it.
advice-button = Совет
advice-on = За этим столом заведение даёт советы.

# The time limit of a decision.
deadline-left = { $seconds ->
    [one] ещё { $seconds } секунда
    [few] ещё { $seconds } секунды
   *[many] ещё { $seconds } секунд
}
deadline-soon = Время на исходе.
deadline-warn = Если до { $time } ничего не произойдёт, вместо { $name } сыграет компьютер.
deadline-warn-you = Если ты не сходишь до { $time }, за тебя сыграет компьютер.

# Luck that can be checked.
luck-title = Честный случай
luck-about = { $game ->
    [goldbraeu] До первой карты сервер связывает себя тайной. Ваши браузеры подмешивают свои числа, и весь случай следует из того и другого: первый игрок, вывески и каждая карта.
   *[other] До первого броска сервер связывает себя тайной. Ваши браузеры подмешивают свои числа, и все броски следуют из того и другого.
}
luck-commitment = Обязательство
luck-shares = Доли игроков
luck-share-none = доли нет
luck-secret = Тайна
luck-secret-later = раскроется в конце игры
luck-check = { $game ->
    [goldbraeu] Проверить карты
   *[other] Проверить броски
}
luck-checking = Проверка…
luck-checked = { $game ->
    [goldbraeu] { $count ->
        [one] Проверен { $count } жребий: всё сходится.
        [few] Проверено { $count } жребия: всё сходится.
       *[many] Проверено { $count } жребиев: всё сходится.
    }
   *[other] { $count ->
        [one] Проверен { $count } бросок: всё сходится.
        [few] Проверено { $count } броска: всё сходится.
       *[many] Проверено { $count } бросков: всё сходится.
    }
}
luck-check-failed = { $game ->
    [goldbraeu] Жребий { $ordinal } не сходится с тайной.
   *[other] Бросок { $ordinal } не сходится с тайной.
}
luck-how = Проверить можно и без нас: сохрани запись и запусти «{ $command }».
luck-record = Сохранить запись

# Talk.
chat-title = Разговоры
chat-empty = Что-то тихо. Скажите уже что-нибудь!
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-phrases = Словечки
chat-muted = Тамада лишает тебя голоса.
chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
chat-bluff = Блефовать можно: говорить правду о бочонках никто не обязан.

# The host.
host-mute = Лишить голоса
host-mute-name = Лишить голоса: { $name }
host-unmute = Вернуть голос
host-unmute-name = Вернуть голос: { $name }
host-remove = Убрать
host-remove-name = Убрать из-за стола: { $name }
host-remove-ask = { $name }: отдать место компьютеру насовсем?
host-pass = Передать роль
host-pass-name = Новый тамада: { $name }
host-stand-in = Посадить замену
host-stand-in-name = { $name }: пусть играет компьютер
host-away = { $minutes ->
    [0] { $name } отсутствует совсем недолго.
    [one] { $name } отсутствует { $minutes } минуту.
    [few] { $name } отсутствует { $minutes } минуты.
   *[many] { $name } отсутствует { $minutes } минут.
}
host-passes = Если тамады нет две минуты, роль переходит дальше.

# Leaving, and coming back on another device.
leave-button = Уйти
leave-ask = Уйти из-за стола? Играть будет компьютер, а вернуться можно всегда.
return-title = Взять место с собой
return-about = По этой ссылке можно играть дальше на другом устройстве. Она на один раз и только для тебя.
return-make = Создать ссылку
return-copy = Скопировать
return-qr = QR-код твоей ссылки возврата
return-used = После использования её сразу сменит новая.
return-page-title = Назад на своё место
return-confirm = Играть на этом устройстве
program-title = Пусть играет программа
program-title-free = Место для программы
program-about = Программа играет по ключу: твоя, одна из примеров или наша по команде ниже. Ключ открывает только это место. Никому его не показывай.
program-make = Создать ключ
program-again = Создать новый ключ
program-revoke = Забрать место у программы
program-copy-token = Скопировать ключ
program-copy-command = Скопировать команду
program-once = Он виден только сейчас. Новый отменяет старый.
program-seat = программа
program-name-label = Имя программы
program-name = Автомат
rename-button = Сменить имя
rename-label = Твоё имя

# After the game.
over-title = Закрываемся!
over-ranking = Итог
over-chart = Общий результат по раундам
over-rounds = { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
   *[many] сыграно { $rounds } раундов
}
rematch-button = Ещё партия
rematch-go = За новый стол

# Those who watch.
spectators-count = { $count ->
    [0] без зрителей
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
spectators-you = Ты смотришь игру.
