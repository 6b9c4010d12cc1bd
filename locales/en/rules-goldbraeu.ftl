# The rules of Goldbräu for players, a message for each rule of docs/rules/goldbraeu.md. The words are those of docs/glossary.md.

rules-g1 = What’s in the box
rule-g1-1 = Goldbräu is for 3 or 4 players.
rule-g1-2 = There are ten firms. Four are breweries: Mayerbräu, Steinbräu, Kramerbräu and Schmidbräu. Six are beer gardens, each in front of its inn: Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen and Zum Adler.
rule-g1-3 = There are 70 cards: six shares of each of the ten firms, five drunkards and five waitresses.
rule-g1-4 = Everybody has 16 stones (18 with three players), 6 bosses and 3 action cards: expand, appoint, buy.
rule-g1-5 = There are twelve brewery signs, three for each brewery, 48 fences, and money in whole thalers. The bank never runs out.
rule-g1-6 = The board is a square of spaces with the inns around it; some spaces have a red parasol. We don’t have the printed board, only the rulebook, so we play on a reconstruction with 38 spaces, or on another map that the server has.
rule-g1-7 = With three players, one share of each firm stays in the box: five shares a firm, 60 cards in all.

rules-g2 = Before the first Monday
rule-g2-1 = From the start every inn owns the front space before its door, and nobody can take it away.
rule-g2-2 = Everybody starts with 25 thalers.
rule-g2-3 = The twelve signs are shuffled and each inn gets one at random; the other six go back to their breweries. So a brewery may start without a garden.
rule-g2-4 = The waitress starts at Zum Bären, the drunkard at Zum Adler.
rule-g2-5 = All cards are shuffled, and everybody gets six (eight with three players). You swap drunkards and waitresses at once, until your hand has none. Only then are they shuffled back in, and the rest is the pile.
rule-g2-6 = You secretly keep two cards. Everybody shows the others at the same time, four each (six with three players): for each of them a stone goes on its firm, and the card leaves the game.
rule-g2-7 = Clockwise from the start player, each of you sets one boss on a firm that has none, twice round (three times with three players). You need no share there, and you can’t pass. Two firms are left without a boss, with three players one.
rule-g2-8 = By the book, the thirstiest player starts. Here luck decides, unless the host names a seat.
rule-g2-9 = The payday figure goes to the player two seats to the left of the start player; with three players, to the start player.
rule-g2-10 = A firm can be full as early as this (G7.1). When everybody’s first stones are set, and before the bosses come, lone stones in full firms go back to their owners.

rules-g3 = A day
rule-g3-1 = You play three weeks of seven days. Each day two cards from the pile are laid out face up, everybody secretly picks one action, and the picks are turned over together. Then come all expansions, then all appointments, then all purchases. You may pick any action, even one that you can’t carry out.
rule-g3-2 = When several of you have picked the same action, you act clockwise, beginning with the start player.
rule-g3-3 = You may decline an action or any part of it. The day ends when everybody has acted or declined.
rule-g3-4 = After the day the start figure moves one seat to the left. Unsold cards go under the pile in the order in which they lay; only then are two new ones laid out, or as many as are left.
rule-g3-5 = A week has seven days. On days 3 and 7 the holder of the payday figure starts (with three players on days 1, 4 and 7). With four players, week two starts with the player to the right of the very first start player, week three with the one opposite; with three, each week starts with the next seat to the left.
rule-g3-6 = If you’re the only one who picked expand, or the only one who picked appoint, you may do it twice: two of the same kind or of different kinds, and the second may build on the first. The only buyer just pays less (G6.1). What counts is the cards picked, even if somebody declines afterwards.

rules-g4 = Expand
rule-g4-1 = Annex: a free space joins a garden with your boss if it touches the garden by an edge; a corner won’t do. It costs nothing.
rule-g4-2 = Shift: if two gardens touch by an edge and both have your boss, one space may change over from one to the other. It must share an edge with the garden that receives it, and it’s never a front space.
rule-g4-3 = Spaces of the giving garden that this cuts off from their front space become free.
rule-g4-4 = Fences are drawn, not counted: no space is ever refused because the 48 have run out.

