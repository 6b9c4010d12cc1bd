# The pages with all rules of a game.

rules-page-title = { $game }: правила
rules-page-about = У каждого правила есть номер: по нему на правило можно сослаться.
rules-contents = Содержание
rules-search = Поиск по правилам
rules-search-hint = Слово или номер, например { $example }
rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
   *[many] Найдено { $count } правил
}
rules-none = По запросу «{ $what }» ничего не найдено. Попробуй слово покороче или номер правила.
rules-clear = Очистить поиск
rules-house = правило дома
rules-house-about = Книга оставляет это открытым, целиком или отчасти; здесь играют так.
rules-option = на выбор
rules-option-about = Выбирает тот, кто открывает стол.
rules-copy = Скопировать ссылку на правило { $rule }
rules-copied = Ссылка на { $rule } скопирована.
rules-pages = Разделы до и после
rules-previous = Назад: { $section }
rules-next = Дальше: { $section }
rules-print-note = Все правила, с поиском и ссылками: { $url }
