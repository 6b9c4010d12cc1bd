//! The firms and the people, as tables.

use game_core::Seat;
use goldbraeu::{Figure, Firm};

use super::{Square, letter};
use crate::play::screen::{fit, right};
use crate::play::speech::{Speech, said};

/// Columns of the firms: name, stones of a seat, boss, each figure, sign.
const NAME: usize = 13;
const STONES: usize = 3;
const BOSS: usize = 11;
const FIGURE: usize = 10;
const SIGN: usize = 11;
/// Columns of the people: name, each figure.
const PERSON: usize = 20;
const COUNT: usize = 11;
/// What the figures do to a garden's takings (G8.2).
const DRUNKARD: &str = "\u{2212}12";
const WAITRESS: &str = "+20";

impl Square {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.board.money.seats())
    }

    /// Each firm with its stones, its boss, and what a payday would bring if it were now.
    pub(super) fn firms(&self, speech: &Speech) -> Vec<String> {
        let seats: String = self.seats().map(|seat| right(&(seat.index() + 1).to_string(), STONES)).collect();
        let header = format!(
            "  {}{seats}  {}{}{}  {}",
            fit(&said!(speech, "garden-pay-firm"), NAME),
            fit(&said!(speech, "play-boss"), BOSS),
            right(&said!(speech, "garden-pay-takings"), FIGURE),
            right(&said!(speech, "garden-pay-each"), FIGURE),
            said!(speech, "play-supplier"),
        );
        [header].into_iter().chain(Firm::ALL.into_iter().map(|firm| self.firm(firm, speech))).collect()
    }

    fn firm(&self, firm: Firm, speech: &Speech) -> String {
        let board = &self.view.board;
        let forecast = &self.view.forecast;
        let here = &board.firms[firm];
        let stones: String = here.stones.as_slice().iter().map(|&count| right(&figure(count.into()), STONES)).collect();
        let boss = here.boss.map_or_else(String::new, |seat| format!("{} {}", seat.index() + 1, speech.name(seat)));
        let (mark, takings, each, supplied) = match (firm.garden(), firm.brewery()) {
            (Some(garden), _) => {
                let pay = &forecast.gardens[garden];
                let supplier = speech.named(board.gardens[garden].supplier.id());
                let at = |figure, effect| if board.figures.of(figure) == garden { effect } else { "" };
                let effect = format!("{}{}", at(Figure::Drunkard, DRUNKARD), at(Figure::Waitress, WAITRESS));
                let supplied = format!("{} {effect}", fit(&supplier, SIGN));
                (letter(garden), pay.takings, pay.split.per_stone, supplied)
            }
            (None, Some(brewery)) => {
                let pay = &forecast.breweries[brewery];
                (' ', pay.received, pay.split.per_stone, String::new())
            }
            (None, None) => (' ', 0, 0, String::new()),
        };
        let line = format!(
            "{mark} {}{stones}  {}{}{}  {supplied}",
            fit(&speech.named(firm.id()), NAME),
            fit(&boss, BOSS),
            right(&takings.to_string(), FIGURE),
            right(&each.to_string(), FIGURE),
        );
        line.trim_end().to_owned()
    }

    /// Each person with their money and what they have left.
    pub(super) fn people(&self, you: Seat, speech: &Speech) -> Vec<String> {
        let board = &self.view.board;
        let words = ["play-money", "play-stones", "play-hidden", "play-bosses", "play-forecast"];
        let header: String = words.iter().map(|&id| right(&said!(speech, id), COUNT)).collect();
        let person = |seat: Seat| {
            let mine = if seat == you { format!(" ({})", said!(speech, "status-you")) } else { String::new() };
            let bosses = Firm::ALL.into_iter().filter(|&firm| board.firms[firm].boss == Some(seat)).count();
            let figures = [
                board.money[seat].into(),
                board.stones_left[seat].into(),
                board.hand_sizes[seat].into(),
                bosses,
                self.view.forecast.totals[seat].into(),
            ];
            let figures: String = figures.into_iter().map(|number: usize| right(&number.to_string(), COUNT)).collect();
            format!("{:>2}  {}{figures}", seat.index() + 1, fit(&format!("{}{mine}", speech.name(seat)), PERSON))
        };
        let header = format!("    {}{header}", " ".repeat(PERSON));
        [header].into_iter().chain(self.seats().map(person)).collect()
    }
}

/// Nothing is a dot, so that what is there stands out.
fn figure(number: usize) -> String {
    if number == 0 { ".".into() } else { number.to_string() }
}