rules-g5 = Appoint
rule-g5-1 = Set one of your unused bosses on a firm where you have at least one stone. For that you may also turn over one hidden card of the firm and set an unused stone for it. The old boss goes back to its owner.
rule-g5-2 = The owner of the present boss may block you with more stones in the firm than all others together, but doesn’t have to. To get there they may turn over any number of hidden cards of that firm, though only if the majority then stands.
rule-g5-3 = The challenger may turn over hidden cards to break the majority, the boss’s owner may do so to restore it, and so on in turn until one of them stops; nobody else may turn cards over. Each card is a stone at once, and if it fills the firm, lone stones are lost first (G7.1). So at 3 against 1 and 1, the challenger’s sixth stone breaks nothing: it makes 3 against 2. At 2 against 1, 1 and 1, the owner’s sixth stone makes 3 against 0.
rule-g5-4 = If you’re blocked, you may try another firm or a contract within the same action, as often as you like. The firm stays closed to you until tomorrow, even if you may appoint twice, and stones you have set stay there. An appointment that fails over a lost stone (G5.7) counts as blocked, too.
rule-g5-5 = A boss appointed today can’t be replaced today.
rule-g5-6 = In a firm without a boss, nobody can block you. You still need a stone there (G5.1).
rule-g5-7 = You can’t replace your own boss, and when all six of yours are on the board, you can’t appoint. A boss stays even if its owner has no stone left there. If you lose your only stone while appointing, because the firm fills up (G7.1), the appointment fails.
rule-g5-8 = Contract: with your boss in a brewery and in a garden, you hang the brewery’s sign there; the old one goes back to its brewery. The brewery needs a free sign, so it supplies three gardens at most, and it must not be the supplier already. You need no share, and nobody can block you.
rule-g5-9 = Whether somebody is asked gives nothing away: it depends only on what everybody can see, never on the faces of hidden cards. The boss’s owner is asked if they have the majority, or could have it with hidden cards. At most as many count as they hold, as they have unused stones for, and as the firm still lacks stones; a firm that this fills is settled first (G7.1). The challenger is asked by the same measure.
rule-g5-10 = An example at Zum Hirschen: Circle has the boss and 2 stones, Square has 1, Triangle has 1. Triangle wants to appoint. 2 is not more than 2, so Circle turns over one card: 3 against 2, blocked.

rules-g6 = Buy
rule-g6-1 = Each buyer gets one card. The price depends on how many picked buy: 2 thalers for one, 5 each for two, 8 each for three or four. Whoever can’t or won’t pay declines; the price for the others stays.
rule-g6-2 = A share that lies face up becomes a stone at once, and the card leaves the game. You can’t buy it without an unused stone.
rule-g6-3 = Or you take the top card of the pile: keep it hidden, or show it at once as a stone if you have one left. You pay before you look, and then there’s no way back. When both face-up cards are sold, only the pile is left.
rule-g6-4 = Drunkards and waitresses are bought in the same way. You move that figure zero, one or two gardens clockwise round the square, as the inns stand on the map; the garden where the other figure stands doesn’t count. The card is played at once, even from the pile, and leaves the game; it never stays in a hand. With the drunkard at Zum Adler and the waitress at Zum Krug, one step takes him to Zur Eiche and two to Zum Bären; if she’s at Zur Eiche, one takes him to Zum Krug and two to Zum Bären.
rule-g6-5 = An empty pile isn’t refilled. If there’s nothing left to buy, you pay nothing.
rule-g6-6 = You may hold any number of hidden cards, but only so many stones (G1.4), and one comes back only from a full firm (G7.1). You can turn a card over only to appoint, to block or to break a majority (G5.1 to G5.3), right after drawing it (G6.3), and at payday (G8.1).

rules-g7 = A full firm
rule-g7-1 = As soon as all six shares of a firm (all five with three players) are stones, everybody with exactly one stone there loses it without compensation. It doesn’t matter how the last stone came: during setup, by buying, appointing or blocking, or at payday.
rule-g7-2 = This happens to a firm only once, as lost shares are out of the game.

rules-g8 = Payday
rule-g8-1 = After days 7, 14 and 21, you may first turn over any number of hidden cards for which you have stones: once round, beginning with the start player of the day just ended. Hidden cards earn nothing. They’re turned over one by one, and a firm that fills up is settled at once (G7.1). Whoever has finished isn’t asked again.
rule-g8-2 = A garden takes 4 thalers a space, and 8 for a space with a parasol. The drunkard costs it 12 thalers, but never takes it below 0; the waitress brings it 20.
rule-g8-3 = Half goes to the brewery on the sign, half is divided among the garden’s own stones. It always comes out even, as takings are multiples of 4.
rule-g8-4 = A firm divides what it got by the number of its stones, rounded down: that’s what each stone earns. The rest goes to the boss’s owner as salary. Without a boss the rest goes to the bank; without stones the boss’s owner gets it all, and without either the bank does.
rule-g8-5 = All gardens come first, beginning with Zum Adler, then the breweries with what they were brought.
rule-g8-6 = The book has a table for 2 to 36 thalers and 1 to 6 stones. It’s exactly this division: first what each stone earns, then the salary.
rule-g8-7 = A whole example. Zum Adler with four plain spaces, one parasol and the waitress: 16 + 8 + 20 = 44. 22 go to Mayerbräu; 22 by 5 stones make 4 each and 2 salary: Circle (3 stones) 12, Square (2 and the boss) 8 + 2 = 10. Zum Krug with five plain spaces, one parasol and the drunkard: 20 + 8 − 12 = 16. 8 go to Steinbräu; 8 by 3 make 2 each and 2 salary: Diamond (2) 4, Triangle (1 and the boss) 2 + 2 = 4. Zur Eiche with three plain spaces: 12. 6 go to Steinbräu; 6 by 3 make 2 each for Circle, Square and Triangle, no salary. Mayerbräu: 22 by 4 make 5 each and 2 salary: Diamond (1) 5, Circle (2) 10, Square (1 and the boss) 7. Steinbräu: 8 + 6 = 14 by 5 make 2 each and 4 salary: Circle (2) 4, Square (1) 2, Triangle (2 and the boss) 8. Together: Circle 28, Square 21, Diamond 9, Triangle 14, which is 72 = 44 + 16 + 12.
rule-g8-8 = After the first and the second payday, the start figure moves one seat, just this once (G3.4). The payday figure is given out anew, counted from the new start player (G2.9).

