//! Polterfass in the terminal.

mod args;
mod menu;

use game_core::Seat;
use polterfass::{Action, Barrel, BarrelSet, BarrelView, End, PhaseView, View};

pub(super) use self::args::Args;
use super::menu::Menu;
use super::scene::{Scene, parts};
use super::screen::fit;
use super::sight::GameSight;
use super::speech::{Speech, said};
use crate::out::mugs;

/// The table.
pub(super) struct Tavern {
    view: View,
    legal: Vec<Action>,
}

impl Tavern {
    /// The table that an update shows.
    ///
    /// # Errors
    /// If it is not as documented.
    pub(super) fn read(sight: &GameSight) -> serde_json::Result<Self> {
        let (view, legal) = parts(sight)?;
        Ok(Self { view, legal })
    }

    /// The barrels that stand, and those of them with the large end on top.
    fn standing(&self) -> (BarrelSet, BarrelSet) {
        let of = |wanted: fn(End) -> bool| {
            self.barrels(move |view| matches!(view, BarrelView::Standing { up, .. } if wanted(up)))
        };
        (of(|_| true), of(|up| up == End::Large))
    }

    fn barrels(&self, wanted: impl Fn(BarrelView) -> bool) -> BarrelSet {
        let barrels = (0..Barrel::COUNT).filter_map(Barrel::new).zip(&self.view.barrels);
        barrels.filter(|&(_, &view)| wanted(view)).map(|(barrel, _)| barrel).collect()
    }

    /// What these barrels show if they stand.
    fn tops(&self, barrels: BarrelSet, speech: &Speech) -> String {
        let (_, large) = self.standing();
        let tops = barrels.tops(large).into_iter().map(|top| match top {
            polterfass::Top::Number(number) => number.to_string(),
            polterfass::Top::Double => said!(speech, "barrel-double-plain"),
            polterfass::Top::Spoiled => said!(speech, "barrel-spoiled-plain"),
        });
        tops.collect::<Vec<_>>().join(" ")
    }

    fn barrel_lines(&self, speech: &Speech) -> Vec<String> {
        let (standing, large) = self.standing();
        let fresh = self.barrels(|view| matches!(view, BarrelView::Standing { fresh: true, .. }));
        let older = self.tops(standing.minus(fresh), speech);
        let new = self.tops(fresh, speech);
        let shown = match (older.as_str(), new.as_str()) {
            ("", "") => said!(speech, "set-aside-empty"),
            (older, "") => older.to_owned(),
            ("", new) => said!(speech, "play-fresh", "tops" => new),
            (older, new) => format!("{older}  {}", said!(speech, "play-fresh", "tops" => new)),
        };
        let sum = standing.sum(large);
        let mut lines = vec![said!(speech, "play-standing", "tops" => &shown, "sum" => sum)];
        for (id, place) in [("play-lying", BarrelView::Lying), ("play-cup", BarrelView::Cup)] {
            let there = self.barrels(|view| view == place);
            if !there.is_empty() {
                lines.push(said!(speech, id, "barrels" => &ends(there, speech)));
            }
        }
        lines
    }

    /// What somebody at the table is up to.
    fn status(&self, seat: Seat, you: Seat, speech: &Speech) -> String {
        let view = &self.view;
        let mut words = Vec::new();
        if seat == you {
            words.push(said!(speech, "status-you"));
        }
        if view.innkeeper == Some(seat) {
            words.push(said!(speech, "status-innkeeper"));
        } else if seat == you && view.order.is_some() {
            words.extend(view.order.map(|order| said!(speech, "status-your-order", "sum" => order.sum())));
        } else if let Some(Some(backs)) = view.backs.get(seat.index()) {
            words.push(said!(speech, "status-cards", "count" => *backs));
        } else if view.laid.contains(seat) {
            words.push(said!(speech, "status-ordered"));
        } else if view.phase == PhaseView::Ordering {
            words.push(said!(speech, "status-ordering"));
        }
        words.join(", ")
    }
}

/// Barrels by their two ends.
fn ends(barrels: BarrelSet, speech: &Speech) -> String {
    let named = barrels.iter().map(|barrel| match Barrel::LARGE.get(barrel.index()) {
        Some(large) => format!("{large}/{}", 11 - large),
        None => said!(speech, "play-special"),
    });
    named.collect::<Vec<_>>().join(" ")
}

impl Scene for Tavern {
    fn picture(&self, you: Seat, speech: &Speech) -> String {
        let view = &self.view;
        let title = said!(speech, "play-round", "round" => view.round, "goal" => view.setup.goal);
        let people = Seat::all(view.totals.len()).zip(&view.totals).map(|(seat, &total)| {
            let name = fit(speech.name(seat), 24);
            format!("{:>2}  {name} {:>4}  {}", seat.index() + 1, mugs(total.into()), self.status(seat, you, speech))
        });
        // Before the first roll the barrels lie as the round before left them, which means nothing any more.
        let barrels = match view.phase {
            PhaseView::FirstRoll => Vec::new(),
            _ => [vec![String::new()], self.barrel_lines(speech)].concat(),
        };
        let lines = [title].into_iter().chain(people).chain(barrels);
        lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn question(&self, _you: Seat, speech: &Speech) -> Menu {
        self.menu(speech)
    }

    fn scores(&self) -> Vec<(i64, bool)> {
        let won = |seat| matches!(self.view.phase, PhaseView::Over { winners } if winners.contains(seat));
        let totals = Seat::all(self.view.totals.len()).zip(&self.view.totals);
        totals.map(|(seat, &total)| (total.into(), won(seat))).collect()
    }
}
