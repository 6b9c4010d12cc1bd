//! What waits to be sent to one socket.
//!
//! However slow a client is, no more than one update waits for it: a newer one takes the place of the older and tells
//! everything since the last one that was taken.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use protocol::{ErrorBody, ServerMessage};
use referee::Told;
use tokio::sync::Notify;

use crate::metrics::Errors;

/// More answers than this can't be waiting for a client that plays by the rules, as each needs a message of its own.
const MOST_ANSWERS: usize = 256;

#[derive(Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
    errors: Errors,
}

#[derive(Default)]
struct Waiting {
    /// What the last update that was taken told.
    taken: Told,
    update: Option<(u64, Utf8Bytes)>,
    answers: VecDeque<Utf8Bytes>,
    closing: bool,
}

/// What is to be sent next.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Outgoing {
    pub(crate) frames: Vec<Utf8Bytes>,
    /// Whether the connection ends with them.
    pub(crate) closing: bool,
}

impl Outbox {
    /// Errors that go out are counted.
    pub(crate) fn counting(errors: Errors) -> Self {
        Self { errors, ..Self::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The client has said what it has seen, and keeps.
    pub(crate) fn has_seen(&self, told: Told) {
        let mut waiting = self.lock();
        (waiting.taken, waiting.update) = (told, None);
    }

    /// Puts an update in the place of the one that waits; it is numbered `n`, and made from what the client has seen.
    pub(crate) fn update(&self, n: u64, make: impl FnOnce(Told) -> Utf8Bytes) {
        let mut waiting = self.lock();
        if !waiting.closing {
            let Told { since, keeps_pad } = waiting.taken;
            waiting.update = Some((n, make(Told { since: since.min(n), keeps_pad })));
            self.wake.notify_one();
        }
    }

    /// Adds an answer, to be sent after the update that waits.
    pub(crate) fn answer(&self, message: &ServerMessage<()>) {
        if let ServerMessage::Refused { error, .. } | ServerMessage::Bye { error } = message {
            self.errors.count(&error.code);
        }
        let mut waiting = self.lock();
        if waiting.answers.len() >= MOST_ANSWERS {
            waiting.closing = true;
        }
        if !waiting.closing {
            waiting.answers.push_back(serde_json::to_string(message).unwrap_or_default().into());
        }
        self.wake.notify_one();
    }

    /// Ends the connection with a last word; no update goes out any more.
    pub(crate) fn bye(&self, error: ErrorBody) {
        self.answer(&ServerMessage::Bye { error });
        let mut waiting = self.lock();
        (waiting.closing, waiting.update) = (true, None);
    }

    /// Waits until there is something to send. Nothing is lost if the future is dropped.
    pub(crate) async fn next(&self) -> Outgoing {
        loop {
            let woken = self.wake.notified();
            if let Some(outgoing) = self.take() {
                return outgoing;
            }
            woken.await;
        }
    }

    fn take(&self) -> Option<Outgoing> {
        let mut waiting = self.lock();
        let update = waiting.update.take().map(|(n, frame)| {
            waiting.taken.since = n;
            frame
        });
        let frames: Vec<Utf8Bytes> = update.into_iter().chain(waiting.answers.drain(..)).collect();
        (!frames.is_empty() || waiting.closing).then_some(Outgoing { frames, closing: waiting.closing })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(n: u64) -> impl FnOnce(Told) -> Utf8Bytes {
        move |Told { since, .. }| format!("{since}..{n}").into()
    }

    fn taken(outbox: &Outbox) -> Vec<Utf8Bytes> {
        outbox.take().map(|outgoing| outgoing.frames).unwrap_or_default()
    }

    #[test]
    fn a_newer_update_takes_the_place_of_one_that_waits() {
        let outbox = Outbox::default();
        outbox.has_seen(Told::since(3));
        outbox.update(5, frame(5));
        outbox.update(9, frame(9));
        assert_eq!(taken(&outbox), ["3..9"]);
        outbox.update(9, frame(9));
        assert_eq!(taken(&outbox), ["9..9"]);
        assert_eq!(outbox.take(), None);
    }

    #[test]
    fn answers_follow_the_update_and_nothing_follows_the_last_word() {
        let outbox = Outbox::default();
        outbox.answer(&ServerMessage::Pong { now: 1 });
        outbox.update(2, frame(2));
        assert_eq!(taken(&outbox), ["0..2", r#"{"type":"pong","now":1}"#]);
        outbox.update(3, frame(3));
        outbox.bye(ErrorBody::new("shutting_down"));
        outbox.update(4, frame(4));
        let frames = vec![r#"{"type":"bye","error":{"code":"shutting_down"}}"#.into()];
        assert_eq!(outbox.take(), Some(Outgoing { frames, closing: true }));
    }

    #[test]
    fn somebody_who_takes_nothing_is_cut_off() {
        let outbox = Outbox::default();
        (0..1000).for_each(|now| outbox.answer(&ServerMessage::Pong { now }));
        let outgoing = outbox.take().unwrap();
        assert!(outgoing.closing);
        assert_eq!(outgoing.frames.len(), MOST_ANSWERS);
    }
}
