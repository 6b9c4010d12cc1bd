//! Leduc poker (Southey et al. 2005): two players, two cards each of three ranks, two rounds of bets, one card that both
//! share; its value to the first player is -0.0856 chips.
//!
//! Cards of one rank are alike, so a deal is told by ranks alone.

use std::ops::RangeInclusive;

use game_core::{Events, ForObserver, Game, LegalActions, Luck, Observer, Odds, Outcome, PerSeat, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::Subject;
pub use crate::kuhn::{Card as Rank, Never, Refusal};

/// The game; both players put one chip into the pot.
#[derive(Clone, Copy, Debug)]
pub struct Leduc;

const RANKS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];
/// How many cards there are of each rank.
const OF_A_RANK: usize = 2;
/// By how much a raise raises, by round.
const RAISE: [u8; 2] = [2, 4];
/// How many raises a round has at most.
const RAISES: u8 = 2;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Gives up; only against a raise.
    Fold,
    /// Pays what the other has paid; without a raise, nothing.
    Call,
    /// Calls, and pays 2 chips more in the first round and 4 in the second; twice a round at most.
    Raise,
}

/// What luck gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The card of each player.
    Deal([Rank; 2]),
    /// The shared card.
    Board(Rank),
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Next {
    /// The cards are to be dealt.
    Deal,
    /// The shared card is to be turned over.
    Board,
    /// This seat bets.
    Bet(Seat),
    /// The hand is over; this seat has folded, if one has.
    Over {
        /// Who gave up.
        folded: Option<Seat>,
    },
}

/// What both players see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The shared card.
    pub board: Option<Rank>,
    /// How many chips each has paid.
    pub paid: [u8; 2],
    /// How many raises this round has had.
    pub raises: u8,
    /// Whether somebody has acted in this round.
    pub begun: bool,
    /// What has to happen next.
    pub next: Next,
}

/// The state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    cards: Option<[Rank; 2]>,
    table: Table,
}

/// What a seat can do: by action, whether it is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal {
    fold: bool,
    call: bool,
    raise: bool,
}

/// An event with its secrets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// The cards were dealt.
    Dealt([Rank; 2]),
    /// Something public.
    Public(Seen),
}

/// An event as seen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Seen {
    /// The cards were dealt; the observer's own.
    Dealt {
        /// The card.
        own: Option<Rank>,
    },
    /// The shared card was turned over.
    Turned {
        /// The card.
        board: Rank,
    },
    /// A player acted.
    Acted {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// Nobody folded: the cards were shown.
    Shown {
        /// The cards.
        cards: [Rank; 2],
    },
}

/// The table as seen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub seat: Option<Seat>,
    /// What both see.
    pub table: Table,
    /// The observer's own card.
    pub own: Option<Rank>,
    /// Both cards, once shown.
    pub shown: Option<[Rank; 2]>,
}

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl LegalActions for Legal {
    type Action = Action;

    fn len(&self) -> usize {
        usize::from(self.fold) + usize::from(self.call) + usize::from(self.raise)
    }

    fn get(&self, index: usize) -> Action {
        let all = [Action::Fold, Action::Call, Action::Raise].into_iter();
        all.filter(|&action| self.contains(action))
            .nth(index)
            .expect("an action has a number below the number of actions")
    }

    fn contains(&self, action: Action) -> bool {
        match action {
            Action::Fold => self.fold,
            Action::Call => self.call,
            Action::Raise => self.raise,
        }
    }
}

impl ForObserver for Event {
    type Seen = Seen;

    fn for_observer(&self, observer: Observer) -> Seen {
        match *self {
            Self::Dealt(cards) => Seen::Dealt { own: own(Some(cards), observer) },
            Self::Public(seen) => seen,
        }
    }
}

fn own(cards: Option<[Rank; 2]>, observer: Observer) -> Option<Rank> {
    cards?.get(observer.seat()?.index()).copied()
}

impl Table {
    fn legal(&self, seat: Seat) -> Legal {
        let asked = self.next == Next::Bet(seat);
        let behind = self.paid[seat.index() & 1] < self.paid[other(seat).index() & 1];
        Legal { fold: asked && behind, call: asked, raise: asked && self.raises < RAISES }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let most = self.paid[0].max(self.paid[1]);
        let own = &mut self.paid[seat.index() & 1];
        self.next = match action {
            Action::Fold => Next::Over { folded: Some(seat) },
            Action::Raise => {
                *own = most + RAISE[usize::from(self.board.is_some())];
                self.raises += 1;
                Next::Bet(other(seat))
            }
            Action::Call => {
                *own = most;
                match self.board {
                    _ if !self.begun => Next::Bet(other(seat)),
                    None => Next::Board,
                    Some(_) => Next::Over { folded: None },
                }
            }
        };
        self.begun = true;
    }

    fn showdown(&self) -> bool {
        self.next == Next::Over { folded: None }
    }
}

/// How many cards of a rank are left when these are gone.
fn left(rank: Rank, gone: &[Rank]) -> usize {
    OF_A_RANK.saturating_sub(gone.iter().filter(|&&one| one == rank).count())
}

/// One of the cards that are left when these are gone.
fn any(gone: &[Rank], luck: &mut impl Luck) -> Rank {
    loop {
        let rank = RANKS[luck.below(3) as usize];
        if (luck.below(OF_A_RANK as u32) as usize) < left(rank, gone) {
            return rank;
        }
    }
}

impl Game for Leduc {
    const ID: &'static str = "leduc";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    type Setup = ();
    type SetupError = Never;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Draw = Draw;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Pad = ();
    type Refusal = Refusal;

    fn standard(_seats: usize) {}

    fn with_seats((): (), _seats: usize) {}

