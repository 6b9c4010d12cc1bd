//! What a table is worth to a seat, in thalers.

use ::goldbraeu::payday::Payday;
use ::goldbraeu::{Board, Card, Cards, Figure, Firm, Goldbraeu, Phase};
use game_core::{Game as _, Seat};

/// How many days a week has (G3.1).
const DAYS: f64 = 7.0;
/// How many weeks the game has (G3.1).
const WEEKS: f64 = 3.0;
/// What it is worth for each payday to have the boss of a garden: whoever has it decides how the garden grows.
const GARDEN_BOSS: f64 = 1.0;
/// The same for a brewery, which its boss can bring new gardens.
const BREWERY_BOSS: f64 = 1.5;
/// What part of it a boss is worth without a stone of its owner beside it.
const WITHOUT_STONES: f64 = 0.2;
/// By how much later paydays bring more than one now would, as gardens grow.
const GROWTH: f64 = 1.4;
/// How likely a figure is to stand still until the next payday, on its eve.
const STAYS: f64 = 0.8;
/// How much of a boss's worth is left if others together have as many stones, so that anybody may take it away.
const UNSAFE: f64 = 0.2;
/// How likely a lone stone is to be lost before the next payday, by the number of shares that are not stones yet.
const LOST: [f64; 7] = [0.0, 0.45, 0.25, 0.12, 0.06, 0.03, 0.0];
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
        let pay = self.game.forecast(board);
        // The figures will have walked on by the next payday but one, and are likely to by the next one.
        let stays = f64::from(board.day) / DAYS * STAYS;
        let this_week = |seat| Self::with_figures(board, &pay, seat, stays);
        let later = (WEEKS - f64::from(board.week)).max(0.0);
        self.lead(board, |seat| {
            let each = Self::with_figures(board, &pay, seat, 0.0);
            let paydays = 1.0 + later;
            let risk = self.lone_stones(board, &pay, seat);
            f64::from(board.money[seat])
                + this_week(seat)
                + later * each * GROWTH
                + paydays * (self.bosses(board, seat) - risk)
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
    fn with_figures(board: &Board, pay: &Payday, seat: Seat, part: f64) -> f64 {
        let mut thalers = f64::from(pay.totals[seat]);
        for (figure, change) in [(Figure::Waitress, -20.0), (Figure::Drunkard, 12.0)] {
            let garden = board.figures.of(figure);
            let share = |firm: Firm| {
                let firm = &board.firms[firm];
                let all = f64::from(firm.all_stones()).max(1.0);
                f64::from(firm.stones[seat]) / all
            };
            let supplier = board.gardens[garden].supplier;
            thalers += (1.0 - part) * change / 2.0 * (share(garden.into()) + share(supplier.into()));
        }
        thalers
    }

    /// What the bosses of a seat are worth for a payday, besides their salary.
    fn bosses(&self, board: &Board, seat: Seat) -> f64 {
        let own = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss == Some(seat));
        own.map(|firm| {
            let firm_board = &board.firms[firm];
            let worth = if firm.garden().is_some() { GARDEN_BOSS } else { BREWERY_BOSS };
            let stake = f64::from(firm_board.stones[seat]) / f64::from(firm_board.all_stones()).max(1.0);
            let safe = if firm_board.has_majority(seat) || firm_board.fresh { 1.0 } else { UNSAFE };
            worth * (WITHOUT_STONES + stake) * safe
        })
        .sum()
    }

    /// What the lone stones of a seat may cost it at a payday (G7.1).
    fn lone_stones(&self, board: &Board, pay: &Payday, seat: Seat) -> f64 {
        let lone = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].stones[seat] == 1);
        lone.map(|firm| {
            let unset = self.game.unset(board, firm);
            let per_stone = match (firm.garden(), firm.brewery()) {
                (Some(garden), _) => pay.gardens[garden].split.per_stone,
                (_, Some(brewery)) => pay.breweries[brewery].split.per_stone,
                _ => 0,
            };
            LOST[usize::from(unset).min(6)] * f64::from(per_stone)
        })
        .sum()
    }
}

/// How many seats play.
pub(super) fn seats(game: &Goldbraeu) -> impl Iterator<Item = Seat> {
    Seat::all(game.seats())
}
