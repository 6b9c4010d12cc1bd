//! Kuhn poker (Kuhn 1950): two players, three cards, one bet; its value to the first player is -1/18 of a chip.

use std::ops::RangeInclusive;

use game_core::{Events, ForObserver, Game, LegalActions, Luck, Observer, Odds, Outcome, PerSeat, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

use crate::Subject;

/// The game; both players put one chip into the pot.
#[derive(Clone, Copy, Debug)]
pub struct Kuhn;

/// One of the three cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// The lowest.
    Jack,
    /// The middle one.
    Queen,
    /// The highest.
    King,
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Checks, or folds against a bet.
    Pass,
    /// Bets one chip, or calls a bet.
    Bet,
}

/// The deal: the card of each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal(pub [Card; 2]);

/// Where the hand is; the later phases imply what was done before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The cards are to be dealt.
    Deal,
    /// The first player acts.
    Open,
    /// The first player has passed.
    Passed,
    /// The first player has bet.
    Bet,
    /// The first player has passed and the second has bet.
    PassedBet,
    /// The hand is over, won by this seat, which gets so many chips from the other.
    Over {
        /// Who won.
        winner: Seat,
        /// How many chips, 1 or 2.
        chips: u8,
    },
}

/// The state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    deal: Option<Deal>,
    phase: Phase,
    shown: bool,
}

/// Both actions, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Legal(bool);

/// An event with its secrets.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    /// The cards were dealt.
    Dealt(Deal),
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
        own: Option<Card>,
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
        deal: Deal,
    },
}

/// The table as seen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose eyes these are.
    pub seat: Option<Seat>,
    /// Where the hand is.
    pub phase: Phase,
    /// The observer's own card.
    pub own: Option<Card>,
    /// Both cards, once shown.
    pub shown: Option<Deal>,
}

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not now, or impossible")]
pub struct Refusal;

/// Kuhn poker has no options that could be wrong.
#[derive(Clone, Copy, Debug, thiserror::Error)]
pub enum Never {}

const CARDS: [Card; 3] = [Card::Jack, Card::Queen, Card::King];

/// The second player.
fn second() -> Seat {
    Seat::FIRST.next(2)
}

impl LegalActions for Legal {
    type Action = Action;

    fn len(&self) -> usize {
        if self.0 { 2 } else { 0 }
    }

    fn get(&self, index: usize) -> Action {
        assert!(index < self.len(), "there is no legal action number {index}");
        if index == 0 { Action::Pass } else { Action::Bet }
    }

    fn contains(&self, _action: Action) -> bool {
        self.0
    }
}

impl ForObserver for Event {
    type Seen = Seen;

    fn for_observer(&self, observer: Observer) -> Seen {
        match *self {
            Self::Dealt(deal) => Seen::Dealt { own: own_card(Some(deal), observer) },
            Self::Public(seen) => seen,
        }
    }
}

fn own_card(deal: Option<Deal>, observer: Observer) -> Option<Card> {
    deal?.0.get(observer.seat()?.index()).copied()
}

