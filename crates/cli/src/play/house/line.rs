//! The line to a table: kept open, looked for when it is lost, and no step done twice.

use std::collections::VecDeque;
use std::sync::mpsc::Sender;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use referee::Stage;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::way::{self, Way};
use super::web::{Device, PATIENCE, Trouble};
use crate::play::keyboard::News;
use crate::play::sight::Place;

/// How long to wait before the first and, at most, before a later attempt to connect.
const SOON: Duration = Duration::from_millis(250);
const LATE: Duration = Duration::from_secs(15);
/// A server says something every 20 s; after such a silence it is asked whether it is there.
const QUIET: Duration = Duration::from_secs(30);
/// How long to wait when it was too much at once.
const BREATH: Duration = Duration::from_secs(1);

/// A step that is not known to be done.
struct Step {
    id: String,
    command: Value,
    /// Whom to tell besides the person.
    done: Option<Sender<()>>,
    /// Whether the person is told.
    told: bool,
}

/// Something that the person wants done.
pub(crate) struct Wish {
    pub(crate) command: Value,
    /// Told when it is done or refused.
    pub(crate) done: Option<Sender<()>>,
}

/// The line.
pub(crate) struct Line {
    pub(crate) device: Device,
    pub(crate) table: String,
    /// What the names of this line's steps begin with.
    pub(crate) mark: String,
    pub(crate) news: Sender<News>,
    /// The last entry heard of.
    since: u64,
    steps: VecDeque<Step>,
    count: u64,
    lost: bool,
    /// Whether the share of the luck was sent.
    shared: bool,
}

/// How a conversation ended.
enum End {
    /// The person has left.
    Left,
    /// The connection broke; whether anything was heard before.
    Broken { heard: bool },
    /// There is no use in trying again.
    Closed(Value),
}

type Stream = WebSocketStream<Way>;

impl Line {
    pub(crate) fn new(device: Device, table: String, mark: String, news: Sender<News>) -> Self {
        Self { device, table, mark, news, since: 0, steps: VecDeque::new(), count: 0, lost: false, shared: false }
    }

    /// Keeps the line until the person leaves or the table is closed to them.
    pub(crate) async fn keep(mut self, mut wishes: UnboundedReceiver<Wish>) {
        let mut pause = SOON;
        loop {
            let end = match self.connect().await {
                Ok(stream) => self.talk(stream, &mut wishes).await,
                Err(end) => end,
            };
            match end {
                End::Left => return,
                End::Closed(error) => {
                    let _ = self.news.send(News::Expelled(error));
                    return;
                }
                End::Broken { heard } => {
                    if heard {
                        pause = SOON;
                    }
                }
            }
            if !self.lost {
                self.lost = true;
                let _ = self.news.send(News::Lost);
            }
            sleep(pause).await;
            pause = (2 * pause).min(LATE);
        }
    }

