//! What a table looks like to a seat, in numbers.

use ::goldbraeu::{Board, Brewery, Card, Cards, Firm, SpaceSet};

use crate::goldbraeu::books::{Books, Grounds, SEATS};

/// How many numbers describe a seat.
pub const FEATURES: usize = 27;

/// How likely a lone stone is to be lost before the next payday, by the number of shares that are not stones yet.
const LOST: [f32; 7] = [0.0, 0.45, 0.25, 0.12, 0.06, 0.03, 0.0];

/// What a table looks like to each seat.
pub type Features = [[f32; FEATURES]; SEATS];

/// How the table looks to a seat. All numbers are scaled to be of about the size of 1.
#[derive(Clone, Copy, Default)]
struct Look {
    /// Thalers.
    money: f32,
    /// What a payday would bring if it were now.
    payday: f32,
    /// The same without the figures.
    plain: f32,
    /// What its stones bring, weighted by the part of each firm that is still to be had.
    unsold: f32,
    /// What lone stones may cost.
    lone: f32,
    /// Unused stones.
    idle: f32,
    /// Cards in hand.
    hidden: f32,
    /// Gardens with its boss and its majority.
    safe_gardens: f32,
    /// Other gardens with its boss.
    gardens: f32,
    /// Breweries with its boss and its majority.
    safe_breweries: f32,
    /// Other breweries with its boss.
    breweries: f32,
    /// Its part of the takings of gardens with its boss, added up.
    own_part: f32,
    /// Its part of those of all other gardens.
    other_part: f32,
    /// The best that a garden of its own may grow by at once, by its part of it.
    growth: f32,
    /// Free parasols beside its gardens.
    parasols: f32,
    /// Free spaces beside its gardens.
    room: f32,
    /// What contracts may bring.
    contracts: f32,
    /// How late its turn is.
    turn: f32,
    /// Its parts of firms where it may set a boss against no majority.
    coups: f32,
    /// What these firms divide, by its part.
    booty: f32,
    /// Bosses on the board.
    bosses: f32,
    /// How much of single firms it has.
    focus: f32,
    /// Stones on the board, hidden cards among them.
    stones: f32,
    /// Its part of others' gardens, by that of the boss's owner, who will see to them.
    shared: f32,
    /// The day of the week.
    day: f32,
    /// Whether three play.
    three: f32,
    /// Cards that nobody knows.
    pile: f32,
}

impl Look {
    /// In the order that the weights are for.
    fn numbers(&self) -> [f32; FEATURES] {
        [
            self.money,
            self.payday,
            self.plain,
            self.unsold,
            self.lone,
            self.idle,
            self.hidden,
            self.safe_gardens,
            self.gardens,
            self.safe_breweries,
            self.breweries,
            self.own_part,
            self.other_part,
            self.growth,
            self.parasols,
            self.room,
            self.contracts,
            self.turn,
            self.coups,
            self.booty,
            self.bosses,
            self.focus,
            self.stones,
            self.shared,
            self.day,
            self.three,
            self.pile,
        ]
    }
}

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
    let mut looks = [Look::default(); SEATS];
    for (seat, money) in board.money.iter() {
        let me = seat.index();
        let it = &mut looks[me];
        it.money = f32::from(money) / 40.0;
        it.payday = now[me] / 40.0;
        it.plain = plain[me] / 40.0;
        it.idle = f32::from(board.stones_left[seat]) / 10.0;
        it.hidden = f32::from(board.hand_sizes[seat]) / 4.0;
        let mut reach = SpaceSet::EMPTY;
        let mut bosses = 0.0;
        for firm in Firm::ALL {
            let at = firm.index();
            let stones = books.stones[at][me];
            let stake = books.stake[at][me];
            it.unsold += firms[at].unsold * f32::from(stones);
            if stones == 1 {
                it.lone += firms[at].lost;
            }
            it.focus += stake * stake / 3.0;
            it.stones += f32::from(stones) / 16.0;
            let boss = board.firms[firm].boss;
            let mine = boss == Some(seat);
            let safe = books.majority(at, me);
            if let Some(garden) = firm.garden() {
                let supplier = Firm::from(board.gardens[garden].supplier).index();
                let part = (stake + books.stake[supplier][me]) / 2.0;
                if mine {
                    *(if safe { &mut it.safe_gardens } else { &mut it.gardens }) += 0.4;
                    it.own_part += part;
                    let beside = grounds.beside(board.gardens[garden].spaces).and(free);
                    reach = reach.union(beside);
                    let best = if beside.and(grounds.parasols).is_empty() { 1.0 } else { 2.0 };
                    if !beside.is_empty() {
                        it.growth = f32::max(it.growth, best * part);
                    }
                } else {
                    it.other_part += part;
                    if let Some(boss) = boss {
                        let boss = boss.index() % SEATS;
                        let his = (books.stake[at][boss] + books.stake[supplier][boss]) / 2.0;
                        it.shared += part * his;
                    }
                }
            } else if mine {
                *(if safe { &mut it.safe_breweries } else { &mut it.breweries }) += 0.5;
            }
            if mine {
                bosses += 1.0;
            } else if stones > 0 && boss.is_none_or(|boss| !books.majority(at, boss.index() % SEATS)) {
                it.coups += stake / 2.0;
                it.booty += stake * f32::from(books.plain[at]) / 20.0;
            }
        }
        it.parasols = reach.and(grounds.parasols).len() as f32 / 4.0;
        it.room = reach.len() as f32 / 10.0;
        it.bosses = bosses / 6.0;
        for brewery in Brewery::ALL {
            let firm = Firm::from(brewery);
            if board.firms[firm].boss != Some(seat) {
                continue;
            }
            for (garden, its) in board.gardens.iter() {
                if its.supplier != brewery && board.firms[Firm::from(garden)].boss == Some(seat) {
                    let old = Firm::from(its.supplier).index();
                    let more = books.stake[firm.index()][me] - books.stake[old][me];
                    it.contracts += f32::from(books.plain[garden.index()]) * more.max(0.0) / 10.0;
                }
            }
        }
        let place = (me + books.seats - board.start.index()) % books.seats;
        it.turn = place as f32 / 3.0;
        it.day = day;
        it.three = if books.seats == 3 { 1.0 } else { 0.0 };
        it.pile = f32::from(board.pile) / 40.0;
    }
    looks.map(|look| look.numbers())
}
