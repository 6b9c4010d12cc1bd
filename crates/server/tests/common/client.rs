//! A client of the socket that knows no rules: it goes by what the server tells it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::Device;

/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long who has said too much keeps silent: a socket may talk again in a twentieth of a second.
const BREATH: Duration = Duration::from_millis(50);

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last update.
    pub update: Value,
    /// Every event so far.
    pub events: Vec<Value>,
    /// Every frame so far, as it came.
    pub frames: Vec<String>,
    steps: u32,
    name: String,
    /// The game, once the welcome has told it.
    game: Option<String>,
    keeps_pad: bool,
}

impl Client {
    /// Opens a socket without saying anything; the error is what the server answers instead.
    pub async fn connect(device: &Device, table: &str, origin: Option<&str>) -> Result<Self, Error> {
        let url = format!("ws://{}/api/tables/{table}/socket", device.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &device.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).unwrap());
        }
        if let Some(token) = &device.token {
            let bearer = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
            request.headers_mut().insert("authorization", bearer);
        }
        if let Some(forwarded) = &device.forwarded {
            request.headers_mut().insert("x-forwarded-for", HeaderValue::from_str(forwarded).unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", HeaderValue::from_str(origin).unwrap());
        }
        let (socket, _) = connect_async(request).await?;
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let name = format!("client-{}", NEXT.fetch_add(1, Ordering::Relaxed));
        Ok(Self {
            socket,
            update: Value::Null,
            events: Vec::new(),
            frames: Vec::new(),
            steps: 0,
            name,
            game: None,
            keeps_pad: false,
        })
    }

    /// Opens a socket, says hello and takes the first update.
    pub async fn join(device: &Device, table: &str, since: u64) -> Self {
        Self::connect(device, table, None).await.unwrap().greeted(since).await
    }

    /// The same, keeping the pad as long as nothing is written on it.
    pub async fn join_keeping_pad(device: &Device, table: &str) -> Self {
        let client = Self::connect(device, table, None).await.unwrap();
        Self { keeps_pad: true, ..client }.greeted(0).await
    }

    async fn greeted(mut self, since: u64) -> Self {
        let client = &mut self;
        let welcome = client.next().await;
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        client.hello(since).await;
        client.wait(|_| true).await;
        self
    }

    pub async fn hello(&mut self, since: u64) {
        let mut hello = json!({ "type": "hello", "protocol": 1, "since": since });
        if self.keeps_pad {
            hello["keeps_pad"] = json!(true);
        }
        self.send(hello).await;
    }

    pub async fn send(&mut self, message: Value) {
        self.send_raw(Message::text(message.to_string())).await;
    }

    pub async fn send_raw(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// Sends what the server may not want to read to its end.
    pub async fn try_send(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// The next frame; null when the server has closed.
    pub async fn next(&mut self) -> Value {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match frame.unwrap_or_else(|_| panic!("nothing came; the last update: {}", self.update)) {
                Some(Ok(Message::Text(text))) => {
                    self.frames.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if let Some(game) = message["game"].as_str().filter(|_| message["type"] == "welcome") {
                        self.game = Some(game.to_owned());
                    }
                    // Whoever is refused before the welcome never hears which game it is.
                    super::check_frame(self.game.as_deref().unwrap_or("polterfass"), &message);
                    if message["type"] == "update" {
                        assert!(message["n"].as_u64() >= self.update["n"].as_u64(), "updates don't go back");
                        self.events.extend(message["events"].as_array().unwrap().iter().cloned());
                        let before = std::mem::replace(&mut self.update, message.clone());
                        if self.keeps_pad && self.update["game"].is_object() && self.update["game"]["pad"].is_null() {
                            self.update["game"]["pad"] = before["game"]["pad"].clone();
                        }
                    }
                    return message;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Value::Null,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    /// Waits for an update of which this is true.
    pub async fn wait(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            assert!(!matches!(message["type"].as_str(), None | Some("bye")), "the server ended it: {message}");
            if message["type"] == "update" && is(&message) {
                return message;
            }
        }
    }

    /// Waits until this is true of the last update, which it may be already.
    pub async fn until(&mut self, is: impl Fn(&Value) -> bool) {
        if !is(&self.update) {
            self.wait(is).await;
        }
    }

    /// Sends a command; the answer is the acknowledgement or the refusal.
    pub async fn order(&mut self, command: Value) -> Value {
        self.steps += 1;
        let id = format!("{}-{}", self.name, self.steps);
        self.order_as(&id, command).await
    }

    pub async fn order_as(&mut self, id: &str, command: Value) -> Value {
        self.send(json!({ "type": "do", "id": id, "command": command })).await;
        loop {
            let message = self.next().await;
            assert!(!matches!(message["type"].as_str(), None | Some("bye")), "the server ended it: {message}");
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Sends a command that is to be granted.
    #[track_caller]
    pub fn done(&mut self, command: Value) -> impl Future<Output = u64> + '_ {
        let caller = std::panic::Location::caller();
        async move {
            let answer = self.order(command.clone()).await;
            assert_eq!(answer["type"], "ack", "{command} at {caller}: {answer}");
            answer["n"].as_u64().unwrap()
        }
    }

    /// The code with which a command is refused.
    #[track_caller]
    pub fn refused(&mut self, command: Value) -> impl Future<Output = Value> + '_ {
        let caller = std::panic::Location::caller();
        async move {
            let answer = self.order(command.clone()).await;
            assert_eq!(answer["type"], "refused", "{command} at {caller}: {answer}");
            answer["error"].clone()
        }
    }

    pub fn stage(&self) -> &str {
        self.update["table"]["stage"].as_str().unwrap()
    }

    /// What the seat may do now.
    pub fn legal(&self) -> &[Value] {
        self.update["game"]["legal"].as_array().map_or(&[], Vec::as_slice)
    }

    /// The action with this number, counted round, as an answer to the prompt that is open.
    pub fn action(&self, index: usize) -> Option<Value> {
        let legal = self.legal();
        let action = legal.get(index.checked_rem(legal.len())?)?;
        Some(json!({ "kind": "act", "action": action, "asked": self.update["game"]["asked"] }))
    }

    /// Takes what can be taken, by a fixed pattern, until the game is over.
    ///
    /// A fast machine plays faster than a socket may talk: then it says the same a bit later, as any program has to.
    pub async fn plays_to_the_end(&mut self) {
        let mut index = 0;
        while self.stage() != "over" {
            let Some(action) = self.action(index) else {
                self.wait(|_| true).await;
                continue;
            };
            let answer = self.order(action.clone()).await;
            if answer["error"]["code"] == "too_many_requests" {
                tokio::time::sleep(BREATH).await;
                continue;
            }
            assert_eq!(answer["type"], "ack", "{action}: {answer}");
            self.until(|update| update["n"].as_u64() >= answer["n"].as_u64()).await;
            index += 7;
        }
    }

    /// Says goodbye as a browser does.
    pub async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }
}
