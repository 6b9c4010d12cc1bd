// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

/**
 * A place at the table, counted clockwise from 0 to 7.
 */
export type Seat = number;

/**
 * A set of seats; serialised as the sorted list of their numbers.
 */
export type SeatSet = number[];

/**
 * One of the nine barrels (P1.2, P1.3): 0 is the 9/2, 1 and 2 the 8/3, 3 and 4 the 7/4, 5 and 6 the 6/5; 7 and 8 are special.
 */
export type Barrel = number;

/**
 * A set of barrels; serialised as the sorted list of their numbers.
 */
export type BarrelSet = number[];

/**
 * An end of a barrel; of a special barrel "double" counts as the large end.
 */
export type End = "large" | "small";

/**
 * What the upper end of a standing barrel shows; serialised as the number, `"double"` or `"spoiled"`.
 */
export type Top = "double" | "spoiled" | number;

/**
 * What a guest lays: one or two different cards of 0 to 7 (P3.1); serialised as the sorted list of the cards.
 *
 * There are 36 (P3.3), numbered with the eight single cards first, then the pairs in lexicographic order.
 */
export type Order = number[];

/**
 * The setup of a game.
 */
export type Setup = { 
/**
 * How many play, 3 to 6 (P1.1).
 */
seats: number, 
/**
 * The score that ends the game, 25 to 300 mugs (P7.1).
 */
goal: number, 
/**
 * What happens if all guests are too greedy with equal orders (P6.5).
 */
equal_greedy: EqualGreedy, 
/**
 * Who keeps the tap first (P1.7).
 */
first_innkeeper: FirstInnkeeper, 
/**
 * How barrels fall.
 */
barrels: BarrelModel, };

/**
 * All guests equal in a round that was too greedy (P6.5).
 */
export type EqualGreedy = "net_zero" | "penalty";

/**
 * Who keeps the tap in the first round (P1.7).
 */
export type FirstInnkeeper = "luck" | { "seat": Seat };

/**
 * How barrels fall: the odds are data with a name (P1.9).
 */
export type BarrelModel = { "model": "reckoned", 
/**
 * The probability that a barrel stands, 0.05 to 0.95.
 */
stand: number, 
/**
 * The probability that a standing number barrel has its larger number on top, 0 to 1; a special's ends are even.
 */
large_end: number, };

/**
 * An action of a seat.
 */
export type Action = { "kind": "roll", } | { "kind": "order", 
/**
 * The one or two cards.
 */
cards: Order, } | { "kind": "roll_on", 
/**
 * The standing specials that go back into the cup.
 */
put_back: BarrelSet, } | { "kind": "close", } | { "kind": "target", 
/**
 * The number barrels that the spoiled ones destroy.
 */
destroyed: BarrelSet, 
/**
 * The number barrels that count twice.
 */
doubled: BarrelSet, };

/**
 * How a round was paid (P6).
 */
export type Verdict = "failed" | "enough" | "too_greedy";

/**
 * One line of the notepad.
 */
export type Row = { 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who kept the tap.
 */
innkeeper: Seat, 
/**
 * How it was paid.
 */
verdict: Verdict, 
/**
 * The serving in mugs; none if the innkeeper failed.
 */
served: number | null, 
/**
 * The sum of all orders, 0 to 65.
 */
ordered: number, 
/**
 * The order of each seat; none for the innkeeper.
 */
orders: Array<Order | null>, 
/**
 * What each seat scored in this round.
 */
results: Array<number>, 
/**
 * The running totals after it.
 */
totals: Array<number>, 
/**
 * The guests with the highest order, if they were too greedy.
 */
greediest: SeatSet, 
/**
 * The guests who get a plus for the lowest order, if they were too greedy; nobody if all orders are equal and the option
 * of P6.5 spares it.
 */
modest: SeatSet, };

/**
 * The notepad: one line per finished round.
 */
export type Pad = { 
/**
 * The finished rounds, the oldest first.
 */
rows: Array<Row>, };

/**
 * An event as an observer sees it; its kind and fields are the Fluent message `polterfass-<kind>` and its arguments.
 *
 * Fields with a seat are called `seat` or `innkeeper`; lists of seats `winners`, `greediest`, `modest`; lists of tops are
 * what stands on barrels.
 */
