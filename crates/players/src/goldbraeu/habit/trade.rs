//! Shares and figures (G6, G8.1).

use ::goldbraeu::{Action, Card, Figure, Firm, Garden, Legal};
use game_core::LegalActions;

use super::Mind;

impl Mind<'_> {
    /// What a share of this firm is worth to this seat.
    pub(in crate::goldbraeu) fn share(&self, firm: Firm) -> f32 {
        let at = firm.index();
        let (all, unset) = (f32::from(self.books.all[at]), f32::from(self.books.unset[at]));
        let stones = &self.books.stones[at];
        let divided = f32::from(self.books.plain[at]);
        let (before, after) = (all.max(1.0), all + 1.0);
        let others = self.habit.envy / (self.books.seats as f32 - 1.0);
        let mut worth = 0.0;
        for (seat, &stones) in stones.iter().enumerate().take(self.books.seats) {
            let stones = f32::from(stones);
            if seat == self.me() {
                worth += (stones + 1.0) / after - stones / before;
            } else {
                worth -= others * (stones / after - stones / before);
            }
        }
        let scale = 1.0 - self.habit.dilution * (unset - 1.0).max(0.0) / (all + unset).max(1.0);
        let mut worth = worth * divided * scale * self.paydays * self.habit.growth;
        // A lone stone in a nearly full firm will not last.
        if stones[self.me()] == 0 && unset <= 3.0 {
            worth *= [0.0, 0.1, 0.5, 0.8][unset as usize % 4];
        }
        // A majority keeps the boss, and breaks another's.
        if self.own.contains(firm) && !self.books.majority(at, self.me()) {
            worth += self.habit.majority;
        }
        worth
    }

    /// The best card to buy at a price, and what it brings.
    pub(in crate::goldbraeu) fn buy(&self, price: f32) -> Option<(Action, f32)> {
        let paid = price * self.habit.thrift;
        let mut best: Option<(Action, f32)> = None;
        let mut shares = [0.0; Firm::COUNT];
        let (mut sum, mut count) = (0.0, 0.0);
        let stones_left = self.board.stones_left[self.seat] > 0;
        for firm in Firm::ALL {
            let worth = self.share(firm);
            shares[firm.index()] = worth;
            let unseen = f32::from(self.books.unset[firm.index()] - self.hand.count(firm.into()));
            sum += unseen * worth.max(0.0);
            count += unseen;
        }
        for card in self.board.face_up.into_iter().flatten() {
            let worth = match (card.firm(), card.figure()) {
                (Some(firm), _) if stones_left => shares[firm.index()],
                (None, Some(figure)) => self.best_move(figure).map_or(0.0, |(_, worth)| worth),
                _ => continue,
            };
            if best.is_none_or(|(_, most)| worth - paid > most) {
                best = Some((Action::Buy { card }, worth - paid));
            }
        }
        if self.board.pile > 0 || !self.board.under.is_empty() {
            let known = self.board.under.get(0).filter(|_| self.board.pile == 0).and_then(Card::firm);
            let mean = known.map_or(sum / f32::max(count, 1.0) + self.habit.blind, |firm| shares[firm.index()]);
            let worth = if stones_left { mean } else { 0.2 * mean };
            if best.is_none_or(|(_, most)| worth - paid > most) {
                best = Some((Action::BuyBlind {}, worth - paid));
            }
        }
        best
    }

    /// Where a figure stands best, and what that brings over where it stands.
    pub(in crate::goldbraeu) fn best_move(&self, figure: Figure) -> Option<(Garden, f32)> {
        let here = self.board.figures.of(figure);
        let stays = self.habit.stays + (1.0 - self.habit.stays) * f32::from(self.board.day) / 7.0;
        let worth = |garden: Garden| match figure {
            Figure::Waitress => 20.0 * self.part(garden),
            Figure::Drunkard => -f32::min(12.0, 2.0 * f32::from(self.books.plain[garden.index()])) * self.part(garden),
        };
        let reach = self.grounds.game.reach(self.board.figures, figure);
        let best = reach.iter().map(|garden| (garden, stays * (worth(garden) - worth(here))));
        best.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// Keeps what lies in hand only once, so that pairs are stones from the start and no lone stone is at risk.
    pub(super) fn keep(&self, legal: Legal) -> Option<Action> {
        let lonely = |action: &Action| match action {
            Action::Keep { cards } => {
                let both = |card| u32::from(cards.count(card)) * u32::from(self.hand.count(card));
                Card::ALL.into_iter().map(both).sum()
            }
            _ => u32::MAX,
        };
        legal.iter().min_by_key(lonely)
    }

    /// Whether a hidden card of a firm does more as a stone.
    pub(super) fn shows(&self, firm: Firm) -> bool {
        let stones = self.board.firms[firm].stones[self.seat];
        // It would be the lone stone of a full firm, or make it full.
        let unset = self.books.unset[firm.index()];
        !(unset == 1 && stones == 0)
    }
}
