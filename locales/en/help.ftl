# How to play Polterfass, on one page. The words are those of docs/glossary.md.

help-title = How to play Polterfass

help-goal-title = What it’s about
help-goal-text = One of you plays the innkeeper, everybody else is thirsty, and the job moves on every round. Whoever ends the night with the most mugs on the notepad wins – by ordering cleverly or pouring boldly.

help-barrels-title = The barrels
help-barrels-text = Your dice are barrels. One that stands counts, and what counts is the end on top; one that lies down counts for nothing. Seven number barrels have a value at each end, always adding up to 11, and two dark ones are special.

help-first-roll-title = The first roll
help-first-roll-text = The innkeeper tips all nine barrels onto the coaster, and keeps at it until at least one number barrel stands. Will there be another roll? On that subject the innkeeper may fib shamelessly.

help-orders-title = The orders
help-orders-text = As a guest you lay one or two of your cards, 0 to 7, face down: their sum is your order. What the others want you find out with the bill. Afterwards all your cards come back to your hand.

help-serving-title = Serving
help-serving-text = Now the innkeeper closes the tap or rolls on. Number barrels that stand stay standing, and everything lying down goes back into the cup; specials that stand may join them. If not one barrel of a new roll stands, the innkeeper has failed and gets nothing, while every guest gets their order.

help-specials-title = The special barrels
help-specials-text = Once the tap is closed, each standing spoiled barrel destroys a standing number barrel; then each standing double doubles one that is left, never the same one twice. The innkeeper picks which – before the orders are turned over.

help-bill-title = The bill
help-bill-text = If there is enough for all, every guest gets their order and the innkeeper keeps the rest. If the guests together ordered more than that, they were too greedy: the innkeeper keeps the lot, the highest order turns into minus points, and just as many mugs go to the lowest order. Those in between look into an empty glass.

help-example-title = For example
help-example-text = Anna orders 2 mugs, Bert 7 and Clara 11, which makes 20. If 26 are served, there is enough: the guests get 2, 7 and 11, the innkeeper 6. If only 18 are served, the innkeeper keeps all 18, Clara loses 11, Anna gets 11 and Bert gets nothing.

help-end-title = Last orders
help-end-text = When somebody has 75 mugs or more at the end of a round, it’s closing time, and the most mugs win. A tie is a shared win. Whoever opens the table may set another goal.