export type Seen = { "kind": "innkeeper_drawn", 
/**
 * The seat.
 */
innkeeper: Seat, } | { "kind": "round_began", 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who keeps the tap.
 */
innkeeper: Seat, } | { "kind": "first_rolled", 
/**
 * Who rolled.
 */
innkeeper: Seat, 
/**
 * Which barrels stand.
 */
stood: BarrelSet, 
/**
 * What they show, numbers from high to low, then specials.
 */
tops: Array<Top>, 
/**
 * The sum of the standing numbers, before any special.
 */
sum: number, 
/**
 * Whether no number barrel stands, so that all nine are rolled again.
 */
again: boolean, } | { "kind": "ordered", 
/**
 * The guest.
 */
seat: Seat, 
/**
 * The cards, for the guest's own eyes only.
 */
cards: Order | null, } | { "kind": "orders_in", 
/**
 * By seat: how many cards lie there; none for the innkeeper.
 */
backs: Array<number | null>, } | { "kind": "rolls_on", 
/**
 * Who.
 */
innkeeper: Seat, 
/**
 * Which barrels are in the cup.
 */
barrels: BarrelSet, 
/**
 * How many they are, 1 to 9.
 */
cup: number, 
/**
 * How many standing specials were put back, 0 to 2.
 */
put_back: number, } | { "kind": "rolled", 
/**
 * Who rolled.
 */
innkeeper: Seat, 
/**
 * Which barrels of this roll stand.
 */
stood: BarrelSet, 
/**
 * What those show, numbers from high to low, then specials.
 */
tops: Array<Top>, 
/**
 * The sum of all standing numbers, older ones too, before any special.
 */
sum: number, } | { "kind": "failed", 
/**
 * Who failed.
 */
innkeeper: Seat, 
/**
 * How many barrels were in the cup, 1 to 9.
 */
cup: number, } | { "kind": "closed", 
/**
 * Who closed it.
 */
innkeeper: Seat, } | { "kind": "served", 
/**
 * Who serves.
 */
innkeeper: Seat, 
/**
 * The serving in mugs, 0 to 68 (P5.7).
 */
served: number, 
/**
 * What the destroyed barrels showed.
 */
destroyed: Array<Top>, 
/**
 * What the doubled barrels showed.
 */
doubled: Array<Top>, } | { "kind": "billed", 
/**
 * Counted from 1.
 */
round: number, 
/**
 * Who kept the tap.
 */
innkeeper: Seat, 
/**
 * How it was paid.
 */
verdict: Verdict, 
/**
 * The serving in mugs; none if the innkeeper failed.
 */
served: number | null, 
/**
 * The sum of all orders, 0 to 65.
 */
ordered: number, 
/**
 * The order of each seat; none for the innkeeper.
 */
orders: Array<Order | null>, 
/**
 * What each seat scored in this round.
 */
results: Array<number>, 
/**
 * The running totals after it.
 */
totals: Array<number>, 
/**
 * The guests with the highest order, if they were too greedy.
 */
greediest: SeatSet, 
/**
 * The guests who get a plus for the lowest order, if they were too greedy; nobody if all orders are equal and the option
 * of P6.5 spares it.
 */
modest: SeatSet, } | { "kind": "ended", 
/**
 * Who won.
 */
winners: SeatSet, 
/**
 * Their score in mugs.
 */
score: number, };

/**
 * The table as one observer sees it; enough by itself to draw it and to play on it.
 */
export type View = { 
/**
 * The setup, odds included.
 */
setup: Setup, 
/**
 * Whose eyes these are; none for a spectator.
 */
seat: Seat | null, 
/**
 * The round, counted from 1.
 */
round: number, 
/**
 * Who keeps the tap; none before the lot has named the first innkeeper.
 */
innkeeper: Seat | null, 
/**
 * The running totals by seat.
 */
totals: Array<number>, 
/**
 * The nine barrels; between two rounds they stay as the round before left them.
 */
barrels: Array<BarrelView>, 
/**
 * The guests who have laid their order in this round.
 */
laid: SeatSet, 
/**
 * By seat: how many cards lie there, once all have laid (P3.2).
 */
backs: Array<number | null>, 
/**
 * The observer's own order in this round.
 */
order: Order | null, 
/**
 * Where in the round the table is.
 */
phase: PhaseView, 
/**
 * Who may act now; empty while luck decides and when the game is over.
 */
to_act: SeatSet, };

/**
 * Where in the round the table is.
 */
export type PhaseView = { "kind": "lot" } | { "kind": "first_roll" } | { "kind": "rolling", 
/**
 * Whether it is a first roll (P2.1).
 */
first: boolean, } | { "kind": "ordering" } | { "kind": "tap" } | { "kind": "targets", 
/**
 * How many number barrels are to be destroyed, 0 to 2.
 */
destroy: number, 
/**
 * How many are to be doubled, 0 to 2.
 */
double: number, } | { "kind": "over", 
/**
 * Who won.
 */
winners: SeatSet, };

/**
 * Where a barrel is.
 */
export type BarrelView = { "place": "cup" } | { "place": "lying" } | { "place": "standing", 
/**
 * The end on top.
 */
up: End, 
/**
 * Whether it came to stand in the last roll.
 */
fresh: boolean, };

/**
 * A beer garden, named after its inn; in clockwise order, which is the order in which figures walk (G1.2, G6.4).
 */
export type Garden = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler";

/**
 * A brewery (G1.2).
 */
export type Brewery = "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu";

/**
 * A firm: one of the six gardens, then the four breweries (G1.2).
 */
export type Firm = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler" | "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu";

/**
 * What a card shows: a share of a firm, or a figure (G1.3).
 */
export type Card = "krug" | "eiche" | "baeren" | "post" | "hirschen" | "adler" | "mayerbraeu" | "steinbraeu" | "kramerbraeu" | "schmidbraeu" | "drunkard" | "waitress";

/**
 * A figure that walks from garden to garden (G2.4, G6.4).
 */
export type Figure = "drunkard" | "waitress";

/**
 * What an action card says (G1.4), in the order in which the actions are carried out (G3.1).
 */
export type Pick = "expand" | "appoint" | "buy";

/**
 * A space of the board, numbered from 0 in reading order of the map.
 */
export type Space = number;

