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
spectators: boolean, 
/**
 * Whether a person on turn may ask the house what each action is worth.
 */
advice: boolean, 
/**
 * Whether strangers may find the table in the house's list before the game; left out of the journal if not.
 */
listed?: boolean, };

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
 * What is written down in public; null if nothing was since the update before, and the client keeps it (`keeps_pad`).
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
