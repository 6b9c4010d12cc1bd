//! What each firm brings, and to whom, as a table lies.

use ::goldbraeu::{Board, Card, Cards, Figure, Firm, Garden, Goldbraeu, SpaceSet};
use game_core::{Game as _, Seat};

/// The most seats at a table.
pub(super) const SEATS: usize = 4;
/// Thalers of a plain space; a parasol brings as much again (G8.2).
const SPACE: u16 = 4;
const DRUNKARD: u16 = 12;
const WAITRESS: u16 = 20;

/// What part of a firm a stone is, by the number of stones.
const PARTS: [f32; 8] = [1.0, 1.0, 1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0, 1.0 / 5.0, 1.0 / 6.0, 1.0 / 7.0];

/// What of a game never changes, looked up once.
pub(super) struct Grounds<'a> {
    pub(super) game: &'a Goldbraeu,
    pub(super) spaces: SpaceSet,
    pub(super) parasols: SpaceSet,
    pub(super) fronts: SpaceSet,
}

impl<'a> Grounds<'a> {
    pub(super) fn new(game: &'a Goldbraeu) -> Self {
        let map = &game.setup().map;
        let fronts = map.fronts().0.into_iter().collect();
        Self { game, spaces: map.spaces(), parasols: map.parasols(), fronts }
    }

    /// The spaces beside these.
    pub(super) fn beside(&self, spaces: SpaceSet) -> SpaceSet {
        let map = &self.game.setup().map;
        spaces.iter().fold(SpaceSet::EMPTY, |all, space| all.union(map.neighbours(space))).minus(spaces)
    }

    /// The spaces that belong to no garden.
    pub(super) fn free(&self, board: &Board) -> SpaceSet {
        board.gardens.0.iter().fold(self.spaces, |free, garden| free.minus(garden.spaces))
    }
}

/// Stones, stakes and takings. Hidden cards that are told count as stones, as they will be stones by the next payday.
#[derive(Clone)]
pub(super) struct Books {
    pub(super) seats: usize,
    /// Stones by firm and seat.
    pub(super) stones: [[u8; SEATS]; Firm::COUNT],
    /// Stones by firm.
    pub(super) all: [u8; Firm::COUNT],
    /// Shares by firm that are no stones yet, told or not.
    pub(super) unset: [u8; Firm::COUNT],
    /// What part of each firm is each seat's.
    pub(super) stake: [[f32; SEATS]; Firm::COUNT],
    /// What each firm has to divide if no figure stands anywhere: half of its takings, or what it is brought.
    pub(super) plain: [u16; Firm::COUNT],
    /// What each firm has to divide as the figures stand.
    pub(super) now: [u16; Firm::COUNT],
}

impl Books {
    pub(super) fn new(grounds: &Grounds<'_>, board: &Board, hands: &[Cards; SEATS]) -> Self {
        let seats = board.money.seats();
        let mut books = Self {
            seats,
            stones: [[0; SEATS]; Firm::COUNT],
            all: [0; Firm::COUNT],
            unset: [0; Firm::COUNT],
            stake: [[0.0; SEATS]; Firm::COUNT],
            plain: [0; Firm::COUNT],
            now: [0; Firm::COUNT],
        };
        for (stones, firm) in books.stones.iter_mut().zip(&board.firms.0) {
            for (place, there) in stones.iter_mut().zip(firm.stones.as_slice()) {
                *place = *there;
            }
        }
        for ((seat, &hand), &left) in hands.iter().enumerate().zip(board.stones_left.as_slice()) {
            let mut left = left;
            for firm in Firm::ALL.into_iter().filter(|_| !hand.is_empty()) {
                let hidden = hand.count(Card::from(firm)).min(left);
                left -= hidden;
                books.stones[firm.index()][seat] += hidden;
            }
        }
        for firm in Firm::ALL {
            let at = firm.index();
            let stones = books.stones[at];
            books.all[at] = stones.iter().sum();
            books.unset[at] = grounds.game.unset(board, firm);
            let part = PARTS[usize::from(books.all[at]) % PARTS.len()];
            books.stake[at] = stones.map(|stones| f32::from(stones) * part);
        }
        for garden in Garden::ALL {
            let spaces = board.gardens[garden].spaces;
            let plain = SPACE * (spaces.len() + spaces.and(grounds.parasols).len()) as u16;
            let lost = if board.figures.of(Figure::Drunkard) == garden { DRUNKARD.min(plain) } else { 0 };
            let gained = if board.figures.of(Figure::Waitress) == garden { WAITRESS } else { 0 };
            let supplier = Firm::from(board.gardens[garden].supplier).index();
            let now = (plain - lost + gained) / 2;
            books.plain[garden.index()] = plain / 2;
            books.now[garden.index()] = now;
            books.plain[supplier] += plain / 2;
            books.now[supplier] += now;
        }
        books
    }

    /// What a payday brings everybody if firms divide so much (G8.4).
    pub(super) fn payday(&self, board: &Board, divided: &[u16; Firm::COUNT]) -> [f32; SEATS] {
        let mut paid = [0_u16; SEATS];
        for firm in Firm::ALL {
            let at = firm.index();
            let stones = u16::from(self.all[at]);
            let each = divided[at].checked_div(stones).unwrap_or(0);
            let rest = divided[at] - each * stones;
            for (paid, stones) in paid.iter_mut().zip(self.stones[at]) {
                *paid += each * u16::from(stones);
            }
            if let Some(boss) = board.firms[firm].boss {
                paid[boss.index() % SEATS] += rest;
            }
        }
        paid.map(f32::from)
    }

    pub(super) fn majority(&self, firm: usize, seat: usize) -> bool {
        2 * self.stones[firm][seat] > self.all[firm]
    }
}

/// Nobody's cards are told.
pub(super) const NOTHING_TOLD: [Cards; SEATS] = [Cards::EMPTY; SEATS];

/// Only these cards of this seat are told.
pub(super) fn told(seat: Seat, hand: Cards) -> [Cards; SEATS] {
    let mut hands = NOTHING_TOLD;
    hands[seat.index() % SEATS] = hand;
    hands
}