/**
 * A set of spaces; serialised as the sorted list of their numbers.
 */
export type SpaceSet = number[];

/**
 * A set of firms; serialised as the sorted list of their ids.
 */
export type FirmSet = Firm[];

/**
 * A set of gardens; serialised as the sorted list of their ids.
 */
export type GardenSet = Garden[];

/**
 * Some cards without order, at most 15 of a kind; serialised as the sorted list of the cards.
 *
 * Four bits count each kind, so that hands are added, compared and drawn from in a few instructions.
 */
export type Cards = Card[];

/**
 * Cards in a row, the uppermost first, at most 48; serialised as a list.
 */
export type CardRow = Card[];

/**
 * A side of a space.
 */
export type Side = "north" | "east" | "south" | "west";

/**
 * A map as it stands in setups and records.
 */
export type MapText = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * From north to south, all of the same length: `.` a space, `P` a space with a parasol, `#` no space, `K E B O H A` the
 * front spaces of Krug, Eiche, Bären, pOst, Hirschen and Adler, small letters if they have a parasol.
 */
rows: Array<string>, 
/**
 * On which side of its front space each inn stands.
 */
doors: Record<Garden, Side>, 
/**
 * The breweries in the corners, clockwise from the north-west.
 */
breweries: [Brewery, Brewery, Brewery, Brewery], };

/**
 * A map that has been checked; copied by reference.
 *
 * Serialised as a [`MapText`], which is enough to draw it: spaces are numbered in reading order of its rows.
 */
export type Map = { 
/**
 * Its name, 1 to 60 characters.
 */
name: string, 
/**
 * From north to south, all of the same length: `.` a space, `P` a space with a parasol, `#` no space, `K E B O H A` the
 * front spaces of Krug, Eiche, Bären, pOst, Hirschen and Adler, small letters if they have a parasol.
 */
rows: Array<string>, 
/**
 * On which side of its front space each inn stands.
 */
doors: Record<Garden, Side>, 
/**
 * The breweries in the corners, clockwise from the north-west.
 */
breweries: [Brewery, Brewery, Brewery, Brewery], };

/**
 * Who begins (G2.8).
 */
export type StartPlayer = "luck" | { "seat": Seat };

/**
 * The setup of a game.
 */
export type GoldbraeuSetup = { 
/**
 * How many play, 3 or 4 (G1.1).
 */
seats: number, 
/**
 * Who begins (G2.8).
 */
start: StartPlayer, 
/**
 * The square; the reconstruction if left out (G1.6).
 */
map: Map, };

/**
 * An action of a seat.
 */
export type GoldbraeuAction = { "kind": "keep", 
/**
 * The two, in any order.
 */
cards: Cards, } | { "kind": "place_boss", 
/**
 * A firm without a boss.
 */
firm: Firm, } | { "kind": "pick", 
/**
 * Which.
 */
action: Pick, } | { "kind": "annex", 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The space.
 */
space: Space, } | { "kind": "shift", 
/**
 * The space.
 */
space: Space, 
/**
 * The garden that it leaves.
 */
from: Garden, 
/**
 * The garden that it joins.
 */
to: Garden, } | { "kind": "appoint", 
/**
 * The firm.
 */
firm: Firm, } | { "kind": "contract", 
/**
 * The brewery.
 */
brewery: Brewery, 
/**
 * The garden.
 */
garden: Garden, } | { "kind": "block", 
/**
 * How many, 0 to 6.
 */
cards: number, } | { "kind": "break", 
/**
 * How many, 1 to 6.
 */
cards: number, } | { "kind": "buy", 
/**
 * Which.
 */
card: Card, } | { "kind": "buy_blind", } | { "kind": "keep_hidden", } | { "kind": "show", } | { "kind": "move", 
/**
 * Where to; where it stands is one of the choices.
 */
to: Garden, } | { "kind": "turn_over", 
/**
 * A share of this firm.
 */
firm: Firm, } | { "kind": "decline", };

/**
 * What has to happen next. Whoever is asked is the field `seat`, or `waiting` where several choose at once.
 */
export type GoldbraeuPhase = { "kind": "lot", } | { "kind": "signs", } | { "kind": "deal", } | { "kind": "keep", 
/**
 * Who.
 */
waiting: SeatSet, } | { "kind": "bosses", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many are still to be set, this one included.
 */
left: number, } | { "kind": "lay_out", } | { "kind": "pick", 
/**
 * Who.
 */
waiting: SeatSet, } | { "kind": "expand", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many executions are left, 1 or 2 (G3.6).
 */
left: number, } | { "kind": "appoint", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many executions are left, 1 or 2 (G3.6).
 */
left: number, 
/**
 * The firms where they were blocked today (G5.4).
 */
closed: FirmSet, } | { "kind": "block", 
/**
 * The boss's owner.
 */
seat: Seat, 
/**
 * Who wants the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many executions the challenger has left, this one included.
 */
left: number, 
/**
 * The firms where the challenger was blocked today.
 */
closed: FirmSet, } | { "kind": "break", 
/**
 * The challenger.
 */
seat: Seat, 
/**
 * The boss's owner.
 */
owner: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many executions the challenger has left, this one included.
 */
left: number, 
/**
 * The firms where the challenger was blocked today.
 */
closed: FirmSet, } | { "kind": "buy", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The price in thalers (G6.1).
 */
price: number, } | { "kind": "blind", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What was paid for it.
 */
price: number, } | { "kind": "drawn", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card, if all know it (G10.4).
 */
card: Card | null, } | { "kind": "move", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
figure: Figure, } | { "kind": "turn_over", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "over", 
/**
 * Who won.
 */
winners: SeatSet, };

