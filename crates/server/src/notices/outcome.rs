//! How an attempt ended, and what follows.

use protocol::{Delivery, DeliveryResult};
use referee::Millis;
use store::{LastPost, Then, Way};

use super::guard::Refused;

/// How long to wait after each attempt in vain; after the last one there is no other.
const PAUSES: [Millis; 6] = [30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000, 60 * 60_000, 120 * 60_000];

/// How an attempt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    pub(crate) result: DeliveryResult,
    pub(crate) status: Option<u16>,
}

impl Outcome {
    pub(super) fn without_answer(result: DeliveryResult) -> Self {
        Self { result, status: None }
    }

    /// What an answer with this status means.
    pub(super) fn answered(way: Way, status: u16) -> Self {
        let result = match (way, status) {
            (_, 200..300) => DeliveryResult::Delivered,
            (Way::Push, 404 | 410) => DeliveryResult::Gone,
            _ => DeliveryResult::Refused,
        };
        Self { result, status: Some(status) }
    }

    /// Whether it may go better another time.
    fn may_pass(self) -> bool {
        match self.result {
            DeliveryResult::Unreachable | DeliveryResult::TimedOut => true,
            DeliveryResult::Refused => self.status.is_some_and(|status| status == 429 || status >= 500),
            DeliveryResult::Delivered | DeliveryResult::ForbiddenAddress | DeliveryResult::Gone => false,
        }
    }

    /// What follows, if it was tried so often in vain before.
    pub(super) fn then(self, attempts: u32, now: Millis) -> Then {
        if self.result == DeliveryResult::Gone {
            return Then::Gone;
        }
        let pause = usize::try_from(attempts).ok().and_then(|attempts| PAUSES.get(attempts));
        match pause.filter(|_| self.may_pass()) {
            Some(pause) => Then::Later { due_at: now + pause, attempts: attempts + 1 },
            None => Then::Done,
        }
    }

    /// For the one who is told.
    pub(crate) fn at(self, at: Millis) -> Delivery {
        Delivery { at, result: self.result, status: self.status }
    }

    /// For the store.
    pub(crate) fn kept(self, at: Millis) -> LastPost {
        LastPost { at, result: self.result.as_str().to_owned(), status: self.status }
    }
}

impl From<Refused> for Outcome {
    fn from(_: Refused) -> Self {
        Self::without_answer(DeliveryResult::ForbiddenAddress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_mean_what_they_mean_to_each_way() {
        for (way, status, result, again) in [
            (Way::Webhook, 204, DeliveryResult::Delivered, false),
            (Way::Push, 201, DeliveryResult::Delivered, false),
            (Way::Push, 410, DeliveryResult::Gone, false),
            (Way::Push, 404, DeliveryResult::Gone, false),
            (Way::Webhook, 410, DeliveryResult::Refused, false),
            (Way::Webhook, 302, DeliveryResult::Refused, false),
            (Way::Webhook, 429, DeliveryResult::Refused, true),
            (Way::Push, 503, DeliveryResult::Refused, true),
        ] {
            let outcome = Outcome::answered(way, status);
            assert_eq!((outcome.result, outcome.may_pass()), (result, again), "{way:?} {status}");
        }
    }

    #[test]
    fn pauses_grow_and_end_after_some_hours() {
        let outcome = Outcome::without_answer(DeliveryResult::TimedOut);
        let (mut now, mut attempts, mut pauses) = (0, 0, Vec::new());
        while let Then::Later { due_at, attempts: made } = outcome.then(attempts, now) {
            pauses.push(due_at - now);
            (now, attempts) = (due_at, made);
        }
        assert!(pauses.is_sorted() && pauses.len() == 6);
        assert!((3 * 3_600_000..6 * 3_600_000).contains(&now), "{now}");
        assert_eq!(Outcome::answered(Way::Push, 410).then(0, 5), Then::Gone);
        assert_eq!(Outcome::answered(Way::Webhook, 400).then(0, 5), Then::Done);
    }
}
