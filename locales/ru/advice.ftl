# Что заведение думает о каждом выборе. Шансы в процентах, как текст: целые или с десятой долей.
advice-title = Совет заведения
advice-about = Насколько вероятна победа при каждом выборе. Нажми на выбор, чтобы его подготовить.
advice-asking = Заведение считает…
advice-slow = Заведение ещё считает. Можно решать и без него.
advice-first = Лучше всего: { $choice }, { $percent } % на победу.
advice-percent = { $percent } %
advice-range = { $low }–{ $high }
advice-best = , не хуже лучшего
advice-legend = Золотое: не хуже лучшего, насколько можно судить. Тонкая черта: возможная ошибка.
advice-legend-exact = Золотое: лучшее. Сосчитано точно.
advice-rough = Лишь грубая оценка: у заведения было мало времени.
advice-order = Заказ { $sum }
advice-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-back = обратно: { $tops }
advice-destroys = портит: { $tops }
advice-doubles = удваивает: { $tops }
advice-space = ряд { $row }, столбец { $column }{ $parasol ->
    [yes] , зонт
   *[other] { "" }
}