/**
 * What lies open on the table; the same for every observer, and therefore safe to send.
 */
export type GoldbraeuBoard = { 
/**
 * The week, 1 to 3 (G3.1).
 */
week: number, 
/**
 * The day of the week, 1 to 7 (G3.1).
 */
day: number, 
/**
 * Who has the start figure; seat 0 as long as luck has not named one.
 */
start: Seat, 
/**
 * Who has the payday figure (G2.9).
 */
payday: Seat, 
/**
 * Thalers by seat (G2.2).
 */
money: Array<number>, 
/**
 * Unused stones by seat (G1.4).
 */
stones_left: Array<number>, 
/**
 * How many hidden cards each seat has; a card just drawn blind is not in the hand yet.
 */
hand_sizes: Array<number>, 
/**
 * The cards of each hand that all know (G10.4).
 */
known: Array<Cards>, 
/**
 * What each firm has.
 */
firms: Record<Firm, FirmBoard>, 
/**
 * What each garden has besides.
 */
gardens: Record<Garden, GardenBoard>, 
/**
 * Where the figures are (G2.4).
 */
figures: Figures, 
/**
 * The cards that lie face up, in the order in which they were laid; none where one was sold or never lay (G3.1).
 */
face_up: [Card | null, Card | null], 
/**
 * How many cards of the pile nobody knows; they lie on top.
 */
pile: number, 
/**
 * The cards that are known to lie under those, the next one first (G10.4).
 */
under: CardRow, 
/**
 * The cards that left the game (G10.4).
 */
gone: Cards, 
/**
 * The action cards of this day, once all have picked (G3.1).
 */
picks: Array<Pick | null>, 
/**
 * What has to happen next.
 */
phase: GoldbraeuPhase, };

/**
 * What a firm has.
 */
export type FirmBoard = { 
/**
 * Whose boss it has.
 */
boss: Seat | null, 
/**
 * Whether that boss was appointed today, and so can't be replaced (G5.5).
 */
fresh: boolean, 
/**
 * Stones by seat.
 */
stones: Array<number>, };

/**
 * What a garden has.
 */
export type GardenBoard = { 
/**
 * Its spaces, the front space among them.
 */
spaces: SpaceSet, 
/**
 * The brewery on its sign; before luck has dealt the signs, Mayerbräu.
 */
supplier: Brewery, };

/**
 * Where the figures are.
 */
export type Figures = { 
/**
 * The drunkard's garden.
 */
drunkard: Garden, 
/**
 * The waitress's garden.
 */
waitress: Garden, };

/**
 * How a firm divided what it got (G8.4).
 */
export type Split = { 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, };

/**
 * How a garden was paid.
 */
export type GardenPay = { 
/**
 * How many spaces it has.
 */
spaces: number, 
/**
 * How many of them have a parasol.
 */
parasols: number, 
/**
 * What the drunkard cost, 0 to 12.
 */
lost: number, 
/**
 * What the waitress brought, 0 or 20.
 */
gained: number, 
/**
 * The takings after both (G8.2).
 */
takings: number, 
/**
 * Half of the takings: for the supplier, and for the holders of stones (G8.3).
 */
half: number, 
/**
 * Who gets the other half.
 */
supplier: Brewery | null, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, };

/**
 * How a brewery was paid.
 */
export type BreweryPay = { 
/**
 * What its gardens brought it (G8.3).
 */
received: number, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, };

/**
 * A whole payday.
 */
export type Payday = { 
/**
 * The gardens.
 */
gardens: Record<Garden, GardenPay>, 
/**
 * The breweries.
 */
breweries: Record<Brewery, BreweryPay>, 
/**
 * What each seat gets in all.
 */
totals: Array<number>, };

/**
 * What a shift cuts off.
 */
export type Cut = { 
/**
 * The space that would change over.
 */
space: Space, 
/**
 * The other spaces of its garden that would become free.
 */
frees: SpaceSet, };

/**
 * The table as one observer sees it; enough by itself to draw it and to play on it.
 */