/// Any deal in which `known` has its card.
fn any_deal(known: Option<(Seat, Card)>, luck: &mut impl Luck) -> Deal {
    loop {
        let first = luck.below(3) as usize;
        let deal = Deal([CARDS[first], CARDS[(first + 1 + luck.below(2) as usize) % 3]]);
        if known.is_none_or(|(seat, card)| deal.0[seat.index() & 1] == card) {
            return deal;
        }
    }
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=2;

    type Setup = ();
    type SetupError = Never;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Draw = Deal;
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
        State { deal: None, phase: Phase::Deal, shown: false }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal => Turn::Luck,
            Phase::Open | Phase::PassedBet => Turn::Act(SeatSet::only(Seat::FIRST)),
            Phase::Passed | Phase::Bet => Turn::Act(SeatSet::only(second())),
            Phase::Over { .. } => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> Legal {
        Legal(self.turn(state) == Turn::Act(SeatSet::only(seat)))
    }

    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let Some(deal) = state.deal.filter(|_| self.legal(state, seat).contains(action)) else { return Err(Refusal) };
        let better = if deal.0[0] > deal.0[1] { Seat::FIRST } else { second() };
        let (phase, shown) = match (state.phase, action) {
            (Phase::Open, Action::Pass) => (Phase::Passed, false),
            (Phase::Open, Action::Bet) => (Phase::Bet, false),
            (Phase::Passed, Action::Bet) => (Phase::PassedBet, false),
            (Phase::Passed, Action::Pass) => (Phase::Over { winner: better, chips: 1 }, true),
            (_, Action::Bet) => (Phase::Over { winner: better, chips: 2 }, true),
            (_, Action::Pass) => (Phase::Over { winner: seat.next(2), chips: 1 }, false),
        };
        (state.phase, state.shown) = (phase, shown);
        events.push(|| Event::Public(Seen::Acted { seat, action }));
        if state.shown {
            events.push(|| Event::Public(Seen::Shown { deal }));
        }
        Ok(())
    }

    fn draw(&self, _state: &State, luck: &mut impl Luck) -> Deal {
        any_deal(None, luck)
    }

    fn resolve(&self, state: &mut State, draw: Deal, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        if state.phase != Phase::Deal || draw.0[0] == draw.0[1] {
            return Err(Refusal);
        }
        *state = State { deal: Some(draw), phase: Phase::Open, shown: false };
        events.push(|| Event::Dealt(draw));
        Ok(())
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        View {
            seat: observer.seat(),
            phase: state.phase,
            own: own_card(state.deal, observer),
            shown: state.deal.filter(|_| state.shown),
        }
    }

    fn legal_in(&self, view: &View) -> Legal {
        let state = State { deal: None, phase: view.phase, shown: false };
        Legal(view.seat.is_some_and(|seat| self.legal(&state, seat).0))
    }

    fn sample(&self, view: &View, luck: &mut impl Luck) -> State {
        let any = any_deal(view.seat.zip(view.own), luck);
        let deal = view.shown.or((view.phase != Phase::Deal).then_some(any));
        State { deal, phase: view.phase, shown: view.shown.is_some() }
    }

    fn note(&self, _pad: &mut (), _event: &Seen) -> bool {
        false
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { winner, chips } = state.phase else { return None };
        let mut scores = PerSeat::default();
        scores[winner] = i32::from(chips);
        scores[winner.next(2)] = -i32::from(chips);
        Some(Outcome { scores, winners: SeatSet::only(winner) })
    }
}

impl Odds for Kuhn {
    fn odds(&self, _state: &State) -> Vec<(Deal, f64)> {
        let pairs = CARDS.into_iter().flat_map(|first| CARDS.map(|second| [first, second]));
        pairs.filter(|cards| cards[0] != cards[1]).map(|cards| (Deal(cards), 1.0 / 6.0)).collect()
    }
}

/// Kuhn poker for the conformance suite.
#[derive(Clone, Copy, Debug)]
pub struct KuhnSubject;

impl Subject for KuhnSubject {
    type Game = Kuhn;

    fn any_action(&self, luck: &mut impl Luck) -> Action {
        if luck.below(2) == 0 { Action::Pass } else { Action::Bet }
    }

    fn any_draw(&self, luck: &mut impl Luck) -> Deal {
        Deal([CARDS[luck.below(3) as usize], CARDS[luck.below(3) as usize]])
    }

    fn reveals(&self, event: &Seen) -> bool {
        matches!(event, Seen::Shown { .. })
    }

    fn conserved(&self, _game: &Kuhn, view: &View, _pad: &()) -> Result<(), String> {
        match view.phase {
            Phase::Over { chips, .. } if !(1..=2).contains(&chips) => Err(format!("{chips} chips change hands")),
            _ => Ok(()),
        }
    }
}
