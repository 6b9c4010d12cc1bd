//! The game as one value.

use std::ops::RangeInclusive;

use game_core::{Events, Game, Luck, Observer, Outcome, PerSeat, Seat, SeatSet, Turn};

use crate::state::State;
use crate::{
    Action, ByGarden, Cards, Draw, Event, Garden, Legal, Pad, Phase, Refusal, Seen, Setup, SetupError, Space, SpaceSet,
    View,
};

/// The rules of Goldbräu with one setup.
///
/// ```
/// use game_core::{Game, Turn};
/// use goldbraeu::{Goldbraeu, Setup};
///
/// let game = Goldbraeu::new(Setup::standard(4))?;
/// assert_eq!(game.turn(&game.start()), Turn::Luck); // luck names the start player (G2.8)
/// # Ok::<(), goldbraeu::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Goldbraeu {
    pub(crate) setup: Setup,
    pub(crate) seats: usize,
    pub(crate) all: SeatSet,
    /// Shares of each firm (G1.3, G1.7).
    pub(crate) shares: u8,
    pub(crate) spaces: SpaceSet,
    pub(crate) parasols: SpaceSet,
    pub(crate) fronts: ByGarden<Space>,
    pub(crate) front_set: SpaceSet,
    pub(crate) neighbours: [SpaceSet; Space::MAX],
    /// By inn: where a figure goes with one step (G6.4).
    pub(crate) next_inns: ByGarden<Garden>,
}

impl Goldbraeu {
    /// Why `seat` can't do what another phase, another seat or another moment allows.
    #[cold]
    pub(crate) fn out_of_place(&self, state: &State, seat: Seat) -> Refusal {
        let sealed = state.kept[seat].is_some() || state.picked[seat].is_some();
        match state.board.phase {
            Phase::Over { .. } => Refusal::Over,
            phase if phase.asked().contains(seat) => Refusal::WrongPhase,
            Phase::Keep { .. } | Phase::Pick { .. } if self.all.contains(seat) && sealed => Refusal::AlreadyChosen,
            _ => Refusal::NotAsked { seat },
        }
    }
}

impl Game for Goldbraeu {
    const ID: &'static str = "goldbraeu";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<usize> = 3..=4;

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
        let (seats, map) = (usize::from(setup.seats), &setup.map);
        Ok(Self {
            seats,
            all: SeatSet::first(seats),
            shares: if seats == 3 { 5 } else { 6 },
            spaces: map.spaces(),
            parasols: map.parasols(),
            fronts: map.fronts(),
            front_set: map.fronts().0.into_iter().collect(),
            neighbours: map.all_neighbours(),
            next_inns: map.next_inns(),
            setup,
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    #[inline]
    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self) -> State {
        self.first_state()
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        let asked = state.board.phase.asked();
        match state.board.phase {
            Phase::Over { .. } => Turn::Over,
            _ if asked.is_empty() => Turn::Luck,
            _ => Turn::Act(asked),
        }
    }

    #[inline(always)]
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        self.legal_for(&state.board, seat, state.hands[seat])
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
            Action::Keep { cards } => self.keep(state, seat, cards, events),
            Action::PlaceBoss { firm } => self.place_boss(state, seat, firm, events),
            Action::Pick { action } => self.pick(state, seat, action, events),
            Action::Annex { garden, space } => self.annex(state, seat, garden, space, events),
            Action::Shift { space, from, to } => self.shift(state, seat, space, (from, to), events),
            Action::Appoint { firm } => self.appoint(state, seat, firm, events),
            Action::Contract { brewery, garden } => self.contract(state, seat, (brewery, garden), events),
            Action::Block { cards } => self.block(state, seat, cards, events),
            Action::Break { cards } => self.break_majority(state, seat, cards, events),
            Action::Buy { card } => self.buy(state, seat, card, events),
            Action::BuyBlind {} => self.buy_blind(state, seat, events),
            Action::KeepHidden {} => self.keep_or_show(state, seat, false, events),
            Action::Show {} => self.keep_or_show(state, seat, true, events),
            Action::Move { to } => self.move_figure(state, seat, to, events),
            Action::TurnOver { firm } => self.turn_one_over(state, seat, firm, events),
            Action::Decline {} => self.decline(state, seat, events),
        }
    }

    /// Draws by the method of record, so that strangers can recompute it from the table's seed. Every luck step takes its
    /// 32-bit words from the start of its own stream, by [`Luck::below`] alone:
    ///
    /// - the start player (G2.8): below the number of seats;
    /// - the signs (G2.3): the twelve lie in the order of their breweries; for each inn in the order of [`Garden::ALL`],
    ///   the sign whose place, below the number of signs left, is drawn is taken out;
    /// - the first hands (G2.5): all shares lie in the order of their firms, figures aside; for each seat in order, card by
    ///   card, the share whose place, below the number of shares left, is drawn is taken out;
    /// - the top card (G3.1, G6.3): the unknown cards of the pile lie in the order of [`Card::ALL`]; the one whose place,
    ///   below their number, is drawn is the top card.
    ///
    /// [`Garden::ALL`]: crate::Garden::ALL
    /// [`Card::ALL`]: crate::Card::ALL
    fn draw(&self, state: &State, luck: &mut impl Luck) -> Draw {
        match state.board.phase {
            Phase::Signs {} => Draw::Signs { signs: Self::draw_signs(luck) },
            Phase::Deal {} => Draw::Deal { hands: self.draw_hands(luck) },
            Phase::LayOut {} | Phase::Blind { .. } => {
                let place = luck.below(u32::from(state.board.pile.max(1))) as usize;
                Draw::Card { card: state.pile.nth(place).unwrap_or(crate::Card::Krug) }
            }
            _ => Draw::Start { seat: Seat::new(luck.below(self.seats as u32) as usize).unwrap_or(Seat::FIRST) },
        }
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, draw: Draw, events: &mut impl Events<Event>) -> Result<(), Refusal> {
        match (state.board.phase, draw) {
            (phase @ (Phase::LayOut {} | Phase::Blind { .. }), Draw::Card { card }) if state.pile.contains(card) => {
                state.pile = state.pile.minus(Cards::only(card));
                state.board.pile -= 1;
                match phase {
                    Phase::Blind { seat, price } => self.get(state, seat, price, (card, false), events),
                    _ => self.turn_up(state, card, events),
                }
            }
            (Phase::Lot {}, Draw::Start { seat }) if self.all.contains(seat) => self.name_start(state, seat, events),
            (Phase::Signs {}, Draw::Signs { signs }) if Self::are_signs(&signs) => {
                Self::hang_signs(state, signs, events);
            }
            (Phase::Deal {}, Draw::Deal { hands }) if self.are_hands(&hands) => self.deal(state, &hands, events),
            (Phase::Over { .. }, _) => return Err(Refusal::Over),
            _ => return Err(Refusal::BadDraw),
        }
        Ok(())
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.look(state, observer)
    }

    fn legal_in(&self, view: &View) -> Legal {
        match view.seat {
            Some(seat) => self.legal_for(&view.board, seat, view.hand),
            None => Legal::NOTHING,
        }
    }

    fn sample(&self, view: &View, luck: &mut impl Luck) -> State {
        self.imagine(view, luck)
    }

    fn note(&self, pad: &mut Pad, event: &Seen) -> bool {
        pad.write(event)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let Phase::Over { winners } = state.board.phase else { return None };
        let mut scores = PerSeat::default();
        for (seat, thalers) in state.board.money.iter() {
            scores[seat] = i32::from(thalers);
        }
        Some(Outcome { scores, winners })
    }
}