export type GoldbraeuView = { 
/**
 * The setup, map included.
 */
setup: GoldbraeuSetup, 
/**
 * Whose eyes these are; none for a spectator.
 */
seat: Seat | null, 
/**
 * Who may act now; empty while luck decides and when the game is over.
 */
to_act: SeatSet, 
/**
 * Who has made a sealed choice that is not revealed yet (G2.6, G3.1).
 */
chosen: SeatSet, 
/**
 * The observer's own hidden cards.
 */
hand: Cards, 
/**
 * The two cards that the observer keeps, while others still choose (G2.6).
 */
kept: Cards | null, 
/**
 * The action card that the observer has picked, while others still pick (G3.1).
 */
pick: Pick | null, 
/**
 * The share that the observer has just drawn and may show (G6.3).
 */
drawn: Card | null, 
/**
 * All hands, once the game is over (G10.3).
 */
hands: Array<Cards> | null, 
/**
 * How many shares each firm has: six, with three players five (G1.7).
 */
shares: number, 
/**
 * While somebody may expand: what would become free if a space changed over (G4.3); spaces that cut off nothing are left
 * out.
 */
cuts: Array<Cut>, 
/**
 * While somebody may appoint: the firms at which the owner of the boss would be asked whether to block (G5.9).
 */
may_block: FirmSet, 
/**
 * What a payday would bring if it were now, without any further card turned over (G8).
 */
forecast: Payday, 
/**
 * The week, 1 to 3 (G3.1).
 */
week: number, 
/**
 * The day of the week, 1 to 7 (G3.1).
 */
day: number, 
/**
 * Who has the start figure; seat 0 as long as luck has not named one.
 */
start: Seat, 
/**
 * Who has the payday figure (G2.9).
 */
payday: Seat, 
/**
 * Thalers by seat (G2.2).
 */
money: Array<number>, 
/**
 * Unused stones by seat (G1.4).
 */
stones_left: Array<number>, 
/**
 * How many hidden cards each seat has; a card just drawn blind is not in the hand yet.
 */
hand_sizes: Array<number>, 
/**
 * The cards of each hand that all know (G10.4).
 */
known: Array<Cards>, 
/**
 * What each firm has.
 */
firms: Record<Firm, FirmBoard>, 
/**
 * What each garden has besides.
 */
gardens: Record<Garden, GardenBoard>, 
/**
 * Where the figures are (G2.4).
 */
figures: Figures, 
/**
 * The cards that lie face up, in the order in which they were laid; none where one was sold or never lay (G3.1).
 */
face_up: [Card | null, Card | null], 
/**
 * How many cards of the pile nobody knows; they lie on top.
 */
pile: number, 
/**
 * The cards that are known to lie under those, the next one first (G10.4).
 */
under: CardRow, 
/**
 * The cards that left the game (G10.4).
 */
gone: Cards, 
/**
 * The action cards of this day, once all have picked (G3.1).
 */
picks: Array<Pick | null>, 
/**
 * What has to happen next.
 */
phase: GoldbraeuPhase, };

/**
 * Why hidden cards were turned over (G6.6).
 */
export type Purpose = "qualify" | "block" | "break" | "drawn" | "payday";

/**
 * An event as an observer sees it; its kind and fields are the Fluent message `goldbraeu-<kind>` and its arguments.
 *
 * Fields with a seat are called `seat`, `owner`, `challenger`, `old`, `start` or `payday`.
 */
export type GoldbraeuSeen = { "kind": "start_drawn", 
/**
 * Who.
 */
start: Seat, } | { "kind": "signs_drawn", 
/**
 * The suppliers by garden.
 */
signs: Record<Garden, Brewery>, } | { "kind": "dealt", 
/**
 * The observer's own.
 */
hand: Cards | null, } | { "kind": "kept", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The cards, for their own eyes only.
 */
cards: Cards | null, } | { "kind": "shown", 
/**
 * The cards by seat.
 */
cards: Array<Cards>, } | { "kind": "full_firm", 
/**
 * The firm.
 */
firm: Firm, 
/**
 * Who lost a stone.
 */
losers: SeatSet, } | { "kind": "boss_placed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, } | { "kind": "day_began", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Who has the start figure.
 */
start: Seat, 
/**
 * Who has the payday figure.
 */
payday: Seat, } | { "kind": "laid_out", 
/**
 * The card.
 */
card: Card, } | { "kind": "picked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for their own eyes only.
 */
action: Pick | null, } | { "kind": "picks_shown", 
/**
 * By seat.
 */
picks: Array<Pick | null>, } | { "kind": "annexed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The space.
 */
space: Space, 
/**
 * Whether it has a parasol.
 */
parasol: boolean, } | { "kind": "shifted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The space.
 */
space: Space, 
/**
 * Whether it has a parasol.
 */
parasol: boolean, 
/**
 * The giving garden.
 */
from: Garden, 
/**
 * The receiving garden.
 */
to: Garden, 
/**
 * The spaces that were cut off and became free (G4.3).
 */
freed: SpaceSet, } | { "kind": "declined", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which action.
 */
action: Pick, } | { "kind": "idle", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which action.
 */
action: Pick, } | { "kind": "challenged", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, 
/**
 * Whose boss is there.
 */
owner: Seat | null, } | { "kind": "turned_over", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * How many.
 */
cards: number, 
/**
 * Why.
 */
purpose: Purpose, } | { "kind": "blocked", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Who wanted the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * The owner's stones.
 */
own: number, 
/**
 * The stones of all others.
 */
others: number, } | { "kind": "broke", 
/**
 * The challenger.
 */
seat: Seat, 
/**
 * The boss's owner.
 */
owner: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * The owner's stones.
 */
own: number, 
/**
 * The stones of all others.
 */
others: number, } | { "kind": "let_be", 
/**
 * The owner.
 */
seat: Seat, 
/**
 * Who wants the firm.
 */
challenger: Seat, 
/**
 * The firm.
 */
firm: Firm, } | { "kind": "repelled", 
/**
 * The challenger.
 */
seat: Seat, 
/**
 * The firm.
 */
firm: Firm, 
/**
 * Whether it was for want of a stone, not for a majority (G5.7).
 */
no_stone: boolean, } | { "kind": "appointed", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where.
 */
firm: Firm, 
/**
 * Whose boss went home.
 */
old: Seat | null, } | { "kind": "contracted", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The new supplier.
 */
brewery: Brewery, 
/**
 * The garden.
 */
garden: Garden, 
/**
 * The brewery whose sign went back.
 */
replaced: Brewery, 
/**
 * How many signs the new supplier has left, 0 to 2.
 */
signs_left: number, } | { "kind": "bought", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * For how many thalers.
 */
price: number, } | { "kind": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * For how many thalers.
 */
price: number, 
/**
 * The card, if the observer knows it.
 */
card: Card | null, 
/**
 * Whether all know it, because it is a figure or was seen before (G6.4, G10.4).
 */
known: boolean, } | { "kind": "kept_hidden", 
/**
 * Who has it.
 */
seat: Seat, } | { "kind": "moved", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which figure.
 */
figure: Figure, 
/**
 * From where.
 */
from: Garden, 
/**
 * Where to; may be the same.
 */
to: Garden, } | { "kind": "day_ended", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Thalers by seat, before the payday if there is one.
 */
money: Array<number>, } | { "kind": "put_under", 
/**
 * The cards.
 */
cards: CardRow, } | { "kind": "payday_began", 
/**
 * The week, 1 to 3.
 */
week: number, } | { "kind": "finished", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "garden_paid", 
/**
 * The garden.
 */
garden: Garden, 
/**
 * How many spaces it has.
 */
spaces: number, 
/**
 * How many of them have a parasol.
 */
parasols: number, 
/**
 * What the drunkard cost, 0 to 12.
 */
lost: number, 
/**
 * What the waitress brought, 0 or 20.
 */
gained: number, 
/**
 * The takings after both (G8.2).
 */
takings: number, 
/**
 * Half of the takings: for the supplier, and for the holders of stones (G8.3).
 */
half: number, 
/**
 * Who gets the other half.
 */
supplier: Brewery | null, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, } | { "kind": "brewery_paid", 
/**
 * The brewery.
 */
brewery: Brewery, 
/**
 * What its gardens brought it (G8.3).
 */
received: number, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, } | { "kind": "payday_ended", 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * What each seat got in all.
 */
totals: Array<number>, 
/**
 * Thalers by seat after it.
 */
money: Array<number>, } | { "kind": "hands_shown", 
/**
 * By seat.
 */
hands: Array<Cards>, } | { "kind": "ended", 
/**
 * Who won.
 */
winners: SeatSet, 
/**
 * Their money in thalers.
 */
money: number, };

