//! Computer players: asked with the view of their seat, they think elsewhere and act after a while.

use std::sync::{Arc, Weak};

use game_core::Seat;
use referee::{Actor, Command, Millis};
use serde_json::Value;
use tables::{Entropy, Failure, Slots, pause};

use super::{Ask, Broken, TableTask};
use crate::secret::random;

/// When to try again if the store could not write.
pub(super) const RETRY: Millis = 5_000;

/// So long before its step is due a player has to be done.
const MARGIN: Millis = 60;
/// Where the pause is shorter than this, a player thinks longer than it lasts.
const ENOUGH: Millis = 500;
/// How long it may then think in all.
const LONGEST: Millis = 1_000;
/// How long those may then think together who act one after the other, before they answer as soon as they can.
const CHAIN: Millis = 2_000;
/// After so many failures a player is replaced for the rest of the time that the table is awake.
const STRIKES: u32 = 2;

/// What a computer player is going to do.
pub(crate) struct Plan {
    /// The prompt that it answers.
    asked: u64,
    /// When it may act. Drawn before it thinks, so the pause tells nothing of the hand.
    slots: Slots,
    /// When it acts.
    at: Millis,
    /// Until when it may think.
    until: Millis,
    thought: Thinking,
    /// Dropped with the plan; then nobody thinks on, and what comes of it is not heard.
    wanted: Arc<()>,
}