    fn new((): ()) -> Result<Self, Never> {
        Ok(Self)
    }

    fn setup(&self) -> &() {
        &()
    }

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> State {
        let table = Table { board: None, paid: [1, 1], raises: 0, begun: false, next: Next::Deal };
        State { cards: None, table }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.table.next {
            Next::Deal | Next::Board => Turn::Luck,
            Next::Bet(seat) => Turn::Act(SeatSet::only(seat)),
            Next::Over { .. } => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Legal {
        state.table.legal(seat)
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Some(cards) = state.cards.filter(|_| state.table.legal(seat).contains(action)) else { return Err(Refusal) };
        state.table.act(seat, action);
        events.push(|| Event::Public(Seen::Acted { seat, action }));
        if state.table.showdown() {
            events.push(|| Event::Public(Seen::Shown { cards }));
        }
        Ok(())
    }

    fn draw(&self, state: &State, luck: &mut impl Luck) -> Draw {
        match state.cards {
            None => {
                let first = any(&[], luck);
                Draw::Deal([first, any(&[first], luck)])
            }
            Some(cards) => Draw::Board(any(&cards, luck)),
        }
    }

    fn resolve(&self, state: &mut State, draw: Draw, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        match (state.table.next, draw, state.cards) {
            (Next::Deal, Draw::Deal(cards), None) => {
                state.cards = Some(cards);
                events.push(|| Event::Dealt(cards));
            }
            (Next::Board, Draw::Board(board), Some(cards)) if left(board, &cards) > 0 => {
                state.table = Table { board: Some(board), raises: 0, begun: false, ..state.table };
                events.push(|| Event::Public(Seen::Turned { board }));
            }
            _ => return Err(Refusal),
        }
        state.table.next = Next::Bet(Seat::FIRST);
        Ok(())
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View {
            seat: observer.seat(),
            table: state.table,
            own: own(state.cards, observer),
            shown: state.cards.filter(|_| state.table.showdown()),
        }
    }

    fn legal_in(&self, view: &View) -> Legal {
        view.seat.map_or(Legal { fold: false, call: false, raise: false }, |seat| view.table.legal(seat))
    }

    fn sample(&self, view: &View, luck: &mut impl Luck) -> State {
        let cards = view.shown.or_else(|| {
            (view.table.next != Next::Deal).then(|| {
                let mut gone: Vec<Rank> = view.table.board.into_iter().chain(view.own).collect();
                let first = any(&gone, luck);
                gone.push(first);
                match (view.seat, view.own) {
                    (Some(Seat::FIRST), Some(own)) => [own, first],
                    (_, Some(own)) => [first, own],
                    (_, None) => [first, any(&gone, luck)],
                }
            })
        });
        State { cards, table: view.table }
    }

    fn note(&self, _pad: &mut (), _event: &Seen) -> bool {
        false
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Next::Over { folded } = state.table.next else { return None };
        let mut scores = PerSeat::default();
        let strength =
            |seat: Seat| state.cards.map(|cards| (Some(cards[seat.index()]) == state.table.board, cards[seat.index()]));
        let (first, second) = (Seat::FIRST, other(Seat::FIRST));
        let winner = match folded {
            Some(seat) => other(seat),
            None if strength(first) == strength(second) => {
                return Some(Outcome { scores, winners: SeatSet::first(2) });
            }
            None if strength(first) > strength(second) => first,
            None => second,
        };
        let lost = i32::from(state.table.paid[other(winner).index()]);
        scores[winner] = lost;
        scores[other(winner)] = -lost;
        Some(Outcome { scores, winners: SeatSet::only(winner) })
    }
}

impl Odds for Leduc {
    fn odds(&self, state: &State) -> Vec<(Draw, f64)> {
        let part = |rank, gone: &[Rank]| left(rank, gone) as f64 / (RANKS.len() * OF_A_RANK - gone.len()) as f64;
        match state.cards {
            None => {
                let pairs = RANKS.into_iter().flat_map(|first| RANKS.map(|second| [first, second]));
                pairs.map(|cards| (Draw::Deal(cards), part(cards[0], &[]) * part(cards[1], &cards[..1]))).collect()
            }
            Some(cards) => {
                let boards = RANKS.into_iter().filter(|&board| left(board, &cards) > 0);
                boards.map(|board| (Draw::Board(board), part(board, &cards))).collect()
            }
        }
    }
}

/// Leduc poker for the conformance suite.
#[derive(Clone, Copy, Debug)]
pub struct LeducSubject;

impl Subject for LeducSubject {
    type Game = Leduc;

    fn any_action(&self, luck: &mut impl Luck) -> Action {
        [Action::Fold, Action::Call, Action::Raise][luck.below(3) as usize]
    }

    fn any_draw(&self, luck: &mut impl Luck) -> Draw {
        let mut rank = || RANKS[luck.below(3) as usize];
        let (first, second) = (rank(), rank());
        if luck.below(2) == 0 { Draw::Deal([first, second]) } else { Draw::Board(first) }
    }

    fn reveals(&self, event: &Seen) -> bool {
        matches!(event, Seen::Shown { .. } | Seen::Turned { .. })
    }

    fn conserved(&self, _game: &Leduc, view: &View, _pad: &()) -> Result<(), String> {
        match view.table.paid {
            paid if paid.iter().any(|chips| !(1..=13).contains(chips)) => Err(format!("{paid:?} chips were paid")),
            paid if view.table.showdown() && paid[0] != paid[1] => Err(format!("{paid:?} at the showdown")),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leduc_poker_keeps_every_law() {
        if let Err(breach) = crate::conformance(&LeducSubject, &Leduc, 300) {
            panic!("{breach}");
        }
    }
}