rules-g9 = The end
rule-g9-1 = After the third payday, whoever has the most money wins. A tie is a shared win.

rules-g10 = Who knows what
rule-g10-1 = The faces of the cards in hands and in the pile are hidden, and so is the action picked, until everybody has picked.
rule-g10-2 = Money, stones, bosses, the number of cards in each hand and in the pile, and everything laid out are open to all.
rule-g10-3 = At the end of the game all hands are shown.
rule-g10-4 = Open, too, is every card that has left the game, and what went under the pile unsold, in its order. So once the first pile is used up, everybody knows what somebody draws “blind” and keeps in hand. Computer players, too, reckon only with what everybody may know.

# What the pictures show, for those who listen.
rules-picture-g1-2 = The signs of the four breweries and the six inns.
rules-picture-g1-3 = A share, a drunkard and a waitress: 60, 5 and 5 cards.
rules-picture-g1-4 = What one person has: 16 stones, 6 bosses and 3 action cards.
rules-picture-g1-6 = The square from above: 38 spaces, eight of them with a parasol, and the six inns around it.
rules-picture-g2-1 = An inn with its front space; three fences go round it, the fourth side is the door.
rules-picture-g2-6 = Six cards: two stay hidden, four are shown and become stones.
rules-picture-g2-9 = Four people at a table: the mug stands before the start player, the purse before the player two seats to the left.
rules-picture-g3-1 = Three action cards in their order: expand, appoint, buy.
rules-picture-g3-5 = The seven days of the first week with four and with three players, each with the mark of whoever starts; the holder of the purse starts on days 3 and 7, with three players on days 1, 4 and 7.
rules-picture-g3-6 = Picked alone: expand counts twice, appoint counts twice, buy costs 2 thalers.
rules-picture-g4-1 = Spaces that touch the garden by an edge can join (+); those that touch it only by a corner can’t (×).
rules-picture-g4-2 = Two gardens with the same boss: the space at their border changes over from one to the other.
rules-picture-g4-3 = Before and after: a space changes over (+), one behind it is cut off (−) and is free afterwards.
rules-picture-g5-1 = A hidden card is turned over and becomes a stone, then the new boss moves in.
rules-picture-g5-2 = Three stones of the boss’s owner against two others: that’s the majority, blocked. Two against two is none.
rules-picture-g5-3 = Three against one and one; the sixth stone fills the firm, a lone stone is lost, and it’s still three against two.
rules-picture-g5-5 = A boss with a rosette, appointed today; another one can’t get in.
rules-picture-g5-6 = An inn without a boss, its door shut: with one stone there, the new boss gets in.
rules-picture-g5-8 = The same boss at Schmidbräu and at Zum Hirschen: the inn gets Schmidbräu’s sign, the old one goes back to Kramerbräu.
rules-picture-g5-10 = Zum Hirschen before: two stones against one and one. After a card is turned over: three against two, with the crown of the majority.
rules-picture-g6-1 = One buyer pays 2 thalers, two pay 5 each, three or four pay 8 each.
rules-picture-g6-2 = A face-up card becomes a stone on its firm.
rules-picture-g6-3 = The top card of the pile stays hidden or becomes a stone.
rules-picture-g6-4 = From Zum Adler, the drunkard skips the waitress at Zum Krug: one step takes him to Zur Eiche, two to Zum Bären.
rules-picture-g7-1 = A full firm with three, two and one stone: the lone one is lost.
rules-picture-g8-2 = A space earns 4, one with a parasol 8, the waitress 20; the drunkard costs 12.
rules-picture-g8-3 = 44 thalers: 22 for the brewery, 22 for the garden’s stones.
rules-picture-g8-4 = 22 thalers among five stones: 4 each, and 2 for the boss.
rules-picture-g8-6 = What each stone earns and, after the plus, the salary.
rules-picture-g8-7 = The five firms of the example with their takings and what everybody gets.
rules-picture-g9-1 = Four towers of thalers; the highest wears a crown.
rules-picture-g10-1 = Face down: the cards in hand, the pile and the action picked.