/**
 * A day that has ended.
 */
export type DayRow = { 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The day, 1 to 7.
 */
day: number, 
/**
 * Thalers by seat at its end, before the payday if there was one.
 */
money: Array<number>, };

/**
 * A garden's line.
 */
export type GardenRow = { 
/**
 * The garden.
 */
garden: Garden, 
/**
 * How many spaces it has.
 */
spaces: number, 
/**
 * How many of them have a parasol.
 */
parasols: number, 
/**
 * What the drunkard cost, 0 to 12.
 */
lost: number, 
/**
 * What the waitress brought, 0 or 20.
 */
gained: number, 
/**
 * The takings after both (G8.2).
 */
takings: number, 
/**
 * Half of the takings: for the supplier, and for the holders of stones (G8.3).
 */
half: number, 
/**
 * Who gets the other half.
 */
supplier: Brewery | null, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, };

/**
 * A brewery's line.
 */
export type BreweryRow = { 
/**
 * The brewery.
 */
brewery: Brewery, 
/**
 * What its gardens brought it (G8.3).
 */
received: number, 
/**
 * The number of stones that it was divided by.
 */
stones: number, 
/**
 * Thalers for each stone; 0 without stones.
 */
per_stone: number, 
/**
 * The rest.
 */
salary: number, 
/**
 * Who got the rest; none if it went to the bank.
 */
boss: Seat | null, 
/**
 * What each seat got, salary included.
 */
paid: Array<number>, };

/**
 * A payday.
 */
export type PaydayRow = { 
/**
 * The week, 1 to 3.
 */
week: number, 
/**
 * The gardens in the order in which they were paid.
 */
gardens: Array<GardenRow>, 
/**
 * The breweries in the order in which they were paid.
 */
breweries: Array<BreweryRow>, 
/**
 * What each seat got in all; empty until all is paid.
 */
totals: Array<number>, 
/**
 * Thalers by seat after it; empty until all is paid.
 */
money: Array<number>, };

/**
 * What is written down as the game goes on.
 */
export type GoldbraeuPad = { 
/**
 * The finished days, the oldest first.
 */
days: Array<DayRow>, 
/**
 * The finished paydays, the oldest first.
 */
paydays: Array<PaydayRow>, };

/**
 * A name that a client gives to a step, so that it can be sent again safely: 1 to 40 of `A-Z a-z 0-9 _ -`.
 */
export type StepId = string;

/**
 * A table's name in addresses: 1 to 32 of `a-z 0-9`.
 */
export type TableId = string;

/**
 * How far a table is.
 */
export type Stage = "lobby" | "playing" | "over" | "closed";

/**
 * Why a computer player stands in.
 */
export type Why = "deadline" | "away" | "left";

