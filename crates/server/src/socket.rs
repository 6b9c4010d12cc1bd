//! One socket: welcomed, then told everything, and heard within limits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use protocol::{ClientMessage, ErrorBody, MAX_MESSAGE, PROTOCOL, ServerMessage};
use referee::{Millis, StepId, TableId, Told};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc;

use crate::clock::Clock;
use crate::error::{bad_message, internal, shutting_down, too_large};
use crate::http::bucket::Bucket;
use crate::http::device::Visitor;
use crate::hub::Hub;
use crate::metrics::{Limit, Metrics};
use crate::outbox::{Outbox, Outgoing};
use crate::table::{Ask, Entered, Letter};
use tables::AnyCommand;

/// How often the server asks whether somebody is still there.
const PING: Millis = 20_000;
/// Who is silent for longer, pongs included, is gone.
const SILENCE: Millis = 60_000;
/// How long a single frame may take to be sent.
const SENDING: Millis = 30_000;
/// How many messages at once, and then one in how many milliseconds.
const BURST: u32 = 40;
const EVERY: Millis = 50;
/// The same for asking what was missed, which may be everything.
const HELLO_BURST: u32 = 6;
const HELLO_EVERY: Millis = 1_000;
/// In how many seconds a server that stops may be back.
const COME_BACK: u64 = 2;
/// After so many messages over the limit the connection ends.
const MOST_IGNORED: u32 = 400;

/// Who is at the other end, as far as is known before anything was said.
pub(crate) struct Caller {
    pub(crate) table: TableId,
    pub(crate) visitor: Visitor,
    pub(crate) build: Arc<str>,
}

/// Serves a socket to its end.
pub(crate) async fn serve(hub: Arc<Hub>, caller: Caller, mut socket: WebSocket) {
    let (clock, metrics) = (Arc::clone(&hub.clock), Arc::clone(&hub.metrics));
    let counted = metrics.socket();
    let Visitor { device, .. } = caller.visitor;
    let entered = hub.ask(&caller.table, |reply| Ask::Enter { device, reply }).await.and_then(|entered| entered);
    let mailbox = match entered {
        Ok(entered) => match greet(&clock, &mut socket, &caller, entered).await {
            Ok(()) => hub.table(&caller.table).await,
            Err(Gone { .. }) => return,
        },
        Err(error) => Err(error),
    };
    let outbox = Arc::new(Outbox::counting(metrics.errors.clone()));
    let mut stop = hub.stop.subscribe();
    let mailbox = match mailbox {
        Ok(mailbox) if !*stop.borrow() => mailbox,
        Ok(_) => return farewell(&clock, &metrics, &mut socket, shutting_down()).await,
        Err(error) => return farewell(&clock, &metrics, &mut socket, error).await,
    };
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let bucket = Bucket::full(BURST, EVERY, clock.now());
    let hellos = Bucket::full(HELLO_BURST, HELLO_EVERY, clock.now());
    let visitor = caller.visitor;
    let mut line = Line { id, visitor, clock, metrics, mailbox, outbox, bucket, hellos, joined: false, ignored: 0 };
    let (stopping, lost) = tokio::select! {
        ended = line.talk(&mut socket) => (false, ended.is_err_and(|Gone { silent }| silent)),
        _ = stop.wait_for(|stop| *stop) => (true, false),
    };
    if stopping {
        farewell(&line.clock, &line.metrics, &mut socket, shutting_down().with("seconds", COME_BACK)).await;
    }
    // If the table is gone, it has forgotten the socket already.
    let _ = line.mailbox.send(Box::new(Ask::Part { connection: id, lost })).await;
    drop(counted);
}

/// The other end is gone, or has to go.
struct Gone {
    /// It may have heard nothing for a while.
    silent: bool,
}

const GONE: Gone = Gone { silent: false };

async fn greet(clock: &Clock, socket: &mut WebSocket, caller: &Caller, entered: Entered) -> Result<(), Gone> {
    let Entered { game, seat } = entered;
    let (table, build) = (caller.table.clone(), caller.build.to_string());
    let welcome: ServerMessage<()> =
        ServerMessage::Welcome { protocol: PROTOCOL, build, table, game: game.to_owned(), seat };
    send(clock, socket, text(&welcome)).await
}

