//! One socket, frame by frame.

use std::sync::Arc;
use std::time::Instant;

use futures_util::{SinkExt, StreamExt};
use hyper::header::{COOKIE, HeaderValue};
use protocol::{ClientMessage, ServerMessage};
use serde_json::Value;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::device::PATIENCE;
use crate::{Device, Sight, Trouble, Who, Witness, understand};

/// What a client hears.
pub type Heard = ServerMessage<Sight>;

/// The library's buffer for reading; with its own choice of 128 KiB, thousands of lines would fill the memory.
const BUFFER: usize = 4096;

/// One open socket of a guest.
pub struct Line {
    stream: WebSocketStream<TcpStream>,
    authority: String,
    who: Who,
    witness: Arc<dyn Witness>,
    heard_at: Instant,
}

impl Line {
    /// Opens a socket at the table of `who`; nothing is said yet.
    ///
    /// # Errors
    /// If the server can't be reached or lets nobody in.
    pub async fn open(device: &Device, who: Who, witness: Arc<dyn Witness>) -> Result<Self, Trouble> {
        let authority = device.house.authority.clone();
        let opened = timeout(PATIENCE, connect(device, &who)).await;
        let stream = opened.map_err(|late| Trouble::unreachable(&authority, &late))??;
        let heard_at = Instant::now();
        witness.met(&who, heard_at);
        Ok(Self { stream, authority, who, witness, heard_at })
    }

    /// Sends a message.
    ///
    /// # Errors
    /// [`Trouble::Broken`] if the line is.
    pub async fn say(&mut self, message: &ClientMessage<Value>) -> Result<(), Trouble> {
        self.say_text(serde_json::to_string(message).map_err(|_| Trouble::Broken)?).await
    }

    /// Sends a frame, whatever it says.
    ///
    /// # Errors
    /// [`Trouble::Broken`] if the line is.
    pub async fn say_text(&mut self, frame: String) -> Result<(), Trouble> {
        self.witness.said(&self.who, Instant::now(), &frame);
        self.stream.send(Message::text(frame)).await.map_err(|_| Trouble::Broken)
    }

    /// The next frame. Nothing is lost if the future is dropped.
    ///
    /// # Errors
    /// [`Trouble::Broken`] when the line has ended.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            let frame = self.stream.next().await;
            self.heard_at = Instant::now();
            match frame {
                Some(Ok(Message::Text(text))) => {
                    self.witness.heard(&self.who, self.heard_at, &text);
                    return Ok(text);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Trouble::Broken),
                // Pings are answered by the library, with the next frame that is sent or asked for.
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message. Nothing is lost if the future is dropped.
    ///
    /// # Errors
    /// [`Trouble::Broken`] when the line has ended, and [`Trouble::Stranger`] if a frame is no message.
    pub async fn hear(&mut self) -> Result<Heard, Trouble> {
        let text = self.hear_text().await?;
        let at = self.heard_at;
        let message = understand(&text).map_err(|error| Trouble::Stranger {
            authority: self.authority.clone(),
            what: format!("{error} in {}", text.chars().take(300).collect::<String>()),
        })?;
        self.witness.understood(&self.who, at, &message);
        Ok(message)
    }

    /// When anything was heard last, be it only a ping.
    #[must_use]
    pub fn heard_at(&self) -> Instant {
        self.heard_at
    }

    /// Says goodbye as a browser does, and waits for nothing.
    pub async fn close(mut self) {
        // Whoever is gone already needs no goodbye.
        let _ = self.stream.close(None).await;
    }

    /// Sends the first half of a frame and is gone without a word, as when somebody enters a tunnel.
    pub async fn cut(mut self, frame: &str) {
        self.witness.said(&self.who, Instant::now(), frame);
        let text = frame.as_bytes();
        let length = u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes();
        // A final text frame with a 16-bit length and a mask that changes nothing (RFC 6455, 5.2).
        let mut half = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        half.extend_from_slice(&text[..text.len() / 2]);
        // If it can't be sent, the line is broken already.
        let _ = self.stream.get_mut().write_all(&half).await;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.witness.parted(&self.who, Instant::now());
    }
}

async fn connect(device: &Device, who: &Who) -> Result<WebSocketStream<TcpStream>, Trouble> {
    let authority = device.house.authority.as_str();
    let stream = TcpStream::connect(authority).await.map_err(|error| Trouble::unreachable(authority, &error))?;
    // Browsers don't hold small frames back, either.
    stream.set_nodelay(true).map_err(|error| Trouble::unreachable(authority, &error))?;
    let address = format!("ws://{authority}{}/api/tables/{}/socket", device.house.base, who.table);
    let mut request = address.into_client_request().map_err(|error| Trouble::unreachable(authority, &error))?;
    if !device.cookie.is_empty() {
        let cookie = HeaderValue::from_str(&device.cookie);
        request.headers_mut().insert(COOKIE, cookie.map_err(|error| Trouble::unreachable(authority, &error))?);
    }
    request.headers_mut().extend(device.headers.clone());
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    match client_async_with_config(request, stream, Some(config)).await {
        Ok((stream, _)) => Ok(stream),
        Err(Error::Http(response)) => {
            let body = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
            // The library gives no more of the body than came with the head, so it says who answered only if it is whole.
            match Trouble::of_answer(authority, &body, response.status().as_str()) {
                Trouble::Stranger { authority, what } => Err(Trouble::Unreachable { authority, why: what }),
                refused => Err(refused),
            }
        }
        Err(error) => Err(Trouble::unreachable(authority, &error)),
    }
}