/**
 * How long a decision may take.
 */
export type Deadline = "off" | { "seconds": number };

/**
 * The house rules of a table.
 */
export type Options = { 
/**
 * How long a decision may take.
 */
deadline: Deadline, 
/**
 * Whether others may watch.
 */
spectators: boolean, };

/**
 * Who has a chair.
 */
export type Occupant = { "kind": "open" } | { "kind": "person", 
/**
 * Their name.
 */
name: string, } | { "kind": "computer", 
/**
 * Its name at this table.
 */
name: string, 
/**
 * Which computer player it is.
 */
player: string, };

/**
 * An event of the table, public; its kind and fields are the Fluent message `table-<kind>` and its arguments.
 */
export type TableEvent = { "kind": "opened", } | { "kind": "arranged", } | { "kind": "sat", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Under which name.
 */
name: string, } | { "kind": "computer", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Its name.
 */
name: string, 
/**
 * Which it is.
 */
player: string, } | { "kind": "stood", 
/**
 * From where.
 */
seat: Seat, 
/**
 * Their name.
 */
name: string, } | { "kind": "removed", 
/**
 * Which.
 */
seat: Seat, 
/**
 * Who had it.
 */
name: string, } | { "kind": "renamed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The name before.
 */
before: string, 
/**
 * The name now.
 */
name: string, } | { "kind": "host", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "nonce", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "began", } | { "kind": "stand_in", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Why.
 */
why: Why, } | { "kind": "took_back", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "said", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The words.
 */
text: string, } | { "kind": "phrase", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, by its name in the locale files.
 */
phrase: string, } | { "kind": "muted", 
/**
 * Whom.
 */
seat: Seat, 
/**
 * Whether they are silent now.
 */
muted: boolean, } | { "kind": "disclosed", } | { "kind": "rematch", 
/**
 * Where.
 */
table: TableId, } | { "kind": "closed", };

/**
 * An event as an observer sees it: of the table, or of the game.
 */
export type Happening<E> = { "scope": "table" } & TableEvent | { "scope": "game" } & E;

/**
 * An event with its number.
 */
export type Numbered<E> = { 
/**
 * The number of the journal entry that it belongs to.
 */
n: number, 
/**
 * When it happened, in milliseconds since 1970 UTC.
 */
at: number, 
/**
 * What happened.
 */
event: E, };

/**
 * A chair as all see it.
 */
export type ChairView = { 
/**
 * Who has it.
 */
occupant: Occupant, 
/**
 * Why a computer player stands in, if one does.
 */
stand_in: Why | null, 
/**
 * Whether the host silenced the person.
 */
muted: boolean, 
/**
 * Since when the person has been away, in milliseconds since 1970 UTC.
 */
away_since: number | null, 
/**
 * Until when the decision has to be made, in milliseconds since 1970 UTC.
 */
due: number | null, };

/**
 * How the luck of the table can be checked.
 */
export type Fairness = { 
/**
 * The SHA-256 of the house's secret.
 */
commitment: string, 
/**
 * The players' shares by seat.
 */
nonces: (string | null)[], 
/**
 * The house's secret, once the game has ended.
 */
secret: string | null, };

/**
 * The table, without the game.
 */
export type TableView<S> = { 
/**
 * Its name in addresses.
 */
id: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * The setup.
 */
setup: S, 
/**
 * The house rules.
 */
options: Options, 
/**
 * The chairs, by seat.
 */
chairs: Array<ChairView>, 
/**
 * Who is host.
 */
host: Seat | null, 
/**
 * The observer's seat.
 */
you: Seat | null, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * How the luck can be checked.
 */
fairness: Fairness, 
/**
 * Where the party moved to.
 */
rematch: TableId | null, 
/**
 * The fewest and the most seats of the game.
 */
seats: [number, number], };

/**
 * The game as one observer sees it.
 */
export type GamePart<V, P, A> = { 
/**
 * The table.
 */
view: V, 
/**
 * What is written down in public.
 */
pad: P, 
/**
 * What the observer may do now; empty if not asked.
 */
legal: Array<A>, 
/**
 * The number of the observer's prompt, to be sent along with the answer.
 */
asked: number | null, };

/**
 * A message that is enough by itself: the whole view, and what happened since the last one.
 */
export type Update<S, V, P, A, E> = { 
/**
 * The number of the last journal entry that it takes in.
 */
n: number, 
/**
 * The number of the last entry that `events` does not take in.
 */
since: number, 
/**
 * The server's time, in milliseconds since 1970 UTC.
 */
now: number, 
/**
 * What happened after `since`, the oldest first.
 */
events: Array<Numbered<Happening<E>>>, 
/**
 * The table.
 */
table: TableView<S>, 
/**
 * The game; none before it began.
 */
game: GamePart<V, P, A> | null, };

/**
 * A command; `S` is the game's setup, `A` its action.
 */
