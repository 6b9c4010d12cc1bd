//! Computer players: asked with the view of their seat, they think elsewhere and act after a while.

use game_core::Seat;
use referee::{Actor, Command, Millis};
use serde_json::Value;

use super::{Ask, Broken, TableTask};
use crate::secret::random_in;

/// Who decides when a computer player fails to.
const LAST_RESORT: &str = "random";

/// What a computer player is going to do.
pub(crate) struct Plan {
    /// The prompt that it answers.
    asked: u64,
    /// When it acts. Drawn before it thinks, so the pause tells nothing of the hand.
    at: Millis,
    thought: Thinking,
}

enum Thinking {
    Thinks {
        last_resort: bool,
    },
    Decided {
        action: Value,
        last_resort: bool,
    },
    /// Even the last resort failed; a person has to act for the seat.
    GaveUp,
}

impl TableTask {
    /// Asks the computer players that have to act and have not been asked yet.
    pub(super) fn plan(&mut self) {
        for (seat, player) in self.table.computers_to_act() {
            let Some(asked) = self.table.asked(seat).map(|asked| asked.n) else { continue };
            if self.plans[seat].as_ref().is_none_or(|plan| plan.asked != asked) {
                let pause = random_in(*self.hub.pace.0.start(), *self.hub.pace.0.end());
                let at = self.hub.clock.now() + pause;
                self.plans[seat] = Some(Plan { asked, at, thought: Thinking::Thinks { last_resort: false } });
                self.think(seat, asked, &player);
            }
        }
    }

    fn think(&self, seat: Seat, asked: u64, player: &str) {
        let (Some(thought), Some(mailbox)) = (self.table.thought(seat, player), self.mailbox.upgrade()) else { return };
        let thinkers = self.hub.thinkers.clone();
        self.hub.tasks.spawn(async move {
            let Ok(_permit) = thinkers.acquire_owned().await else { return };
            let action = tokio::task::spawn_blocking(thought).await.ok().flatten();
            // If the table is gone, whoever wakes it asks again.
            let _ = mailbox.send(Ask::Thought { seat, asked, action }).await;
        });
    }

    pub(super) fn thought(&mut self, seat: Seat, asked: u64, action: Option<Value>) {
        let Some(plan) = self.plans[seat].as_mut().filter(|plan| plan.asked == asked) else { return };
        let Thinking::Thinks { last_resort } = plan.thought else { return };
        match action {
            Some(action) => plan.thought = Thinking::Decided { action, last_resort },
            None => self.fall_back(seat, asked, last_resort),
        }
    }

    fn fall_back(&mut self, seat: Seat, asked: u64, last_resort: bool) {
        tracing::error!(table = %self.id, %seat, last_resort, "a computer player failed to decide");
        let thought = if last_resort { Thinking::GaveUp } else { Thinking::Thinks { last_resort: true } };
        if let Some(plan) = &mut self.plans[seat] {
            plan.thought = thought;
        }
        if !last_resort {
            self.think(seat, asked, LAST_RESORT);
        }
    }

    /// When the next computer player acts; those that still think will be heard of.
    pub(super) fn next_plan(&self) -> Option<Millis> {
        let computers = self.table.computers_to_act();
        let plans = computers.iter().filter_map(|&(seat, _)| self.plans[seat].as_ref());
        plans
            .filter_map(|plan| match plan.thought {
                Thinking::Decided { .. } => Some(plan.at),
                Thinking::Thinks { .. } => Some(Millis::MAX),
                Thinking::GaveUp => None,
            })
            .min()
    }

    /// Lets those act whose time has come.
    pub(super) async fn act_for_computers(&mut self, now: Millis) -> Result<(), Broken> {
        for (seat, _) in self.table.computers_to_act() {
            let prompt = self.table.asked(seat).map(|asked| asked.n);
            let Some(plan) = self.plans[seat].take_if(|plan| plan.at <= now && Some(plan.asked) == prompt) else {
                continue;
            };
            let Plan { asked, at, thought: Thinking::Decided { action, last_resort } } = plan else {
                self.plans[seat] = Some(plan);
                continue;
            };
            let command = Command::Act { action: action.clone(), asked: Some(asked) };
            if let Err(error) = self.step(Actor::Computer(seat), None, None, command).await? {
                match error.code.as_str() {
                    // The seat was taken back, or the store can't write: later, perhaps.
                    "too_late" | "already_decided" | "not_yours" | "not_playing" | "table_closed" => {}
                    "store_full" | "read_only" | "internal" | "shutting_down" => {
                        let thought = Thinking::Decided { action, last_resort };
                        self.plans[seat] = Some(Plan { asked, at: now + RETRY, thought });
                    }
                    _ => {
                        self.plans[seat] = Some(Plan { asked, at, thought: Thinking::GaveUp });
                        self.fall_back(seat, asked, last_resort);
                    }
                }
            }
        }
        Ok(())
    }
}

/// When to try again if the store could not write.
pub(super) const RETRY: Millis = 5_000;
