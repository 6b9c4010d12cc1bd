//! How often those at the table may write into its journal, where everything stays for good, however many sockets they have.

use game_core::{PerSeat, Seat};
use referee::{Actor, Command, Millis, StepId};

use super::TableTask;
use crate::config::Room;
use crate::http::bucket::Bucket;
use crate::metrics::Limit;
use tables::{AnyCommand, Proposed};

/// How much talk at once, and then one in how many milliseconds.
const TALK: (u32, Millis) = (6, 1_000);
/// The same for names, setups, roles and whatever else isn't the game itself.
const CHANGES: (u32, Millis) = (30, 1_000);
/// The same for advice that has to be thought about.
const ADVICE: (u32, Millis) = (6, 2_000);

/// The same for notices that are sent to see whether they arrive.
const TESTS: (u32, Millis) = (3, 20_000);

/// A bucket of each kind for every seat, whoever has it.
pub(super) struct Limits {
    talk: PerSeat<Bucket>,
    pub(super) changes: PerSeat<Bucket>,
    pub(super) advice: PerSeat<Bucket>,
    pub(super) tests: PerSeat<Bucket>,
}

impl Limits {
    fn new(now: Millis) -> Self {
        let full = |(burst, every)| PerSeat([Bucket::full(burst, every, now); Seat::MAX]);
        Self { talk: full(TALK), changes: full(CHANGES), advice: full(ADVICE), tests: full(TESTS) }
    }
}

impl TableTask {
    /// The buckets, which are full until somebody takes from them.
    pub(super) fn limits(&mut self, now: Millis) -> &mut Limits {
        self.limits.get_or_insert_with(|| Box::new(Limits::new(now)))
    }

    /// Whether a step of this seat is not one too many. What is refused anyway, or was done before, costs nothing, nor does
    /// the game itself: it ends by its rules or for want of [room](Self::has_room).
    pub(super) fn is_within_limits(&mut self, seat: Seat, id: &StepId, command: &AnyCommand) -> bool {
        if matches!(command, Command::Act { .. }) {
            return true;
        }
        let now = self.hub.clock.now();
        let proposed = self.table.propose(Actor::Seat(seat), Some(id.clone()), command.clone(), now);
        if !matches!(proposed, Ok(Proposed::Append(..))) {
            return true;
        }
        let talks = matches!(command, Command::Say { .. } | Command::Phrase { .. });
        let limits = self.limits(now);
        let buckets = if talks { &mut limits.talk } else { &mut limits.changes };
        let within = buckets[seat].take(now);
        if !within {
            self.hub.metrics.refused(if talks { Limit::Talk } else { Limit::Changes });
        }
        within
    }

    /// Whether the journal has room for what somebody wants to do. Whoever wants to leave always may, and the house and computer players go on.
    pub(super) fn has_room(&self, actor: Actor, command: &AnyCommand) -> bool {
        let Room { for_talk, for_all } = self.hub.room;
        let room = match command {
            Command::Leave {} | Command::Close {} | Command::Rematch { .. } => return true,
            Command::Say { .. } | Command::Phrase { .. } => for_talk.min(for_all),
            _ => for_all,
        };
        matches!(actor, Actor::House | Actor::Computer(_)) || self.table.seq() < room
    }
}
