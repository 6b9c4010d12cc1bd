//! Goldbräu in the terminal.

mod args;
mod board;
mod firms;
mod menu;
mod spaces;

use game_core::Seat;
use goldbraeu::{Action, Card, Cards, Firm, Garden, Phase, View};

pub(super) use self::args::Args;
use super::menu::Menu;
use super::scene::{Scene, parts};
use super::sight::GameSight;
use super::speech::{Speech, said};

/// The table.
pub(super) struct Square {
    view: View,
    legal: Vec<Action>,
}

impl Square {
    /// The table that an update shows.
    ///
    /// # Errors
    /// If it is not as documented.
    pub(super) fn read(sight: &GameSight) -> serde_json::Result<Self> {
        let (view, legal) = parts(sight)?;
        Ok(Self { view, legal })
    }

    fn title(&self, speech: &Speech) -> String {
        let board = &self.view.board;
        if board.day == 0 || matches!(board.phase, Phase::Keep { .. } | Phase::Bosses { .. }) {
            return said!(speech, "garden-week-before");
        }
        let day = said!(speech, &format!("garden-day-{}", board.day));
        said!(speech, "garden-week-now", "week" => board.week, "day" => &day, "start" => speech.name(board.start))
    }

    /// What is on offer, and what one has in hand.
    fn cards(&self, speech: &Speech) -> Vec<String> {
        let view = &self.view;
        let offers: Vec<String> = view.board.face_up.iter().flatten().map(|card| speech.named(card.id())).collect();
        let pile = usize::from(view.board.pile) + view.board.under.len();
        let pile = u16::try_from(pile).unwrap_or(u16::MAX);
        let mut lines = vec![
            line("garden-offers", &speech.list(&offers), speech),
            said!(speech, "garden-label-pile", "count" => pile),
            line("garden-hidden", &cards(view.hand, speech), speech),
        ];
        let known = view.board.known.iter().filter(|&(seat, known)| Some(seat) != view.seat && !known.is_empty());
        for (seat, known) in known {
            let (name, known) = (speech.name(seat), cards(known, speech));
            lines.push(said!(speech, "play-known", "name" => name, "cards" => &known));
        }
        lines
    }
}

/// Cards after what they are.
fn line(title: &str, cards: &str, speech: &Speech) -> String {
    said!(speech, "play-line", "title" => &said!(speech, title), "cards" => cards)
}

/// Cards in words.
fn cards(cards: Cards, speech: &Speech) -> String {
    let kinds = Card::ALL.into_iter().filter(|&card| cards.contains(card));
    let named = kinds.map(|card| match cards.count(card) {
        1 => speech.named(card.id()),
        many => format!("{many} × {}", speech.named(card.id())),
    });
    speech.list(&named.collect::<Vec<_>>())
}

/// The letter of a garden, as in map files.
fn letter(garden: Garden) -> char {
    match garden {
        Garden::Krug => 'K',
        Garden::Eiche => 'E',
        Garden::Baeren => 'B',
        Garden::Post => 'O',
        Garden::Hirschen => 'H',
        Garden::Adler => 'A',
    }
}

/// The short form of a firm: the letter of a garden, the first letters of a brewery.
fn key(firm: Firm) -> String {
    match firm.garden() {
        Some(garden) => letter(garden).to_lowercase().collect(),
        None => firm.id().chars().take(2).collect(),
    }
}

impl Scene for Square {
    fn picture(&self, you: Seat, speech: &Speech) -> String {
        let parts = [
            vec![self.title(speech), String::new()],
            self.board(speech),
            vec![String::new()],
            self.firms(speech),
            vec![String::new()],
            self.people(you, speech),
            vec![String::new()],
            self.cards(speech),
        ];
        parts.concat().join("\n")
    }

    fn question(&self, _you: Seat, speech: &Speech) -> Menu {
        self.menu(speech)
    }

    fn scores(&self) -> Vec<(i64, bool)> {
        let board = &self.view.board;
        let won = |seat| matches!(board.phase, Phase::Over { winners } if winners.contains(seat));
        board.money.iter().map(|(seat, money)| (money.into(), won(seat))).collect()
    }
}