enum Thinking {
    /// This player thinks.
    Thinks(&'static str),
    /// By this player; by lot if there is none.
    Decided(Value, Option<&'static str>),
    /// Not even a lot was taken; a person has to act for the seat.
    GaveUp,
}

impl TableTask {
    /// Asks the computer players that have to act and have not been asked yet; plans for what has passed are dropped.
    pub(super) fn plan(&mut self) {
        let computers = self.table.computers_to_act();
        for seat in Seat::all(Seat::MAX) {
            let prompt = self.table.asked(seat).filter(|_| computers.iter().any(|(other, _)| *other == seat));
            self.plans[seat].take_if(|plan| prompt.is_none_or(|prompt| prompt.n != plan.asked));
        }
        let now = self.hub.clock.now();
        let mut asked = Vec::new();
        for (seat, player) in computers {
            if let Some(prompt) = self.table.asked(seat).filter(|_| self.plans[seat].is_none()) {
                let pause = pause(&self.hub.pace, self.table.moment(), &self.secret, prompt.n, seat);
                asked.push((pause, seat, prompt.n, player));
            }
        }
        // Whoever acts first thinks first.
        asked.sort_unstable();
        for (pause, seat, asked, player) in asked {
            let slots = Slots::after(now, pause);
            let (at, until) = (slots.first(), self.time_to_think(now, pause));
            let wanted = Arc::new(());
            let plan = Plan { asked, slots, at, until, thought: Thinking::GaveUp, wanted };
            self.plans[seat] = Some(Box::new(plan));
            self.cast(seat, &player);
        }
    }

    /// Until when a player may think who is asked now. A pause is long enough for it; only where somebody has made pauses
    /// shorter does thinking go on beyond them, and then no longer for a whole chain of turns than for two.
    fn time_to_think(&mut self, now: Millis, pause: Millis) -> Millis {
        let by_pause = now + pause.saturating_sub(MARGIN);
        if pause >= ENOUGH {
            return by_pause;
        }
        let chain = *self.chain_until.get_or_insert(now + CHAIN);
        by_pause.max(chain.min(now + LONGEST))
    }

    /// Lets the player of this name think, or the next below it that has not failed too often; if there is none, the lot decides.
    fn cast(&mut self, seat: Seat, player: &str) {
        let strikes = &self.strikes;
        let may = |name: &str| strikes.get(name).is_none_or(|&strikes| strikes < STRIKES);
        let player = self.table.player_from(player, &may);
        let thought = player.and_then(|player| self.table.thought(seat, player, Entropy(random())));
        let (Some(player), Some(thought)) = (player, thought) else { return self.draw_lot(seat) };
        let Some(plan) = &mut self.plans[seat] else { return };
        plan.thought = Thinking::Thinks(player);
        plan.wanted = Arc::new(());
        let (mailbox, wanted) = (self.mailbox.clone(), Arc::downgrade(&plan.wanted));
        let then = move |action| {
            if let Some(mailbox) = mailbox.upgrade() {
                // If the table is gone, whoever wakes it asks again.
                let _ = mailbox.blocking_send(Box::new(Ask::Thought { seat, plan: wanted, action }));
            }
        };
        let thinking = self.hub.metrics.thinking.clone();
        let thought = move |go_on: &mut dyn FnMut() -> bool| thinking.measure(player, || thought(go_on));
        self.hub.thinkers.think(&self.id, plan.until, &plan.wanted, thought, then);
    }

    pub(super) fn thought(&mut self, seat: Seat, wanted: &Weak<()>, action: Result<Value, Failure>) {
        let now = self.hub.clock.now();
        let this = |plan: &&mut Plan| Weak::as_ptr(wanted) == Arc::as_ptr(&plan.wanted);
        let Some(plan) = self.plans[seat].as_deref_mut().filter(this) else { return };
        let Thinking::Thinks(player) = plan.thought else { return };
        match action {
            Ok(action) => {
                plan.at = plan.slots.from(now);
                plan.thought = Thinking::Decided(action, Some(player));
            }
            Err(failure) => self.replace(seat, player, failure),
        }
    }

    /// The next below takes the place of a player that failed: for this decision, and after a second time for good.
    fn replace(&mut self, seat: Seat, player: &'static str, failure: Failure) {
        let Some(asked) = self.plans[seat].as_ref().map(|plan| plan.asked) else { return };
        let strikes = self.strikes.entry(player.to_owned()).or_default();
        *strikes += 1;
        self.hub.metrics.thinking.failed(player);
        let (table, game, version) = (&self.id, self.table.game(), env!("CARGO_PKG_VERSION"));
        let next = self.table.player_from(player, &|name| name != player);
        let replaced = "a computer player is replaced";
        tracing::error!(%table, game, %seat, asked, player, %failure, strikes, next, version, "{replaced}");
        match next {
            Some(next) => self.cast(seat, next),
            None => self.draw_lot(seat),
        }
    }

    fn draw_lot(&mut self, seat: Seat) {
        let lot = self.table.lot(seat, Entropy(random()));
        if let Some(plan) = &mut self.plans[seat] {
            plan.thought = lot.map_or(Thinking::GaveUp, |action| Thinking::Decided(action, None));
        }
    }

    /// When the next computer player acts; those that still think will be heard of.
    pub(super) fn next_plan(&self) -> Option<Millis> {
        let computers = self.table.computers_to_act();
        let plans = computers.iter().filter_map(|&(seat, _)| self.plans[seat].as_ref());
        plans
            .filter_map(|plan| match plan.thought {
                Thinking::Decided(..) => Some(plan.at),
                Thinking::Thinks(_) => Some(Millis::MAX),
                Thinking::GaveUp => None,
            })
            .min()
    }

    /// Lets those act whose time has come.
    pub(super) async fn act_for_computers(&mut self, now: Millis) -> Result<(), Broken> {
        for (seat, _) in self.table.computers_to_act() {
            let prompt = self.table.asked(seat).map(|asked| asked.n);
            let Some(plan) = self.plans[seat].as_ref().filter(|plan| plan.at <= now && Some(plan.asked) == prompt)
            else {
                continue;
            };
            let Thinking::Decided(action, player) = &plan.thought else { continue };
            let (player, command) = (*player, Command::Act { action: action.clone(), asked: prompt });
            let Err(error) = self.step(Actor::Computer(seat), None, None, command).await? else {
                self.plans[seat] = None;
                continue;
            };
            match error.code.as_str() {
                // The seat was taken back, or the table is over.
                "too_late" | "already_decided" | "not_yours" | "not_playing" | "table_closed" => {
                    self.plans[seat] = None;
                }
                "store_full" | "read_only" | "internal" | "shutting_down" => {
                    if let Some(plan) = &mut self.plans[seat] {
                        plan.at = now + RETRY;
                    }
                }
                _ => match player {
                    Some(player) => self.replace(seat, player, Failure::Illegal),
                    None => {
                        tracing::error!(table = %self.id, %seat, code = error.code, "not even a lot was taken");
                        if let Some(plan) = &mut self.plans[seat] {
                            plan.thought = Thinking::GaveUp;
                        }
                    }
                },
            }
        }
        Ok(())
    }
}