export type Command<S, A> = { "kind": "act", 
/**
 * What.
 */
action: A, 
/**
 * The number of the prompt that this answers ([`Asked::n`](crate::Asked)); an answer to an older one is refused.
 */
asked?: number, } | { "kind": "sit", 
/**
 * Under this name.
 */
name: string, } | { "kind": "leave", } | { "kind": "rename", 
/**
 * The new name.
 */
name: string, } | { "kind": "nonce", 
/**
 * The player's share.
 */
nonce: string, } | { "kind": "take_back", } | { "kind": "say", 
/**
 * The words.
 */
text: string, } | { "kind": "phrase", 
/**
 * Which, by its name in the locale files.
 */
phrase: string, } | { "kind": "arrange", 
/**
 * The setup.
 */
setup: S, 
/**
 * The options.
 */
options: Options, } | { "kind": "seat_computer", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Which.
 */
player: string, 
/**
 * Its name; one is found if there is none.
 */
name?: string, } | { "kind": "remove", 
/**
 * Which.
 */
seat: Seat, } | { "kind": "mute", 
/**
 * Whom.
 */
seat: Seat, 
/**
 * Whether they are to be silent.
 */
muted: boolean, } | { "kind": "pass_host", 
/**
 * To whom.
 */
seat: Seat, } | { "kind": "begin", } | { "kind": "stand_in", 
/**
 * For whom.
 */
seat: Seat, 
/**
 * Why.
 */
why: Why, } | { "kind": "rematch", } | { "kind": "close", };

/**
 * `POST api/tables`: opens a table and takes its first seat.
 */
export type OpenTable = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The name of the person who opens it and becomes host.
 */
name: string, 
/**
 * The setup; the book's for four if there is none.
 */
setup?: unknown, 
/**
 * The house rules of the table.
 */
options?: Options, 
/**
 * Computer players to be seated next, by name.
 */
computers?: Array<string>, };

/**
 * The answer to [`OpenTable`].
 */
export type Opened = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat taken.
 */
seat: Seat, 
/**
 * The SHA-256 of the house's secret, to be noted before adding to the luck.
 */
commitment: string, };

/**
 * `POST api/tables/{table}/sit`: takes a free seat.
 */
export type SitDown = { 
/**
 * Under which name.
 */
name: string, };

/**
 * The answer to [`SitDown`].
 */
export type TakeSeat = { 
/**
 * The seat taken.
 */
seat: Seat, };

/**
 * `POST api/return`: takes a seat to this device by a personal link.
 */
export type Returned = { 
/**
 * The secret part of the link, its fragment.
 */
token: string, };

/**
 * The answer to [`Returned`].
 */
export type ReturnedTo = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The seat that is now this device's.
 */
seat: Seat, };

/**
 * `POST api/tables/{table}/return-link`: a fresh personal link; an older one no longer works.
 */
export type ReturnLink = { 
/**
 * The address to open on the other device.
 */
url: string, 
/**
 * The same as a QR code, an SVG image.
 */
qr: string, };

/**
 * `GET api/tables/{table}/invitation`: the address to send to friends.
 */
export type Invitation = { 
/**
 * The address.
 */
url: string, 
/**
 * The same as a QR code, an SVG image.
 */
qr: string, };

/**
 * `GET api/tables/{table}`: what everybody with the link may know.
 */
export type Summary = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Who sits there.
 */
chairs: Array<Occupant>, 
/**
 * Who is host.
 */
host: Seat | null, 
/**
 * The seat of this device.
 */
you: Seat | null, 
/**
 * Whether others may watch.
 */
spectators: boolean, };

/**
 * One of `GET api/me`: a seat of this device, the latest first.
 */
export type MyTable = { 
/**
 * The table.
 */
table: TableId, 
/**
 * The game's name.
 */
game: string, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name there.
 */
name: string, 
/**
 * How far the table is.
 */
stage: Stage, 
/**
 * Whether a decision of this seat is awaited.
 */
your_turn: boolean, 
/**
 * When something happened there last, in milliseconds since 1970 UTC.
 */
last_at: number, };

/**
 * One of `GET api/games/{game}/players`: a computer player that can be seated.
 */
export type PlayerInfo = { 
/**
 * Its name in commands; its words are in the locale files as `player-<name>`.
 */
name: string, };

/**
 * `GET healthz`.
 */
export type Health = { 
/**
 * `ok`, or what is wrong.
 */
status: string, 
/**
 * The version of the program.
 */
version: string, 
/**
 * The build of the client's files.
 */
build: string, 
/**
 * The version of the protocol.
 */
protocol: number, };

/**
 * An error: a stable code with its parameters; the words are in the locale files as `error-<code>`.
 */
export type ErrorBody = { code: string; [parameter: string]: unknown };

/**
 * From a client to the server.
 */
export type ClientMessage<S, A> =
  | { type: "hello"; protocol: number; since: number }
  | { type: "do"; id: StepId; command: Command<S, A> }
  | { type: "ping" };

/**
 * From the server to a client.
 */
export type ServerMessage<S, V, P, A, E> =
  | { type: "welcome"; protocol: number; build: string; table: TableId; game: string; seat: Seat | null }
  | ({ type: "update" } & Update<S, V, P, A, E>)
  | { type: "ack"; id: StepId; n: number }
  | { type: "refused"; id: StepId | null; error: ErrorBody }
  | { type: "pong"; now: number }
  | { type: "bye"; error: ErrorBody };

export type PolterfassUpdate = Update<Setup, View, Pad, Action, Seen>;

export type GoldbraeuUpdate = Update<GoldbraeuSetup, GoldbraeuView, GoldbraeuPad, GoldbraeuAction, GoldbraeuSeen>;
