//! What a table looks like to a seat, in numbers.

use ::goldbraeu::{Board, Brewery, Card, Cards, Firm, SpaceSet};

use crate::goldbraeu::books::{Books, Grounds, SEATS};

/// How many numbers describe a seat.
pub const FEATURES: usize = 27;

/// How likely a lone stone is to be lost before the next payday, by the number of shares that are not stones yet.
const LOST: [f32; 7] = [0.0, 0.45, 0.25, 0.12, 0.06, 0.03, 0.0];

/// What a table looks like to each seat.
pub type Features = [[f32; FEATURES]; SEATS];

/// What of a firm is the same for all seats.
#[derive(Clone, Copy, Default)]
struct FirmLook {
    /// Thalers for each stone.
    each: f32,
    /// What of these is to be expected more, as few shares are sold.
    unsold: f32,
    /// What of these a lone stone may cost.
    lost: f32,
}

/// Describes a table on which these hidden cards are known.
pub(in crate::goldbraeu) fn features(grounds: &Grounds<'_>, board: &Board, hands: &[Cards; SEATS]) -> Features {
    let books = Books::new(grounds, board, hands);
    let now = books.payday(board, &books.now);
    let plain = books.payday(board, &books.plain);
    let free = grounds.free(board);
    let day = f32::from(board.day) / 7.0;
    let mut firms = [FirmLook::default(); Firm::COUNT];
    for (firm, look) in Firm::ALL.into_iter().zip(&mut firms) {
        let at = firm.index();
        let all = books.all[at].max(1);
        let hidden: u8 = hands.iter().map(|hand| hand.count(Card::from(firm))).sum();
        let to_come = f32::from(books.unset[at].saturating_sub(hidden));
        look.each = f32::from(books.plain[at] / u16::from(all));
        look.unsold = look.each * to_come / (f32::from(all) + to_come) / 20.0;
        look.lost = look.each * LOST[usize::from(books.unset[at]).min(6)] / 4.0;
    }
    let mut features = [[0.0; FEATURES]; SEATS];
    for (seat, money) in board.money.iter() {
        let me = seat.index();
        let it = &mut features[me];
        it[0] = f32::from(money) / 40.0;
        it[1] = now[me] / 40.0;
        it[2] = plain[me] / 40.0;
        it[5] = f32::from(board.stones_left[seat]) / 10.0;
        it[6] = f32::from(board.hand_sizes[seat]) / 4.0;
        let mut reach = SpaceSet::EMPTY;
        let mut bosses = 0.0;
        for firm in Firm::ALL {
            let at = firm.index();
            let stones = books.stones[at][me];
            let stake = books.stake[at][me];
            it[3] += firms[at].unsold * f32::from(stones);
            if stones == 1 {
                it[4] += firms[at].lost;
            }
            it[21] += stake * stake / 3.0;
            it[22] += f32::from(stones) / 16.0;
            let boss = board.firms[firm].boss;
            let mine = boss == Some(seat);
            let safe = books.majority(at, me);
            if let Some(garden) = firm.garden() {
                let supplier = Firm::from(board.gardens[garden].supplier).index();
                let part = (stake + books.stake[supplier][me]) / 2.0;
                if mine {
                    it[if safe { 7 } else { 8 }] += 0.4;
                    it[11] += part;
                    let beside = grounds.beside(board.gardens[garden].spaces).and(free);
                    reach = reach.union(beside);
                    let best = if beside.and(grounds.parasols).is_empty() { 1.0 } else { 2.0 };
                    if !beside.is_empty() {
                        it[13] = f32::max(it[13], best * part);
                    }
                } else {
                    it[12] += part;
                    if let Some(boss) = boss {
                        let boss = boss.index() % SEATS;
                        let his = (books.stake[at][boss] + books.stake[supplier][boss]) / 2.0;
                        it[23] += part * his;
                    }
                }
            } else if mine {
                it[if safe { 9 } else { 10 }] += 0.5;
            }
            if mine {
                bosses += 1.0;
            } else if stones > 0 && boss.is_none_or(|boss| !books.majority(at, boss.index() % SEATS)) {
                it[18] += stake / 2.0;
                it[19] += stake * f32::from(books.plain[at]) / 20.0;
            }
        }
        it[14] = reach.and(grounds.parasols).len() as f32 / 4.0;
        it[15] = reach.len() as f32 / 10.0;
        it[20] = bosses / 6.0;
        for brewery in Brewery::ALL {
            let firm = Firm::from(brewery);
            if board.firms[firm].boss != Some(seat) {
                continue;
            }
            for (garden, its) in board.gardens.iter() {
                if its.supplier != brewery && board.firms[Firm::from(garden)].boss == Some(seat) {
                    let old = Firm::from(its.supplier).index();
                    let more = books.stake[firm.index()][me] - books.stake[old][me];
                    it[16] += f32::from(books.plain[garden.index()]) * more.max(0.0) / 10.0;
                }
            }
        }
        let place = (me + books.seats - board.start.index()) % books.seats;
        it[17] = place as f32 / 3.0;
        it[24] = day;
        it[25] = if books.seats == 3 { 1.0 } else { 0.0 };
        it[26] = f32::from(board.pile) / 40.0;
    }
    features
}