    async fn connect(&self) -> Result<Stream, End> {
        let broken = || End::Broken { heard: false };
        let house = &self.device.house;
        let scheme = if house.secure { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{}/api/tables/{}/socket", house.authority, house.base, self.table);
        let mut request = address.into_client_request().map_err(|_| broken())?;
        let (name, value) = self.device.credentials();
        let value = HeaderValue::from_str(&value).map_err(|_| broken())?;
        request.headers_mut().insert(name, value);
        let connecting = async { client_async(request, way::open(house).await?).await };
        match timeout(PATIENCE, connecting).await {
            Ok(Ok((stream, _))) => Ok(stream),
            Ok(Err(Error::Http(response))) => {
                let body = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
                match self.device.refusal(&body, response.status().as_str()) {
                    Trouble::Refused(error) if !passes(&error) => Err(End::Closed(error)),
                    _ => Err(broken()),
                }
            }
            _ => Err(broken()),
        }
    }

    async fn talk(&mut self, mut stream: Stream, wishes: &mut UnboundedReceiver<Wish>) -> End {
        let mut heard = false;
        let mut asked = false;
        let hello = json!({ "type": "hello", "protocol": protocol::PROTOCOL, "since": self.since });
        let mut outgoing: Vec<Value> = [hello].into_iter().chain(self.steps.iter().map(message)).collect();
        loop {
            for message in outgoing.drain(..) {
                if stream.send(Message::text(message.to_string())).await.is_err() {
                    return End::Broken { heard };
                }
            }
            tokio::select! {
                wish = wishes.recv() => match wish {
                    None => {
                        let _ = stream.close(None).await;
                        return End::Left;
                    }
                    Some(Wish { command, done }) => outgoing.push(self.step(command, done, true)),
                },
                frame = timeout(QUIET, stream.next()) => match frame {
                    Err(_) if asked => return End::Broken { heard },
                    Err(_) => {
                        asked = true;
                        outgoing.push(json!({ "type": "ping" }));
                    }
                    Ok(Some(Ok(Message::Text(text)))) => {
                        asked = false;
                        let Ok(message) = serde_json::from_str::<Value>(&text) else { continue };
                        heard |= message["type"] == "update";
                        match self.hear(message).await {
                            Ok(answers) => outgoing.extend(answers),
                            Err(error) if passes(&error) => return End::Broken { heard },
                            Err(error) => return End::Closed(error),
                        }
                    }
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return End::Broken { heard },
                    Ok(Some(Ok(_))) => asked = false,
                },
            }
        }
    }

    /// A step with a name of its own.
    fn step(&mut self, command: Value, done: Option<Sender<()>>, told: bool) -> Value {
        self.count += 1;
        let step = Step { id: format!("{}-{}", self.mark, self.count), command, done, told };
        let message = message(&step);
        self.steps.push_back(step);
        message
    }

    /// Takes in a message, and answers it; an error ends the conversation.
    async fn hear(&mut self, message: Value) -> Result<Vec<Value>, Value> {
        match message["type"].as_str() {
            Some("update") => {
                self.since = message["n"].as_u64().unwrap_or(self.since);
                let share = self.share(&message["table"]);
                if std::mem::take(&mut self.lost) {
                    let _ = self.news.send(News::Found);
                }
                let _ = self.news.send(News::Sight(message));
                return Ok(share.into_iter().collect());
            }
            Some("ack") => self.settle(&message["id"], News::Done),
            Some("refused") if message["error"]["code"] == "too_many_requests" => {
                // Nothing was done, so it is asked again a bit later.
                sleep(BREATH).await;
                return Ok(self
                    .steps
                    .iter()
                    .filter(|step| message["id"] == step.id.as_str())
                    .map(self::message)
                    .collect());
            }
            Some("refused") => self.settle(&message["id"], News::Refused(message["error"].clone())),
            Some("bye") => return Err(message["error"].clone()),
            _ => {}
        }
        Ok(Vec::new())
    }

    /// A step is done or refused.
    fn settle(&mut self, id: &Value, news: News) {
        let Some(place) = self.steps.iter().position(|step| *id == step.id.as_str()) else { return };
        let Some(step) = self.steps.remove(place) else { return };
        if let Some(done) = step.done {
            let _ = done.send(());
        }
        if step.told {
            let _ = self.news.send(news);
        }
    }

    /// One's share of the luck, if it is missing.
    fn share(&mut self, table: &Value) -> Option<Value> {
        let place: Place = serde_json::from_value(table.clone()).ok()?;
        let mine = place.fairness.nonces.get(place.you?.index())?;
        if self.shared || place.stage != Stage::Lobby || mine.is_some() {
            return None;
        }
        self.shared = true;
        let nonce = super::random_hex::<16>();
        Some(self.step(json!({ "kind": "nonce", "nonce": nonce }), None, false))
    }
}

fn message(step: &Step) -> Value {
    json!({ "type": "do", "id": step.id, "command": step.command })
}

/// Whether an error is over after a while.
fn passes(error: &Value) -> bool {
    let code = error["code"].as_str().unwrap_or_default();
    matches!(code, "shutting_down" | "internal" | "too_many_requests" | "store_full" | "read_only")
}
