# Что `stammtisch play` говорит в терминале, кроме слов самих игр.

play-guest = Гость
play-welcome = Отвечай номером. ? — помощь, log — последние события, quit — уйти.
play-help =
    Набери номер перед ответом или то, что стоит за ним в [ ], и нажми Enter.
    Несколько ответов можно набрать в одной строке, например сад и клетку: k c2
    0     назад к предыдущему вопросу
    log   последние события
    quit  уйти из-за стола
    ?     эта помощь
# $answer — что было набрано, $count — сколько ответов.
play-wrong = «{ $answer }» — такого ответа нет. { $count ->
    [1] Набери 1
   *[other] Набери номер от 1 до { $count }
} или ? для помощи.
play-wrong-short = «{ $answer }» — такого ответа нет. { play-order-hint }
play-not-asked = Сейчас тебя не спрашивают.
play-passed = Вопрос снят: решение уже принято.
play-back = Назад
play-none = ничего

# Подсказка: $error и $percent — процентные пункты, как текст, $count — сколько ответов не показано.
play-help-advice =
    ?a    чего стоит каждый ответ (или: advice)
play-advice = Шансы на победу с каждым ответом, лучший — первый; с точностью до ±{ $error } %:
play-advice-chance = { $percent } %
play-advice-more = { "        " }и ещё { $count }
play-advice-none = Сейчас тебя не спрашивают, так что советовать нечего.

# Уход.
play-leave = Уйти? Игра ещё не кончена.
play-leave-yes = Уйти
play-leave-no = Играть дальше
play-left = Тебя больше нет за столом.
play-ended = Ввод закончился: игра прервана до конца.
play-interrupted = Прервано.
play-closed = Стол закрыт.
play-removed = У тебя больше нет места за этим столом.
play-return = Вернуться можно так:

# Итог.
play-final = Итог игры
play-recorded = Запись игры — в файле { $file }.

# За столом сервера.
play-lost = Связь потеряна. Пробуем снова…
play-found = Связь восстановлена.
play-replaced = За тебя играет компьютер.
play-chairs-free = Один стул свободен. Друзья садятся по ссылке стола, или посади компьютер:
play-chairs-taken = Все стулья заняты.
play-seat-computer = Компьютер: { $player }
play-wait-host = Ждём, пока тамада начнёт игру.

# Polterfass. $tops и $barrels — списки того, что показывают бочонки.
play-round = Раунд { $round }, цель { $goal }
play-standing = Стоят: { $tops }. Сумма: { $sum }
play-fresh = (новые: { $tops })
play-lying = Лежат: { $barrels }
play-cup = В шейкере: { $barrels }
play-special = особый
play-put-back = { $roll } (вернуть: { $tops })
play-order-hint = Набери одну карту или две разные, от 0 до 7: 5 или 2 6
play-destroy = Уничтожить: { $tops }
play-double = удвоить: { $tops }

# Goldbräu. Заголовки столбцов не длиннее 10 знаков.
play-legend = (K) клетка сада K, ( ) свободна, * зонт, [K] трактир
play-line = { $title }: { $cards }
play-boss = Управл.
play-supplier = Поставщик
play-money = Талеры
play-stones = Фишки
play-hidden = Закрытые
play-bosses = Управл.
play-forecast = Прогноз
play-known = Известно, { $name }: { $cards }
play-annex = { $garden }: присоединить свободную клетку (на выбор: { $count })
play-shift = { $from } → { $to }: передать клетку (на выбор: { $count })
play-which-space = Какую клетку?
play-frees = (освободит: { $count })
