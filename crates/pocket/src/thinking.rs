//! Computer players on a device: one thinks at a time, and each acts when its pause is over.

use game_core::{PerSeat, Seat};
use protocol::{Advice, ErrorBody};
use referee::{Actor, Command, Millis, Stage};
use serde_json::Value;
use tables::{Pace, Slots, pause};

use crate::keeper::{Keeper, Step, YOU};

/// How long a computer player may think, in milliseconds: longer than a pause, as a phone is slow.
const LONGEST: f64 = 900.0;
/// How long those may think together who act one after the other.
const TOGETHER: f64 = 2_000.0;
/// How long the adviser may think.
const ADVICE: f64 = 800.0;

/// What the computer players are about to do.
pub(crate) struct Minds {
    pace: Pace,
    /// So many strengths lower they play.
    stumbles: usize,
    plans: PerSeat<Option<Plan>>,
    /// How much of [`TOGETHER`] is left before the person's next step.
    left: f64,
}

struct Plan {
    /// The prompt that it answers.
    asked: u64,
    at: Millis,
    action: Option<Value>,
}

impl Minds {
    pub(crate) fn new(pace: Pace, stumbles: usize) -> Self {
        Self { pace, stumbles, plans: PerSeat([const { None }; Seat::MAX]), left: TOGETHER }
    }
}

impl Keeper {
    /// When [`turn`](Self::turn) is to be called next; none if the table waits for the person, or for nobody.
    pub fn next(&mut self, now: Millis) -> Option<Millis> {
        let computers = self.table.computers_to_act();
        if computers.is_empty() {
            self.minds.left = TOGETHER;
        }
        for seat in Seat::all(Seat::MAX) {
            let prompt = self.table.asked(seat).filter(|_| computers.iter().any(|(other, _)| *other == seat));
            let plan = &mut self.minds.plans[seat];
            plan.take_if(|plan| prompt.is_none_or(|prompt| prompt.n != plan.asked));
            if let (Some(prompt), None) = (prompt, &plan) {
                let slots =
                    Slots::after(now, pause(&self.minds.pace, self.table.moment(), self.secret(), prompt.n, seat));
                self.minds.plans[seat] = Some(Plan { asked: prompt.n, at: slots.first(), action: None });
            }
        }
        let plans = computers.iter().filter_map(|&(seat, _)| self.minds.plans[seat].as_ref());
        plans.map(|plan| if plan.action.is_some() { plan.at } else { now }).min()
    }

    /// Lets one computer player think, or act whose time has come. `clock` tells the time in milliseconds from any beginning.
    pub fn turn(&mut self, now: Millis, clock: &mut dyn FnMut() -> f64) -> Step {
        let waiting = self.table.computers_to_act();
        for (seat, player) in &waiting {
            if self.minds.plans[*seat].as_ref().is_some_and(|plan| plan.action.is_none()) {
                self.think(*seat, player, waiting.len(), clock);
                return Step::default();
            }
        }
        for (seat, _) in waiting {
            let Some(plan) = self.minds.plans[seat].take_if(|plan| plan.at <= now) else { continue };
            let Some(action) = plan.action else { continue };
            return self.propose(Actor::Computer(seat), None, Command::Act { action, asked: Some(plan.asked) }, now);
        }
        Step::default()
    }

    fn think(&mut self, seat: Seat, player: &str, sharing: usize, clock: &mut dyn FnMut() -> f64) {
        let begun = clock();
        #[allow(clippy::cast_precision_loss, reason = "there are six seats")]
        let until = begun + LONGEST.min(self.minds.left / sharing as f64);
        let entropy = self.entropy();
        let thought = self.weaker(player).and_then(|player| self.table.thought(seat, player, entropy));
        let action = thought.and_then(|thought| thought(&mut || clock() < until).ok());
        self.minds.left = (self.minds.left - (clock() - begun)).max(0.0);
        let lot = self.entropy();
        let action = action.or_else(|| self.table.lot(seat, lot));
        if let Some(plan) = &mut self.minds.plans[seat] {
            plan.action = action;
        }
    }

    /// Whoever plays for this name, some strengths lower if thoughts have come to grief.
    fn weaker(&self, player: &str) -> Option<&'static str> {
        let mut player = self.table.player_from(player, &|_| true)?;
        for _ in 0..self.minds.stumbles {
            let above = player;
            player = self.table.player_from(above, &|name| name != above)?;
        }
        Some(player)
    }

    /// What each action of the person is worth.
    ///
    /// # Errors
    /// As the server refuses it.
    pub fn advice(&mut self, clock: &mut dyn FnMut() -> f64) -> Result<Advice, ErrorBody> {
        match self.standing() {
            _ if !self.table.options().advice => return Err(ErrorBody::new("advice_off")),
            (Stage::Closed, _) => return Err(ErrorBody::new("table_closed")),
            (Stage::Lobby | Stage::Over, _) => return Err(ErrorBody::new("not_playing")),
            (Stage::Playing, false) => return Err(ErrorBody::new("not_your_turn")),
            (Stage::Playing, true) => {}
        }
        let entropy = self.entropy_aside();
        let thought = self.table.advice(YOU, entropy).ok_or_else(|| ErrorBody::new("internal"))?;
        let until = clock() + ADVICE;
        thought(&mut || clock() < until).map_err(|_| ErrorBody::new("internal"))
    }
}
