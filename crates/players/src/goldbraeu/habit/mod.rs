//! What somebody does without much thought: looks ahead are played out by it.
//!
//! Everything is valued in thalers until the end of the game, what the others gain counting as lost in part. No action is tried
//! out, so it takes about a microsecond to decide.

mod mind;
mod offices;
mod space;
mod trade;

use ::goldbraeu::{Action, Firm, Legal, Phase, Pick, State};
use game_core::{LegalActions, Seat};

pub(super) use self::mind::Mind;
use super::books::Grounds;
use super::leaf::exp;

/// How somebody values things, in thalers until the end of the game. The numbers of [`HABIT`] were found by the example
/// `goldbraeu_habit 25 400 1`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habit {
    /// How much of what the others gain counts as lost.
    pub envy: f32,
    /// What the boss of a garden is worth for each payday, by the part of its takings that is one's own.
    pub garden_boss: f32,
    /// The same of a brewery.
    pub brewery_boss: f32,
    /// What part of that a boss is worth with no stone beside it.
    pub bare: f32,
    /// How much of a boss's worth is left without the majority.
    pub unsafe_boss: f32,
    /// What any boss is worth for each payday.
    pub office: f32,
    /// How likely the owner of a boss is to find the cards to block, for each card in hand.
    pub blocks: f32,
    /// How many of the shares still to be had count as stones that money is divided by.
    pub dilution: f32,
    /// By how much gardens grow from one payday to the next.
    pub growth: f32,
    /// What a free space to grow into is worth, and one more if it has a parasol.
    pub room: f32,
    /// What a share is worth more where one has the boss but no majority.
    pub majority: f32,
    /// What the top card of the pile is worth beyond the mean share.
    pub blind: f32,
    /// How likely a figure is to stand until the payday where it is set on the first day of the week.
    pub stays: f32,
    /// How much more expanding is worth than once, as one may be alone.
    pub expands: f32,
    /// The same of appointing.
    pub appoints: f32,
    /// The price that is reckoned with before all have picked.
    pub price: f32,
    /// What a thaler spent is worth.
    pub thrift: f32,
    /// By how much thalers picks waver.
    pub wavers: f32,
    /// By how much more they waver for each thaler that is at stake.
    pub carefree: f32,
}

/// The habit that looks ahead are played out with.
pub const HABIT: Habit = Habit {
    envy: 0.9818,
    garden_boss: 4.0039,
    brewery_boss: 3.7675,
    bare: 0.0932,
    unsafe_boss: 0.2133,
    office: 0.7669,
    blocks: 0.2344,
    dilution: 0.4578,
    growth: 1.9134,
    room: 0.105,
    majority: 1.0296,
    blind: 1.0182,
    stays: 0.401,
    expands: 1.3047,
    appoints: 1.1168,
    price: 4.6702,
    thrift: 1.2104,
    wavers: 0.9001,
    carefree: 0.1559,
};

impl Habit {
    /// How many numbers it has.
    pub const NUMBERS: usize = 19;

    /// The one with these numbers, in the order of the fields.
    #[must_use]
    pub const fn new(numbers: [f32; Self::NUMBERS]) -> Self {
        let [
            envy,
            garden_boss,
            brewery_boss,
            bare,
            unsafe_boss,
            office,
            blocks,
            dilution,
            growth,
            room,
            majority,
            blind,
            stays,
            expands,
            appoints,
            price,
            thrift,
            wavers,
            carefree,
        ] = numbers;
        Self {
            envy,
            garden_boss,
            brewery_boss,
            bare,
            unsafe_boss,
            office,
            blocks,
            dilution,
            growth,
            room,
            majority,
            blind,
            stays,
            expands,
            appoints,
            price,
            thrift,
            wavers,
            carefree,
        }
    }

    /// Its numbers, in the order of the fields.
    #[must_use]
    pub const fn numbers(&self) -> [f32; Self::NUMBERS] {
        [
            self.envy,
            self.garden_boss,
            self.brewery_boss,
            self.bare,
            self.unsafe_boss,
            self.office,
            self.blocks,
            self.dilution,
            self.growth,
            self.room,
            self.majority,
            self.blind,
            self.stays,
            self.expands,
            self.appoints,
            self.price,
            self.thrift,
            self.wavers,
            self.carefree,
        ]
    }
}

/// What a seat does by habit; it knows what lies open and its own cards. `roll` from 0 to 1 decides where it wavers.
pub(super) fn act(habit: &Habit, grounds: &Grounds<'_>, state: &State, seat: Seat, legal: Legal, roll: f32) -> Action {
    let count = legal.len();
    let first = legal.get(0);
    if count <= 1 {
        return first;
    }
    let board = state.board();
    let hand = state.hand(seat);
    let mind = || Mind::new(habit, grounds, board, seat, hand);
    let worthwhile = |best: Option<(Action, f32)>| best.filter(|(_, worth)| *worth > 0.0).map(|(action, _)| action);
    let declined = Action::Decline {};
    match board.phase {
        Phase::Keep { .. } => mind().keep(legal).unwrap_or(first),
        Phase::Bosses { .. } => {
            let mind = mind();
            let worth = |firm: Firm| mind.boss(firm, mind.me(), false) + 0.01 * f32::from(mind.books.all[firm.index()]);
            let firms = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss.is_none());
            let best = firms.max_by(|one, other| worth(*one).total_cmp(&worth(*other)));
            best.map_or(first, |firm| Action::PlaceBoss { firm })
        }
        Phase::Pick { .. } => Action::Pick { action: drawn(&likely(habit, &mind().picks()).map(f64::from), roll) },
        Phase::Expand { .. } => worthwhile(mind().expand()).unwrap_or(declined),
        Phase::Appoint { closed, .. } => worthwhile(mind().appoint(closed)).unwrap_or(declined),
        // With the fewest cards that do it.
        Phase::Block { .. } | Phase::Break { .. } => first,
        Phase::Buy { price, .. } => worthwhile(mind().buy(f32::from(price))).unwrap_or(declined),
        Phase::Drawn { .. } => Action::KeepHidden {},
        Phase::Move { figure, .. } => mind().best_move(figure).map_or(first, |(to, _)| Action::Move { to }),
        Phase::TurnOver { .. } => {
            let mind = mind();
            let hidden = Firm::ALL.into_iter().filter(|&firm| hand.contains(firm.into()) && mind.shows(firm));
            let best =
                hidden.max_by_key(|firm| mind.books.now[firm.index()] / u16::from(mind.books.all[firm.index()].max(1)));
            best.map_or(declined, |firm| Action::TurnOver { firm })
        }
        _ => first,
    }
}

/// How likely each action card is to be picked by somebody to whom they seem to bring so much.
pub(super) fn likely(habit: &Habit, picks: &[f32; Pick::COUNT]) -> [f32; Pick::COUNT] {
    let most = picks.iter().copied().fold(0.0, f32::max);
    let spread = habit.wavers + habit.carefree * most;
    let odds = picks.map(|worth| exp((worth - most) / spread));
    let sum: f32 = odds.iter().sum();
    odds.map(|odds| odds / sum)
}

/// The action card that comes up when the chances are these and `roll` is from 0 to 1.
pub(super) fn drawn(chances: &[f64; Pick::COUNT], roll: f32) -> Pick {
    let mut left = f64::from(roll);
    let found = Pick::ALL.into_iter().zip(chances).find(|(_, chance)| {
        left -= **chance;
        left < 0.0
    });
    found.map_or(Pick::Buy, |(pick, _)| pick)
}
