# Открытые столы на первой странице.
open-title = Открытые столы
open-none = Сейчас никто не ищет компании. Можно предложить свой стол: открой его кнопкой «Позвать друзей» и выбери в правилах дома «Открытый стол».
open-free = свободно { $free } из { $all }
open-sit = Сесть
open-sit-at = Сесть: { $table }
open-left = сейчас никого
open-opened = открыт { $ago }
open-limit = на решение: { $limit }

# Что было с последнего визита.
digest-title = С твоего последнего визита
digest-last = Последний визит: { $time }.
digest-then = Сразу после этого
digest-go = К столу

# Сообщения о ходе.
tell-title = Когда мой ход
tell-about = Ты узнаёшь один раз, когда стол начинает тебя ждать, и ничего не приходит, пока ты на него смотришь.
tell-open = Пока страница открыта
tell-open-about = Если вкладка в фоне, браузер покажет уведомление.
tell-allow = Показывать уведомления
tell-on = Уведомления показываются.
tell-off = Больше не показывать
tell-denied = В этом браузере уведомления этой страницы запрещены. Это можно изменить в его настройках для страницы.
tell-insecure = Браузеры показывают уведомления только страниц с https или на том компьютере, где работает сам дом.
tell-unsupported = Этот браузер не показывает уведомлений страниц. На iPhone и iPad это возможно, если страница добавлена на экран «Домой».
tell-push = И когда она закрыта
tell-push-about = Дом шлёт сообщение через push-службу твоего браузера. Оно зашифровано и говорит только, за каким столом и до какого времени.
tell-push-start = Сообщать этому браузеру
tell-push-on = Этому браузеру сообщают.
tell-push-stop = Больше не сообщать
tell-push-failed = Браузер не смог подписаться. Некоторые делают это только через службы Google, Mozilla или Apple, а они могут быть отключены или недоступны.
tell-webhook = Другой программе
tell-webhook-about = Дом шлёт короткое сообщение в JSON на этот адрес (webhook).
tell-webhook-address = Адрес
tell-webhook-save = Взять этот адрес
tell-webhook-remove = Убрать
tell-webhook-secret = Сообщения подписаны этим ключом. Он виден только сейчас:
tell-quiet = Тихие часы
tell-quiet-about = Что дом послал бы в это время, ждёт их конца и не посылается, если уже неверно. Сроки идут.
tell-quiet-from = С
tell-quiet-to = до
tell-quiet-save = Тишина в эти часы
tell-quiet-stop = Без тихих часов
tell-quiet-zone = Часовой пояс: { $zone }
tell-test = Послать пробу
tell-last = Последнее сообщение, { $time }: { $result }
tell-result-delivered = дошло.
tell-result-refused = другая сторона отказала ({ $status }).
tell-result-unreachable = адрес недоступен.
tell-result-timed-out = другая сторона не ответила вовремя.
tell-result-forbidden-address = на этот адрес дом ничего не шлёт.
tell-result-gone = браузер больше не подписан.

# Что говорит сообщение.
say-turn-title = Твой ход: { $game }
say-turn = Стол ждёт тебя.
say-until = Время есть до { $time }.
say-soon-title = Всё ещё твой ход: { $game }
say-soon = Если ты не сходишь до { $time }, за тебя сыграет компьютер.
say-taken-title = За тебя играет компьютер: { $game }
say-taken = Место можно вернуть в любой момент.
say-over-title = Игра окончена: { $game }
say-over = Посмотри, чем кончилось.
say-test-title = Stammtisch
say-test = Так выглядит сообщение.
