//! The game as one value.

use std::ops::RangeInclusive;

use game_core::{Events, Game, Luck, Observer, Outcome, PerSeat, Seat, SeatSet, Turn};

use crate::fall::Odds;
use crate::order::Orders;
use crate::state::{Coaster, FirstRoll, Phase, State};
use crate::{Action, Draw, Event, FirstInnkeeper, Legal, Pad, Refusal, Seen, Setup, SetupError, View};

/// The rules of Polterfass with one setup.
///
/// ```
/// use game_core::{Game, LegalActions, Turn};
/// use polterfass::{Polterfass, Setup};
///
/// let game = Polterfass::new(Setup::standard(4))?;
/// assert_eq!(game.turn(&game.start()), Turn::Luck); // the lot names the first innkeeper (P1.7)
/// # Ok::<(), polterfass::SetupError>(())
/// ```
#[derive(Clone)]
pub struct Polterfass {
    pub(crate) setup: Setup,
    pub(crate) seats: usize,
    pub(crate) all: SeatSet,
    pub(crate) odds: Box<Odds>,
}

impl std::fmt::Debug for Polterfass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Polterfass").field("setup", &self.setup).finish_non_exhaustive()
    }
}

impl Polterfass {
    /// Why `seat` can't do what another phase, another seat or another moment allows.
    #[cold]
    pub(crate) fn refusal(&self, state: State, seat: Seat, ordering: bool) -> Refusal {
        match self.turn(&state) {
            Turn::Over => Refusal::Over,
            _ if ordering && state.orders.of(seat).is_some() => Refusal::AlreadyLaid,
            Turn::Act(seats) if seats.contains(seat) => Refusal::WrongPhase,
            _ => Refusal::NotAsked { seat },
        }
    }
}

impl Game for Polterfass {
    const ID: &'static str = "polterfass";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=6;

    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Draw = Draw;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Pad = Pad;
    type Refusal = Refusal;

    fn standard(seats: usize) -> Setup {
        Self::with_seats(Setup::standard(0), seats)
    }

    fn with_seats(setup: Setup, seats: usize) -> Setup {
        Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), ..setup }
    }

    fn new(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let odds = Box::new(Odds::new(setup.barrels));
        let seats = setup.seats.into();
        Ok(Self { setup, seats, all: SeatSet::first(seats), odds })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        let (innkeeper, phase) = match self.setup.first_innkeeper {
            FirstInnkeeper::Luck => (Seat::FIRST, Phase::Lot),
            FirstInnkeeper::Seat(seat) => (seat, Phase::FirstRoll),
        };
        State {
            totals: PerSeat::default(),
            orders: Orders::NONE,
            coaster: Coaster::CUP,
            first: FirstRoll::NONE,
            round: 1,
            innkeeper,
            phase,
        }
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Lot | Phase::FirstFall | Phase::Fall => Turn::Luck,
            Phase::Ordering { waiting } => Turn::Act(waiting),
            Phase::FirstRoll | Phase::Tap | Phase::Targets { .. } => Turn::Act(SeatSet::only(state.innkeeper)),
            Phase::Over { .. } => Turn::Over,
        }
    }

    #[inline(always)]
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        match state.phase {
            Phase::Ordering { waiting } if waiting.contains(seat) => Legal::ORDERS,
            Phase::FirstRoll if seat == state.innkeeper => Legal::ROLL,
            Phase::Tap if seat == state.innkeeper => {
                Legal::tap(state.coaster.specials(), !state.coaster.lying().is_empty())
            }
            Phase::Targets { due } if seat == state.innkeeper => Legal::targets(state.coaster.numbers(), due),
            _ => Legal::NOTHING,
        }
    }

    #[inline(always)]
    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        match action {
            Action::Roll {} => self.take_up(state, seat, events),
            Action::Order { cards } => self.lay(state, seat, cards, events),
            Action::RollOn { put_back } => self.roll_on(state, seat, put_back, events),
            Action::Close {} => self.close(state, seat, events),
            Action::Target { destroyed, doubled } => self.target(state, seat, destroyed, doubled, events),
        }
    }

    /// Draws by the method of record, so that strangers can recompute it from the table's seed:
    ///
    /// - every luck step takes its 32-bit words from the start of its own stream;
    /// - the lot (P1.7) is [`Luck::below`] the number of seats;
    /// - a roll takes two words for each of the nine barrels, in the order of their numbers, whether a barrel is in the cup
    ///   or not. A barrel of the cup stands if its first word divided by 2^32 is less than `stand`, both taken as 64-bit
    ///   floating-point numbers; the end with the larger number is on top if its second word divided by 2^32 is less than
    ///   `large_end`, or less than 0.5 for "double" on a special barrel. What the words say of other barrels is dropped.
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Draw {
        if state.phase == Phase::Lot {
            let seat = Seat::new(luck.below(self.seats as u32) as usize).unwrap_or(Seat::FIRST);
            return Draw::Innkeeper { seat };
        }
        let (stood, large) = self.odds.draw(state.coaster.cup, luck);
        Draw::Barrels { stood, large }
    }

    #[inline(always)]
    fn draw_fast(&self, state: &State, luck: &mut impl Luck) -> Draw {
        if state.phase == Phase::Lot {
            return self.draw(state, luck);
        }
        let (stood, large) = self.odds.draw_fast(state.coaster.cup, luck);
        Draw::Barrels { stood, large }
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, draw: Draw, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        match (state.phase, draw) {
            (Phase::FirstFall | Phase::Fall, Draw::Barrels { stood, large })
                if stood.is_within(state.coaster.cup) && large.is_within(stood) =>
            {
                if state.phase == Phase::Fall {
                    self.fall(state, stood, large, events);
                } else {
                    self.first_fall(state, stood, large, events);
                }
                Ok(())
            }
            (Phase::Lot, Draw::Innkeeper { seat }) if self.all.contains(seat) => {
                self.name_innkeeper(state, seat, events);
                Ok(())
            }
            (Phase::Over { .. }, _) => Err(Refusal::Over),
            _ => Err(Refusal::BadDraw),
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer, self.turn(state))
    }

    fn legal_in(&self, view: &View) -> Legal {
        Self::legal_looking(view)
    }

    fn sample(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagine(view, luck)
    }

    fn note(&self, pad: &mut Pad, event: &Seen) -> bool {
        let Seen::Billed { row } = event else { return false };
        pad.rows.push(row.clone());
        true
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { winners } = state.phase else { return None };
        Some(Outcome { scores: state.totals, winners })
    }
}
