//! Bosses and contracts (G5).

use ::goldbraeu::{Action, Brewery, Firm, FirmSet};
use game_core::Seat;

use super::Mind;
use crate::goldbraeu::books::SEATS;

/// The most bosses that a seat has (G1.4).
const BOSSES: usize = 6;

impl Mind<'_> {
    /// What a seat's boss is worth for all paydays to come.
    pub(super) fn boss(&self, firm: Firm, seat: usize, fresh: bool) -> f32 {
        let at = firm.index();
        let stake = self.books.stake[at][seat];
        let (part, worth) = match firm.garden() {
            Some(garden) => {
                let supplier = Firm::from(self.board.gardens[garden].supplier).index();
                ((stake + self.books.stake[supplier][seat]) / 2.0, self.habit.garden_boss)
            }
            None => (stake, self.habit.brewery_boss),
        };
        let safe = if self.books.majority(at, seat) { 1.0 } else { self.habit.unsafe_boss };
        let later = self.paydays - if fresh { 0.0 } else { f32::from(self.board.day) / 7.0 };
        worth * (self.habit.bare + part) * safe * later.max(0.0) + self.habit.office * self.paydays
    }

    /// What it brings to have this firm's boss replaced by one's own.
    fn coup(&self, firm: Firm) -> f32 {
        let old = self.board.firms[firm].boss.map_or(0.0, |old| {
            self.habit.envy * self.boss(firm, old.index() % SEATS, false) / (self.books.seats as f32 - 1.0)
        });
        self.boss(firm, self.me(), false) + old
    }

    /// The best appointment or contract, and what it brings.
    pub(in crate::goldbraeu) fn appoint(&self, closed: FirmSet) -> Option<(Action, f32)> {
        let mut best: Option<(Action, f32)> = None;
        let mut offer = |action, worth: f32| {
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((action, worth));
            }
        };
        let stones_left = self.board.stones_left[self.seat];
        if self.own.len() < BOSSES {
            for firm in FirmSet::ALL.minus(self.own).minus(closed).iter() {
                let target = &self.board.firms[firm];
                let hidden = self.hand.count(firm.into()).min(stones_left);
                if target.fresh || target.stones[self.seat] + hidden == 0 {
                    continue;
                }
                let through = match target.boss {
                    None => 1.0,
                    Some(owner) => self.through(firm, owner, hidden),
                };
                offer(Action::Appoint { firm }, through * self.coup(firm));
            }
        }
        for brewery in Brewery::ALL.into_iter().filter(|&brewery| self.own.contains(brewery.into())) {
            let supplied = self.board.gardens.0.iter().filter(|garden| garden.supplier == brewery).count();
            if supplied >= 3 {
                continue;
            }
            for garden in self.gardens().filter(|&garden| self.board.gardens[garden].supplier != brewery) {
                let old = Firm::from(self.board.gardens[garden].supplier).index();
                let more = self.lead[Firm::from(brewery).index()] - self.lead[old];
                let worth = self.paydays * f32::from(self.books.plain[garden.index()]) * self.habit.growth * more;
                offer(Action::Contract { brewery, garden }, worth);
            }
        }
        best
    }

    /// How likely an appointment is to come about against the owner of the boss.
    fn through(&self, firm: Firm, owner: Seat, hidden: u8) -> f32 {
        let target = &self.board.firms[firm];
        let all = target.all_stones();
        let own = target.stones[owner];
        if 2 * own > all + hidden {
            return 0.03;
        }
        // How many cards the owner would have to find.
        let missing = (all + hidden + 1).saturating_sub(2 * own).max(1);
        let cards = self.board.hand_sizes[owner].min(self.board.stones_left[owner]).min(self.books.unset[firm.index()]);
        if missing > cards { 1.0 } else { (1.0 - self.habit.blocks * f32::from(cards) / f32::from(missing)).max(0.2) }
    }
}
