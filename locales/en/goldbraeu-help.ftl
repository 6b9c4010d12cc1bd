# How to play Goldbräu, on one page. The words are those of docs/glossary.md.

goldbraeu-help-title = How to play Goldbräu

goldbraeu-help-goal-title = What it’s about
goldbraeu-help-goal-text = Three weeks of summer, six beer gardens, four breweries, and everybody in town is thirsty. You collect shares, put your bosses in charge and fence in the best tables. After the third payday, whoever has the most thalers wins; a tie is a shared win.

goldbraeu-help-board-title = Gardens and breweries
goldbraeu-help-board-text = Every inn owns the front space before its door, and its garden grows from there. The sign on the wall tells which brewery supplies it – and takes half of what the garden earns. Every firm, garden or brewery, has six shares, with three players five. A share on the board is a stone, one in your hand is a hidden card.

goldbraeu-help-start-title = Before the first Monday
goldbraeu-help-start-text = You get six cards and keep two of them hidden; the other four become stones (with three players: eight cards, six stones). Then you take turns to set bosses, two each, or three each with three players, on firms that have none. For once, no share is needed. Everybody starts with 25 thalers.

goldbraeu-help-day-title = A day
goldbraeu-help-day-text = Two cards are laid out for sale. Everybody secretly lays one of three action cards: expand, appoint or buy. Then all are turned over, and they are carried out in just that order, clockwise from the start player. Were you the only one to expand or to appoint? Then you may do it twice. What you can’t or won’t do, you decline, and tomorrow the next player starts.

goldbraeu-help-expand-title = Expand
goldbraeu-help-expand-text = Annex a free space to a garden with your boss; it must touch the garden by an edge. Or shift a space between two gardens that touch and both have your boss, though never a front space. Spaces that lose touch with their own front space become free. Parasols are worth double.

goldbraeu-help-appoint-title = Appoint
goldbraeu-help-appoint-text = Set your boss on a firm where you have a stone; a hidden card that you turn over will do. If somebody else’s boss sits there, its owner may block with more stones than all others together, turning over hidden cards to get there. You may break that majority with yours, and so on until one of you stops. If you’re blocked, try another firm. Whoever was appointed today stays until tomorrow. Or sign a contract instead: with your boss in a brewery and in a garden, the brewery’s sign goes up there. No brewery has more than three.

goldbraeu-help-buy-title = Buy
goldbraeu-help-buy-text = Each buyer gets one card: for 2 thalers if you’re the only one, for 5 if there are two of you, otherwise for 8. A share that lies face up becomes a stone at once; one from the pile you may keep hidden. The drunkard and the waitress are cards, too: whoever buys one moves that figure zero, one or two gardens clockwise, skipping the garden where the other one is.

goldbraeu-help-full-title = Full firms
goldbraeu-help-full-text = When all shares of a firm are stones, everybody with a single stone there loses it, just like that. So have two in good time – or see to it that somebody else doesn’t.

goldbraeu-help-payday-title = Payday
goldbraeu-help-payday-text = On Sunday night you may first turn over hidden cards, as they earn nothing. Then each garden takes 4 thalers a space and 8 for one with a parasol; the drunkard costs his garden 12, the waitress brings hers 20. Half goes to the brewery, half is divided by the stones, and what can’t be divided is the boss’s salary. Last of all the breweries divide in the same way what they were brought.

goldbraeu-help-end-title = Last orders
goldbraeu-help-end-text = Three paydays, and the season is over. Before the last one hide nothing that could still earn. Money, stones, bosses and the number of everybody’s cards are open all the time; only the faces are your own affair.

# Examples in steps, told under their pictures.
goldbraeu-help-back = One step back
goldbraeu-help-next = Next step
goldbraeu-help-expand-example = Gardens that grow, step by step
goldbraeu-help-expand-step-1 = Annex: the free space with the parasol (+) touches Zum Krug by an edge, so it can join.
goldbraeu-help-expand-step-2 = Shift: one space (+) goes from Zur Eiche to Zum Krug, as your boss is in both. Another (−) is cut off from the door of Zur Eiche…
goldbraeu-help-expand-step-3 = …and is free again. Any garden that touches it may annex it.
goldbraeu-help-appoint-example = A contested appointment and a contract, step by step
goldbraeu-help-appoint-step-1 = You (square) want the boss at Zum Hirschen. Its owner (triangle) has one stone there, you have one: that’s no majority.
goldbraeu-help-appoint-step-2 = The owner turns over a hidden card: two stones against one. Blocked!
goldbraeu-help-appoint-step-3 = You turn one over, too: two against two. The majority is broken.
goldbraeu-help-appoint-step-4 = The owner gives in. Your boss moves in and stays at least until tomorrow; the old one goes home.
goldbraeu-help-appoint-step-5 = A contract, which nobody can block: your boss is at Schmidbräu and at Zum Hirschen, so the inn gets Schmidbräu’s sign.
goldbraeu-help-payday-example = The payday of a garden, step by step
goldbraeu-help-payday-step-1 = Zum Adler takes 44 thalers: four spaces at 4, one with a parasol at 8, and 20 thanks to the waitress.
goldbraeu-help-payday-step-2 = Half of it, 22, goes to the brewery on the sign: Mayerbräu.
goldbraeu-help-payday-step-3 = The other 22 divided by five stones make 4 each. The 2 left over are the boss’s salary.
goldbraeu-help-payday-step-4 = Three stones earn 12. Two stones and the boss earn 8 + 2 = 10.
goldbraeu-help-payday-step-5 = When all gardens are done, Mayerbräu divides its 22 by four stones: 5 each, and 2 for the boss.