async fn farewell(clock: &Clock, metrics: &Metrics, socket: &mut WebSocket, error: ErrorBody) {
    metrics.errors.count(&error.code);
    let bye: ServerMessage<()> = ServerMessage::Bye { error };
    if send(clock, socket, text(&bye)).await.is_ok() {
        let _ = send(clock, socket, Message::Close(None)).await;
    }
}

fn text(message: &ServerMessage<()>) -> Message {
    Message::Text(serde_json::to_string(message).unwrap_or_default().into())
}

async fn send(clock: &Clock, socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    in_time(clock, socket.send(message)).await
}

async fn in_time(clock: &Clock, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Gone> {
    tokio::select! {
        // Mostly it is sent at once, and then no clock need be asked.
        biased;
        sent = sending => sent.map_err(|_| GONE),
        () = async { clock.sleep_until(clock.now() + SENDING).await } => Err(Gone { silent: true }),
    }
}

/// A socket that was welcomed.
struct Line {
    id: u64,
    visitor: Visitor,
    clock: Clock,
    metrics: Arc<Metrics>,
    mailbox: mpsc::Sender<Letter>,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    hellos: Bucket,
    joined: bool,
    ignored: u32,
}

impl Line {
    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), Gone> {
        let mut heard = self.clock.now();
        let mut ping = heard + PING;
        // It is not set anew at each message: it rings too early then, and in vain.
        let mut timer = self.clock.sleep_until(ping);
        loop {
            // First what has to go out, so that somebody who only talks can't fill the outbox; then the time, so that pieces of a
            // message that never ends can't hold it up.
            tokio::select! {
                biased;
                outgoing = self.outbox.next() => self.send_all(socket, outgoing).await?,
                () = &mut timer => {
                    let now = self.clock.now();
                    if now >= heard + SILENCE {
                        return Err(Gone { silent: true });
                    }
                    if now >= ping {
                        ping = now + PING;
                        send(&self.clock, socket, Message::Ping(Vec::new().into())).await?;
                    }
                    timer = self.clock.sleep_until(ping.min(heard + SILENCE));
                }
                message = socket.recv() => {
                    let now = self.clock.now();
                    self.hear(message).await?;
                    // Pongs alone keep nobody here who never says hello.
                    if self.joined {
                        heard = now;
                    }
                }
            }
        }
    }

    async fn send_all(&self, socket: &mut WebSocket, outgoing: Outgoing) -> Result<(), Gone> {
        // Whatever waits goes out together.
        for frame in outgoing.frames {
            in_time(&self.clock, socket.feed(Message::Text(frame))).await?;
        }
        if outgoing.closing {
            let _ = send(&self.clock, socket, Message::Close(None)).await;
            return Err(GONE);
        }
        in_time(&self.clock, socket.flush()).await
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Gone> {
        let frame = match message {
            Some(Ok(Message::Text(frame))) => frame,
            Some(Ok(Message::Binary(_))) => {
                let allowed = self.bucket.take(self.clock.now());
                let error = bad_message("frames are text");
                return if allowed { self.refuse(None, error) } else { self.refuse_for_rate(None) };
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return self.count_control(),
            Some(Err(error)) => {
                // Beyond the library's own limit nothing more can be read, but a last word can be said.
                if is_too_large(&error) {
                    self.outbox.bye(too_large());
                    return Ok(());
                }
                return Err(GONE);
            }
            Some(Ok(Message::Close(_))) | None => return Err(GONE),
        };
        if frame.len() > MAX_MESSAGE {
            self.outbox.bye(too_large());
            return Ok(());
        }
        let allowed = self.bucket.take(self.clock.now());
        match parse(&frame) {
            Ok(message) if allowed => self.obey(message).await,
            Ok(ClientMessage::Do { id, .. }) => self.refuse_for_rate(Some(id)),
            Ok(_) => self.refuse_for_rate(None),
            Err((id, _)) if !allowed => self.refuse_for_rate(id),
            Err((id, error)) => self.refuse(id, error),
        }
    }

    async fn obey(&mut self, message: ClientMessage<AnyCommand>) -> Result<(), Gone> {
        let connection = self.id;
        let ask = match message {
            ClientMessage::Hello { protocol, .. } if protocol != PROTOCOL => {
                let error = ErrorBody::new("unsupported_protocol").with("protocol", PROTOCOL);
                self.outbox.bye(error);
                return Ok(());
            }
            ClientMessage::Hello { .. } if !self.hellos.take(self.clock.now()) => return self.refuse_for_rate(None),
            ClientMessage::Hello { since, keeps_pad, hidden, .. } => {
                self.joined = true;
                let (told, outbox) = (Told { since, keeps_pad }, Arc::clone(&self.outbox));
                Ask::Join { connection, visitor: self.visitor, told, hidden, outbox }
            }
            ClientMessage::Look { .. } if !self.joined => {
                return self.refuse(None, bad_message("the first message is `hello`"));
            }
            ClientMessage::Look { hidden } => Ask::Look { connection, hidden },
            ClientMessage::Do { id, .. } if !self.joined => {
                return self.refuse(Some(id), bad_message("the first message is `hello`"));
            }
            ClientMessage::Do { id, command } => Ask::Do { connection, id, command, heard: Instant::now() },
            ClientMessage::Ping {} => {
                self.outbox.answer(&ServerMessage::Pong { now: self.clock.now() });
                return Ok(());
            }
        };
        if self.mailbox.send(Box::new(ask)).await.is_err() {
            // The table's task has ended; the client comes back and wakes it.
            self.outbox.bye(internal());
        }
        Ok(())
    }

    fn refuse(&self, id: Option<StepId>, error: ErrorBody) -> Result<(), Gone> {
        self.outbox.answer(&ServerMessage::Refused { id, error });
        Ok(())
    }

    /// Pings and pongs count like messages, but whoever sends too many hears of it only when it is over.
    fn count_control(&mut self) -> Result<(), Gone> {
        if !self.bucket.take(self.clock.now()) {
            self.ignored += 1;
            self.metrics.refused(Limit::Messages);
            if self.ignored > MOST_IGNORED {
                self.outbox.bye(ErrorBody::new("too_many_requests"));
            }
        }
        Ok(())
    }

    fn refuse_for_rate(&mut self, id: Option<StepId>) -> Result<(), Gone> {
        self.ignored += 1;
        self.metrics.refused(Limit::Messages);
        let error = ErrorBody::new("too_many_requests");
        if self.ignored > MOST_IGNORED {
            self.outbox.bye(error);
            return Ok(());
        }
        self.refuse(id, error)
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    // axum hides the library's own type; its words for this case are stable and tested.
    error.to_string().contains("too long") || error.to_string().contains("too large")
}

/// A message from a frame.
///
/// # Errors
/// If it can't be understood: what is wrong, and the step's id if at least that can be made out.
pub(crate) fn parse(frame: &str) -> Result<ClientMessage<AnyCommand>, (Option<StepId>, ErrorBody)> {
    #[derive(Deserialize)]
    struct Named {
        id: Value,
    }
    serde_json::from_str(frame).map_err(|error| {
        let named = serde_json::from_str(frame).ok().map(|Named { id }| id);
        (named.and_then(|id| serde_json::from_value(id).ok()), bad_message(error))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_answered(frame: &str) {
        if let Err((_, error)) = parse(frame) {
            assert_eq!(error.code, "bad_message");
            assert!(error.parameters["what"].is_string());
        }
    }

    /// Frames that are nearly right go deeper into the parser than noise does.
    fn nearly() -> impl Strategy<Value = String> {
        let frame =
            r#"{"type":"do","id":"a-1","command":{"kind":"act","action":{"kind":"order","cards":[3]},"asked":7}}"#;
        let place = 0..frame.len();
        (place.clone(), place, any::<char>()).prop_map(|(from, length, letter)| {
            let to = (from + length % 12).min(frame.len());
            format!("{}{letter}{}", &frame[..from], &frame[to..])
        })
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_parser(frame in ".{0,200}") {
            is_answered(&frame);
        }

        #[test]
        fn no_damage_breaks_the_parser(frame in nearly()) {
            is_answered(&frame);
        }

        #[test]
        fn no_bytes_break_the_parser(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            is_answered(&String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn deep_nesting_is_refused() {
        let (id, error) = parse(&"[".repeat(MAX_MESSAGE)).unwrap_err();
        assert_eq!((id, error.code.as_str()), (None, "bad_message"));
    }
}
