//! What a table is worth to a seat, in thalers.

use ::goldbraeu::{Board, Card, Cards, Figure, Firm, Goldbraeu, Phase};
use game_core::{Game as _, Seat};

use super::books::{Books, Grounds, NOTHING_TOLD, SEATS};

/// How many days a week has (G3.1).
const DAYS: f64 = 7.0;
/// How many weeks the game has (G3.1).
const WEEKS: f64 = 3.0;
// The weights were found by an evolution strategy in games against random players; what made no difference was left out again.

/// What it is worth for each payday to have the boss of a garden: whoever has it decides how the garden grows.
const GARDEN_BOSS: f64 = 1.6;
/// The same for a brewery, which its boss can bring new gardens.
const BREWERY_BOSS: f64 = 1.4;
/// What part of it a boss is worth without a stone of its owner beside it.
const WITHOUT_STONES: f64 = 0.13;
/// How much of a boss's worth is left if others together have as many stones, so that anybody may take it away.
const UNSAFE: f64 = 0.06;
/// By how much each payday brings more than the one before, as gardens grow.
const GROWTH: f64 = 1.2;
/// How much more of what a stone brings is to be expected of a firm all of whose other shares are still to be had: firms of
/// which little is sold divide their money among few.
const UNSOLD: f64 = 2.0;
/// How likely a figure is to stand still until the next payday, on its eve.
const STAYS: f64 = 0.8;
/// How likely a lone stone is to be lost before the next payday, by the number of shares that are not stones yet.
const LOST: [f64; 7] = [0.0, 0.45, 0.25, 0.12, 0.06, 0.03, 0.0];
/// What an unused stone costs in a week in which it might have lain on the board.
const IDLE_STONE: f64 = 1.8;
/// What a week's time is worth for each garden that a brewery may be brought by a contract, by the part of the brewery owned.
const CONTRACT: f64 = 0.6;
/// What a week's time is worth less for each garden whose boss is one's own that one's own brewery supplies already, by the
/// part of the brewery owned: there a contract has nothing to win.
const SUPPLIED: f64 = 1.0;
/// What is taken off for the others' luck: a part of what the best of them has.
const ENVY: f64 = 0.7;

/// Reckons what a table is worth to one seat that has these hidden cards.
#[derive(Clone, Copy)]
pub(super) struct Worth<'a> {
    pub(super) game: &'a Goldbraeu,
    pub(super) seat: Seat,
    pub(super) hand: Cards,
}

