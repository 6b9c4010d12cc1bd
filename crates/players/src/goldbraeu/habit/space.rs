//! Expanding (G4).

use ::goldbraeu::{Action, SpaceSet};

use super::Mind;

/// Thalers of a plain space, and of one with a parasol (G8.2).
const SPACE: [f32; 2] = [4.0, 8.0];

impl Mind<'_> {
    /// The best way to expand once, and what it brings in all paydays.
    pub(in crate::goldbraeu) fn expand(&self) -> Option<(Action, f32)> {
        let free = self.grounds.free(self.board);
        let mut best: Option<(Action, f32)> = None;
        let mut all = SpaceSet::EMPTY;
        for garden in self.gardens() {
            let part = self.part(garden);
            let spaces = self.board.gardens[garden].spaces;
            all = all.union(spaces);
            if part <= 0.0 {
                continue;
            }
            for space in self.grounds.beside(spaces).and(free).iter() {
                let parasol = self.grounds.parasols.contains(space);
                let room = self.grounds.beside(SpaceSet::only(space)).and(free);
                let ahead = room.len() + room.and(self.grounds.parasols).len();
                let worth = self.paydays * part * (SPACE[usize::from(parasol)] + self.habit.room * ahead as f32);
                if best.is_none_or(|(_, most)| worth > most) {
                    best = Some((Action::Annex { garden, space }, worth));
                }
            }
        }
        for to in self.gardens() {
            let beside = self.grounds.beside(self.board.gardens[to].spaces).and(all);
            for from in self.gardens().filter(|&from| from != to) {
                let gain = self.part(to) - self.part(from);
                let spaces = self.board.gardens[from].spaces;
                if gain <= 0.0 {
                    continue;
                }
                for space in beside.and(spaces).iter() {
                    // More than one neighbour in its garden may mean that it holds others, which would fall off.
                    let front = self.grounds.fronts.contains(space);
                    if front || self.grounds.beside(SpaceSet::only(space)).and(spaces).len() > 1 {
                        continue;
                    }
                    let worth = self.paydays * gain * SPACE[usize::from(self.grounds.parasols.contains(space))];
                    if best.is_none_or(|(_, most)| worth > most) {
                        best = Some((Action::Shift { space, from, to }, worth));
                    }
                }
            }
        }
        best
    }
}
