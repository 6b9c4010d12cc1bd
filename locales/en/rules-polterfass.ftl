# The rules of Polterfass for players, one message for each rule of docs/rules/polterfass.md. The words are those of docs/glossary.md.

rules-p1 = The table
rule-p1-1 = Three to six people play.
rule-p1-2 = There are seven number barrels. The two ends of each add up to 11: one is 9/2, two are 8/3, two 7/4 and two 6/5.
rule-p1-3 = There are two special barrels. Each has “spoiled” on one end and “double” on the other.
rule-p1-4 = A barrel comes to rest lying down, or standing on one end. If it stands, what counts is the end on top.
rule-p1-5 = You hold eight order cards, one each of 0 to 7. After every round all of them come back to your hand.
rule-p1-6 = The notepad has a column for what is served and one for what is ordered, and for each player the result of the round and the running total. After a failed round the first two columns show a dash.
rule-p1-7 = By the book, the most generous person at the table is innkeeper first. Here the lot decides, unless the host names a seat.
rule-p1-8 = Every round the next player on the left is innkeeper, clockwise round the table.
rule-p1-9 = The book doesn’t say how often a barrel stands. Here each barrel rolled stands 30% of the time, with either end on top equally often; a table may use other figures.

rules-p2 = The first roll
rule-p2-1 = The innkeeper rolls all nine barrels. As long as no number barrel stands, all nine are rolled again, even if a special one stands.
rule-p2-2 = Every barrel that stands, special or not, is set beside the coaster for all to see.
rule-p2-3 = The innkeeper doesn’t say yet whether there will be another roll, and may bluff about it. Everybody may join in the talk.

rules-p3 = The orders
rule-p3-1 = Every guest lays one or two cards face down. Their sum is the order: 0 to 7 mugs with one card, 1 to 13 with two.
rule-p3-2 = All guests order at the same time, and a card laid is a card played. Once everybody has ordered, all can see how many cards each guest has laid; the values stay hidden until the bill.
rule-p3-3 = There are 36 ways to lay cards: 8 with one card, 28 with two. If only the number of cards and the sum matter, 21 different orders are left.

rules-p4 = Serving
rule-p4-1 = The innkeeper closes the tap or rolls on. The tap may be closed at once, without a second roll.
rule-p4-2 = To roll on, leave standing number barrels where they are: they stand for good. Every barrel that lies goes into the cup. Each special one that stands, even from an earlier roll, may go in or stay, as the innkeeper likes.
rule-p4-3 = The cup must hold at least one barrel. If all nine stand, a special one has to be put back to roll on.
rule-p4-4 = If not one barrel of this roll stands, the innkeeper has failed, whatever was standing before. Nothing is counted, and the bill follows at once. One special barrel that stands is enough not to fail.
rule-p4-5 = Otherwise the innkeeper decides again, as often as they dare.

rules-p5 = Counting the barrels
rule-p5-1 = Once the tap is closed, each standing spoiled barrel destroys one standing number barrel. The innkeeper chooses which.
rule-p5-2 = Each standing double doubles one standing number barrel. The innkeeper chooses which.
rule-p5-3 = Two doubles need two different number barrels. If there is only one, the second double is lost.
rule-p5-4 = Two spoiled barrels destroy two number barrels. If there is only one, the second spoiled one has no effect.
rule-p5-5 = With one spoiled, one double and a single number barrel, that barrel is destroyed and 0 mugs are served. With two or more number barrels, they hit different ones.
rule-p5-6 = The effects can’t be turned down. Destroying comes first; doubling falls on what is left.
rule-p5-7 = The serving is the sum of the tops of the number barrels that are left, doubled ones counted twice. It may be 0.
rule-p5-8 = The innkeeper chooses before the orders are turned over – and may well want a small serving.
rule-p5-9 = A barrel that lies has no effect, special or not.
rule-p5-10 = An example: 3, 3, 5 and 9 with one spoiled and one double. Destroy a 3 and double the 9: 26. Destroy the 5 and double a 3: 18. Destroy the 9 and double a 3: 14. Two doubles on 9 and 8 beside a 4 make 38; a lone 6 with two doubles makes 12.
rule-p5-11 = No more than 68 mugs can be served: every barrel with its larger number on top, the 9 and an 8 doubled.

rules-p6 = The bill
rule-p6-1 = All orders are turned over.
rule-p6-2 = If the innkeeper failed, every guest gets their own order and the innkeeper nothing.
rule-p6-3 = Enough for all: if at least as much is served as was ordered, every guest gets their own order and the innkeeper the rest.
rule-p6-4 = Too greedy: if more was ordered than is served, the innkeeper gets the whole serving. The highest order is lost as minus points; the lowest gets as many mugs as the highest order was. If several share the highest, all of them lose it. If several share the lowest, each gets the full number, but once, however many were highest. Everybody in between gets 0.
rule-p6-5 = If all orders are equal and too greedy, each is the highest and the lowest at once, so plus and minus cancel out. A table may agree that only the minus counts.
rule-p6-6 = A running total can fall below zero.
rule-p6-7 = An example: 29 served; orders of 11, 11, 3 and 7, which makes 32. The innkeeper gets 29, both 11s lose 11, the 3 gets 11, the 7 nothing. With 26 served and 20 ordered the innkeeper keeps 6. If the innkeeper fails with orders of 13, 7, 7 and 0, the guests get just that and the innkeeper 0.

rules-p7 = The end
rule-p7-1 = The game ends after a round in which somebody has 75 mugs or more. A table may have another goal, from 25 to 300.
rule-p7-2 = The most mugs win. A tie is a shared win.
rule-p7-3 = Not everybody has to have been innkeeper equally often.

# What the pictures show, for screen readers.
rules-picture-p1-2 = The number barrels and their two ends: 9 and 2 once, 8 and 3, 7 and 4, 6 and 5 twice each.
rules-picture-p1-3 = A special barrel shows ×2 on one end, and a crack with a green drop on the other.
rules-picture-p1-4 = A standing barrel with its number on top, and a lying one.
rules-picture-p1-8 = Four players round a coaster; an arrow goes clockwise from one to the next.
rules-picture-p2-1 = Two first rolls: if only a special barrel stands, again with all nine; if a 9, a 3 and a double stand, it counts.
rules-picture-p3-1 = An open order of two cards, 2 and 6; beside it other guests’ orders face down, of one card and of two.
rules-picture-p4-2 = A 9 and a 3 stand apart; three lying barrels go back into the cup.
rules-picture-p4-4 = Two rolls: all barrels lie, crossed out; one special barrel stands, ticked.
rules-picture-p5-1 = A spoiled barrel destroys a number barrel; a double doubles another.
rules-picture-p5-5 = A spoiled barrel, a double and a 6: the 6 is destroyed, 0 served.
rules-picture-p5-10 = Three ways to serve 3, 3, 5 and 9: 26, 18 or 14, depending on what is destroyed and doubled.
rules-picture-p6-2 = The innkeeper failed: orders of 13, 7, 7 and 0 are paid, the innkeeper gets 0.
rules-picture-p6-3 = 26 served and 20 ordered: two bars with a stroke for each mug, the served one longer.
rules-picture-p6-4 = 29 served, orders of 11, 11, 3 and 7: minus 11, minus 11, plus 11 and 0, the innkeeper plus 29.
rules-picture-p6-5 = 18 served, orders of 8, 8 and 8: 0 each, or minus 8 each as an option; the innkeeper plus 18.
rules-picture-p7-1 = A notepad whose last line has somebody at 78 mugs.