impl Worth<'_> {
    /// Thalers to be expected at the end, less a part of what the best of the others may expect.
    pub(super) fn of(&self, board: &Board) -> f64 {
        if let Phase::Over { .. } = board.phase {
            return self.lead(board, |seat| f64::from(board.money[seat]));
        }
        // Who has finished before a payday gets nothing for hidden cards this time (G8.1).
        let finished = matches!(board.phase, Phase::TurnOver { seat } if seat != self.seat);
        let board = &if finished { *board } else { self.turned_over(board) };
        let pay = Pay::new(self.game, board);
        // The figures will have walked on by the next payday but one, and are likely to by the next one.
        let stays = f64::from(board.day) / DAYS * STAYS;
        let this_week = |seat| Self::with_figures(board, &pay, seat, stays);
        let later = (WEEKS - f64::from(board.week)).max(0.0);
        let growth = if later > 1.0 { GROWTH + GROWTH * GROWTH } else { GROWTH * later };
        let weeks = later + (DAYS - f64::from(board.day)) / DAYS;
        self.lead(board, |seat| {
            let each = Self::with_figures(board, &pay, seat, 0.0) + UNSOLD * self.unsold(board, &pay, seat);
            let risk = self.lone_stones(board, &pay, seat);
            let time = Self::contracts(board, seat) - IDLE_STONE * f64::from(board.stones_left[seat]);
            f64::from(board.money[seat])
                + this_week(seat)
                + growth * each
                + (1.0 + later) * (self.bosses(board, seat) - risk)
                + weeks * time
        })
    }

    fn lead(&self, board: &Board, thalers: impl Fn(Seat) -> f64) -> f64 {
        let others = board.money.iter().map(|(seat, _)| seat).filter(|&seat| seat != self.seat);
        let best = others.map(&thalers).fold(0.0, f64::max);
        thalers(self.seat) - ENVY * best
    }

    /// The table after this seat's hidden cards became stones, as they do before a payday, if that does not fill a firm.
    fn turned_over(&self, board: &Board) -> Board {
        let mut board = *board;
        for firm in Firm::ALL {
            let shares = self.game.unset(&board, firm);
            for _ in 0..self.hand.count(Card::from(firm)).min(shares) {
                if board.stones_left[self.seat] == 0 {
                    return board;
                }
                board.stones_left[self.seat] -= 1;
                board.firms[firm].stones[self.seat] += 1;
            }
        }
        board
    }

    /// What a payday brings a seat, with only a part of what the figures do.
    fn with_figures(board: &Board, pay: &Pay, seat: Seat, part: f64) -> f64 {
        let mut thalers = f64::from(pay.totals[seat.index() % SEATS]);
        for (figure, change) in [(Figure::Waitress, -20.0), (Figure::Drunkard, 12.0)] {
            let garden = board.figures.of(figure);
            let supplier = board.gardens[garden].supplier;
            let stake = |firm| Self::stake(board, firm, seat);
            thalers += (1.0 - part) * change / 2.0 * (stake(garden.into()) + stake(supplier.into()));
        }
        thalers
    }

    /// What a payday brings a seat by firms of which shares are still to be had, weighted by the part to be had.
    fn unsold(&self, board: &Board, pay: &Pay, seat: Seat) -> f64 {
        let firms = Firm::ALL.into_iter().map(|firm| {
            let stones = f64::from(board.firms[firm].all_stones()).max(1.0);
            let unset = f64::from(self.game.unset(board, firm));
            let thalers = u16::from(board.firms[firm].stones[seat]) * pay.per_stone(firm);
            f64::from(thalers) * unset / (stones + unset)
        });
        firms.sum()
    }

    /// What part of a firm is the seat's.
    fn stake(board: &Board, firm: Firm, seat: Seat) -> f64 {
        let firm = &board.firms[firm];
        f64::from(firm.stones[seat]) / f64::from(firm.all_stones()).max(1.0)
    }

    /// The firms that have a boss of the seat's.
    fn bossed(board: &Board, seat: Seat) -> impl Iterator<Item = Firm> {
        Firm::ALL.into_iter().filter(move |&firm| board.firms[firm].boss == Some(seat))
    }

    /// What a week's time is worth for the contracts that the seat's bosses may sign (G5.8).
    fn contracts(board: &Board, seat: Seat) -> f64 {
        let worth = Self::bossed(board, seat).map(|firm| match (firm.garden(), firm.brewery()) {
            (Some(garden), _) => -SUPPLIED * Self::stake(board, board.gardens[garden].supplier.into(), seat),
            (_, Some(brewery)) => {
                let gardens = Self::bossed(board, seat).filter_map(Firm::garden);
                let to_win = gardens.filter(|&garden| board.gardens[garden].supplier != brewery).count();
                CONTRACT * to_win as f64 * Self::stake(board, firm, seat)
            }
            _ => 0.0,
        });
        worth.sum()
    }

    /// What the bosses of a seat are worth for a payday, besides their salary.
    fn bosses(&self, board: &Board, seat: Seat) -> f64 {
        let worth = Self::bossed(board, seat).map(|firm| {
            let firm_board = &board.firms[firm];
            let worth = if firm.garden().is_some() { GARDEN_BOSS } else { BREWERY_BOSS };
            let safe = if firm_board.has_majority(seat) || firm_board.fresh { 1.0 } else { UNSAFE };
            worth * (WITHOUT_STONES + Self::stake(board, firm, seat)) * safe
        });
        worth.sum()
    }

    /// What the lone stones of a seat may cost it at a payday (G7.1).
    fn lone_stones(&self, board: &Board, pay: &Pay, seat: Seat) -> f64 {
        let lone = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].stones[seat] == 1);
        lone.map(|firm| {
            let unset = self.game.unset(board, firm);
            LOST[usize::from(unset).min(6)] * f64::from(pay.per_stone(firm))
        })
        .sum()
    }
}

/// What a payday would bring if it were now.
struct Pay {
    totals: [f32; SEATS],
    /// By firm, for each stone.
    each: [u16; Firm::COUNT],
}

impl Pay {
    fn new(game: &Goldbraeu, board: &Board) -> Self {
        let books = Books::new(&Grounds::new(game), board, &NOTHING_TOLD);
        let mut each = [0; Firm::COUNT];
        for ((each, divided), &stones) in each.iter_mut().zip(books.now).zip(&books.all) {
            *each = divided.checked_div(stones.into()).unwrap_or(0);
        }
        Self { totals: books.payday(board, &books.now), each }
    }

    /// What a stone of a firm brings.
    fn per_stone(&self, firm: Firm) -> u16 {
        self.each[firm.index()]
    }
}

/// How many seats play.
pub(super) fn seats(game: &Goldbraeu) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats())
}
