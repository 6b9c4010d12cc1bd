# Pages and controls of the browser client.

# Titles of pages.
title-home = Stammtisch
title-table = { $table } — Stammtisch
title-your-turn = Твой ход — Хозяин таверны
title-over = Игра окончена — Хозяин таверны
title-help = Как играть: { $game } — Stammtisch
title-pad = { $game } за настоящим столом — Stammtisch
title-rules = { $game }: правила — Stammtisch
title-return = Назад на место — Stammtisch
title-error = Чего-то не хватает — Stammtisch
meta-description = Две игры для таверны в браузере: «Хозяин таверны» (Polterfass) на 3–6 и Goldbräu на 3–4 игроков, с друзьями или против компьютера.

# First page.
home-tagline = Девять бочонков, один кран, и никто не знает, сколько хотят выпить другие.
home-tagline-goldbraeu = Шесть пивных садов, четыре пивоварни и три недели, когда важны каждая клетка, управляющий и доля.
home-game = Игра
home-play = Играть сразу
home-play-about = Против трёх компьютеров
home-strength = Как сильно они играют
home-invite = Позвать друзей
home-invite-about = Открыть стол и отправить ссылку
home-help = Как играть
home-help-game = Как играть: { $game }
home-learn = Впервые здесь? Игра с подсказками, десять минут
help-learn = Игра с подсказками
home-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-name = Твоё имя
home-name-hint = Чтобы другие знали, кому сказать спасибо.
home-tables = Твои столы
home-pads = За настоящим столом
home-pad-polterfass = Блокнот для Polterfass
home-pad-goldbraeu = Счётчик дней расчёта для Goldbräu
home-table-playing = Игра идёт
home-table-lobby = Ждём игроков
home-table-over = Окончена
home-table-until = до { $time }
home-tables-finished = Законченные
title-turns = { $count ->
    [one] Твой ход – Stammtisch
    [few] Твой ход за { $count } столами – Stammtisch
   *[many] Твой ход за { $count } столами – Stammtisch
}
home-opening = Накрываем на стол…

# Language and theme.
language-label = Язык
theme-label = Цвета
theme-light = Светлые
theme-dark = Тёмные
theme-auto = Как на устройстве

# Settings.
settings-title = Настройки
pace-label = Темп
pace-slow = медленно
pace-normal = обычно
pace-off = сразу
pace-about = Сколько времени видны броски и счёт. Это замедляет только твой экран. При «сразу» ничего не движется, а счёт ждёт тебя.
view-label = Вид
view-table = стол
view-text = текст
view-about = В виде текста стол описан предложениями: для экранных читалок и крупного шрифта.
view-to-text = Стол в виде текста
view-to-table = Показать стол
sound-label = Звук
sound-on = вкл.
sound-off = выкл.
sound-about = Стук по дереву, когда твой ход.
motion-reduced = Твоё устройство просит меньше движения: бочонки не катятся.

# Parts of the table page.
menu-open = Меню
close = Закрыть
try-again = Попробовать ещё раз
back = Назад
cancel = Отмена
confirm = Да
more = Ещё
copy = Скопировать
copied = Скопировано.
copy-failed = Скопировать не получилось. Выдели ссылку и скопируй её.
share = Поделиться
loading = Минутку…
panel-paper = Лист и хроника
panel-people = За столом
panel-log = Хроника
panel-log-empty = Пока ничего не произошло.
chart-line = { $name }: { $total }
chart-goal = Цель: { $goal }
panel-odds = Шансы
panel-luck = Честный случай
panel-talk = Разговоры
panel-tell = Сообщения
panel-rules = Правила дома
since-away = Пока тебя не было

# Headings and regions for screen readers.
sr-action = Твоё решение
sr-live = Что происходит
sr-your-turn = Твой ход.
sr-main = Стол
sr-nav = Меню

# Notices.
notice-new-version = Есть новая версия.
notice-reload = Обновить
notice-reload-about = В игре ничего не пропадёт.
notice-turn = Твой ход

# Pages for what is missing.
missing-title = Никого нет
missing-text = Этого стола больше нет, или ссылка неполная.
missing-home = На первую страницу

# Footer.
footer-independent = Независимая реализация, не связанная с издателями игр.
footer-game = «Хозяин таверны» (Polterfass) — игра Андреаса Шмидта, Goldbräu — игра Франца‑Бенно Делонге.

# The keyboard, and what else the pages say.
keys-title = Клавиши
keys-cards = выбрать карту
keys-go = нажать золотую кнопку
keys-close = перекрыть кран
keys-roll = бросать ещё раз
keys-specials = вернуть особые бочонки или оставить
keys-paper = блокнот и журнал
keys-advice = Совет, если заведение их даёт
keys-view = стол или текст
keys-menu = меню
keys-help = как играть
name-guest = Гость
option-more = Другие правила стола
return-page-text = Место за столом ждёт. Нажми на кнопку, чтобы играть дальше на этом устройстве.
title-gone = Этот стол нельзя показать

# Without a network.
home-here = Хранить на этом устройстве: работает без сети
home-play-here-about = С компьютерными игроками, на этом устройстве и без сети.
home-out = Нет связи с домом. Играть против компьютера, вести счёт и читать правила можно и так: на этом устройстве есть всё нужное.
home-invite-out = Нужна связь.
home-table-here = на этом устройстве
as-of = Так стол выглядел в { $time }.
here-forgets = Этот браузер ничего не хранит: игра длится, пока открыта страница.
offline-install = Установить
offline-ready = Работает и без сети

# Rules by their numbers.
rules-all = Все правила
rules-all-game = Все правила: { $game }
rules-which = Какое правило?
rules-rule = Правило { $rule }
home-forget-ask = Удалить эту игру навсегда?
home-forget = Удалить
home-forget-what = Удалить эту игру в { $game }
