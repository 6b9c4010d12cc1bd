//! How a seat sees the table.

use ::goldbraeu::{Board, Cards, Firm, FirmSet, Garden, Pick};
use game_core::Seat;

use super::Habit;
use crate::goldbraeu::books::{Books, Grounds, SEATS, told};

/// A mind at work: a habit, what lies open, and one's own cards.
pub(in crate::goldbraeu) struct Mind<'a> {
    pub(super) habit: &'a Habit,
    pub(super) grounds: &'a Grounds<'a>,
    pub(super) board: &'a Board,
    pub(in crate::goldbraeu) books: Books,
    pub(super) seat: Seat,
    pub(super) hand: Cards,
    /// How many paydays are still to come, counted by what they bring.
    pub(super) paydays: f32,
    /// By firm: one's own part, less what the others' parts weigh.
    pub(super) lead: [f32; Firm::COUNT],
    pub(super) own: FirmSet,
}

impl<'a> Mind<'a> {
    pub(in crate::goldbraeu) fn new(
        habit: &'a Habit,
        grounds: &'a Grounds<'a>,
        board: &'a Board,
        seat: Seat,
        hand: Cards,
    ) -> Self {
        let books = Books::new(grounds, board, &told(seat, hand));
        let others = habit.envy / (books.seats as f32 - 1.0);
        let me = seat.index() % SEATS;
        let mut lead = [0.0; Firm::COUNT];
        for (lead, stake) in lead.iter_mut().zip(&books.stake) {
            let all: f32 = stake.iter().sum();
            *lead = stake[me] - others * (all - stake[me]);
        }
        let own = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss == Some(seat)).collect();
        let later = 3.0 - f32::from(board.week.min(3));
        let paydays = 1.0 + if later > 1.0 { habit.growth + habit.growth * habit.growth } else { habit.growth * later };
        Self { habit, grounds, board, books, seat, hand, paydays, lead, own }
    }

    pub(super) fn me(&self) -> usize {
        self.seat.index() % SEATS
    }

    /// What a thaler more of a garden's takings is worth to this seat.
    pub(super) fn part(&self, garden: Garden) -> f32 {
        let supplier = Firm::from(self.board.gardens[garden].supplier);
        (self.lead[garden.index()] + self.lead[supplier.index()]) / 2.0
    }

    pub(super) fn gardens(&self) -> impl Iterator<Item = Garden> + use<'_> {
        Garden::ALL.into_iter().filter(|&garden| self.own.contains(garden.into()))
    }

    /// What each action card seems to bring.
    pub(in crate::goldbraeu) fn picks(&self) -> [f32; Pick::COUNT] {
        let expand = self.expand().map_or(0.0, |(_, worth)| worth * self.habit.expands);
        let appoint = self.appoint(FirmSet::EMPTY).map_or(0.0, |(_, worth)| worth * self.habit.appoints);
        let affordable = self.board.money[self.seat] >= 2;
        let buy = self.buy(self.habit.price).map_or(0.0, |(_, worth)| worth);
        [expand.max(0.0), appoint.max(0.0), if affordable { buy.max(0.0) } else { 0.0 }]
    }
}
