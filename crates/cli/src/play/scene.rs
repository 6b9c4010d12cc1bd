//! What each game brings to the terminal: its picture, its questions, its result.

use game_core::Seat;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::menu::Menu;
use super::screen::fit;
use super::sight::GameSight;
use super::speech::{Speech, said};
use crate::complaint::Complaint;

/// A game as one seat sees it at one moment.
pub(crate) trait Scene {
    /// The table, at most 80 columns wide.
    fn picture(&self, you: Seat, speech: &Speech) -> String;

    /// The question that is asked, with every legal action among its answers.
    fn question(&self, you: Seat, speech: &Speech) -> Menu;

    /// By seat: the score, and whether it won.
    fn scores(&self) -> Vec<(i64, bool)>;

    /// The result, the best first.
    fn standing(&self, speech: &Speech) -> Vec<String> {
        let mut scores: Vec<(Seat, (i64, bool))> = Seat::all(Seat::MAX).zip(self.scores()).collect();
        scores.sort_by_key(|&(_, (score, won))| (!won, -score));
        let line = |(seat, (score, won)): (Seat, (i64, bool))| {
            let rank = 1 + scores.iter().filter(|(_, (other, _))| *other > score).count();
            let winner = if won { format!("  {}", said!(speech, "status-winner")) } else { String::new() };
            format!("{rank:>2}. {} {:>4}{winner}", fit(speech.name(seat), 24), crate::out::mugs(score))
        };
        scores.iter().copied().map(line).collect()
    }
}

/// A game that can be played in the terminal.
#[derive(Clone, Copy)]
pub(crate) struct Parlour {
    /// The game's name in the protocol.
    pub(crate) id: &'static str,
    /// Its computer players, the strongest first.
    pub(super) players: &'static [&'static str],
    read: fn(&GameSight) -> serde_json::Result<Box<dyn Scene>>,
}

impl Parlour {
    pub(crate) const ALL: [Self; 2] = [
        Self {
            id: <polterfass::Polterfass as game_core::Game>::ID,
            players: &players::polterfass::NAMES,
            read: |sight| Ok(Box::new(super::polterfass::Tavern::read(sight)?)),
        },
        Self {
            id: <goldbraeu::Goldbraeu as game_core::Game>::ID,
            players: &players::goldbraeu::NAMES,
            read: |sight| Ok(Box::new(super::goldbraeu::Square::read(sight)?)),
        },
    ];

    /// The game of this name.
    pub(crate) fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|parlour| parlour.id == id)
    }

    /// The game as it is.
    ///
    /// # Errors
    /// If it is not as documented.
    pub(crate) fn scene(&self, sight: &GameSight) -> Result<Box<dyn Scene>, Complaint> {
        (self.read)(sight).map_err(|error| Complaint::input("update", error))
    }
}

/// A view with its legal actions.
pub(super) fn parts<V: DeserializeOwned, A: DeserializeOwned>(sight: &GameSight) -> serde_json::Result<(V, Vec<A>)> {
    let actions = sight.legal.iter().map(|action| serde_json::from_value(action.clone()));
    Ok((serde_json::from_value(sight.view.clone())?, actions.collect::<serde_json::Result<_>>()?))
}

/// An action as it is sent.
pub(super) fn sent(action: impl serde::Serialize) -> Value {
    serde_json::to_value(action).unwrap_or_default()
}
