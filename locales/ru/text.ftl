# The table in words, for those who listen or who want it large.

text-now = Что происходит
text-round = Раунд { $round }: у крана { $innkeeper }
text-waits = Стол ждёт: { $names }
text-can = Что ты можешь сделать
text-nothing = Пока ничего.
text-why = Что нельзя выбрать и почему
text-options = Возможности

# Polterfass. $total and $result are texts with their sign.
text-barrels = Бочонки
text-none-standing = Ни один бочонок не стоит
text-standing = { $count ->
    [one] Стоит { $count } бочонок, сумма { $sum }:
    [few] Стоят { $count } бочонка, сумма { $sum }:
   *[many] Стоят { $count } бочонков, сумма { $sum }:
}
text-lying = { $count ->
    [0] На подставке не лежит ни одного бочонка
    [one] На подставке лежит { $count } бочонок
    [few] На подставке лежат { $count } бочонка
   *[many] На подставке лежат { $count } бочонков
}
text-cup = { $count ->
    [0] Шейкер пуст
    [one] В шейкере { $count } бочонок
    [few] В шейкере { $count } бочонка
   *[many] В шейкере { $count } бочонков
}
text-orders = Заказы
text-ordered = { $name }: заказ сделан
text-person = { $name }: всего { $total }{ $status ->
    [none] { "" }
   *[other] { ", " }{ $status }
}
text-pad-round = Раунд { $round }, у крана { $innkeeper }: налито { $served }, заказано { $ordered }.
text-pad-failed = Раунд { $round }, у крана { $innkeeper }: провал.
text-pad-seat = { $name } { $result } (всего { $total })

# Goldbräu.
text-contest = Спорное назначение
text-turned = Открытые карты: { $cards }
text-money = { $name }: теперь талеров { $money }
text-rank = { $place } { $name }, талеры: { $money }
text-breweries = Пивоварни
text-supplies = Поставляет пиво: { $gardens }
text-supplies-none = Не поставляет никому
text-garden = Сад { $garden }
text-row = { $count ->
    [one] Ряд { $row }, столбец { $columns }
    [few] Ряд { $row }, столбцы { $columns }
   *[many] Ряд { $row }, столбцы { $columns }
}
text-column = { $parasol ->
    [yes] { $column } с зонтом
   *[other] { $column }
}
text-free = Свободные клетки
text-firm-pays = { $firm }: { $paid }
