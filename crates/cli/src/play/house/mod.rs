//! At a table of a server, by its link: one more client of the documented protocol.

pub(crate) mod line;
pub(crate) mod link;
mod way;
pub(crate) mod web;

use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use self::line::{Line, Wish};
use self::link::{Link, To};
use self::web::{Device, Trouble};
use super::keyboard::News;
use super::local::Notes;
use super::scene::Parlour;
use super::speech::Speech;
use super::{Host, Manners};
use crate::cli::Ended;
use crate::complaint::Complaint;

/// How long to wait for the server to hear that one leaves.
const GOODBYE: Duration = Duration::from_secs(3);

/// A guest at a server's table.
struct Guest {
    runtime: Runtime,
    device: Device,
    table: String,
    wishes: UnboundedSender<Wish>,
    /// The personal link back to the seat.
    way_back: Option<String>,
    record: Option<Notes>,
    speech: Speech,
    news: Sender<News>,
}

/// Plays at the table that a link leads to.
///
/// # Errors
/// If the link is none, the server can't be reached, or does not let anybody play there.
pub(super) fn play(link: &str, game: Option<&str>, manners: &Manners) -> Result<Ended, Complaint> {
    let Link { house, to } = link.parse().map_err(|error| Complaint::flag("--at", error))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.map_err(Complaint::measuring)?;
    let speech = manners.speech();
    let mut device = Device::new(house);
    let sat = runtime.block_on(sit(&mut device, to, game, &manners.name()));
    let (table, parlour) = sat.map_err(|error| error.complaint(&speech))?;
    let record = manners.notes()?;
    let way_back = runtime.block_on(way_back(&mut device, &table));
    let (news, heard) = channel();
    let (wishes, wished) = unbounded_channel();
    let mark = random_hex::<8>();
    runtime.spawn(Line::new(device.clone(), table.clone(), mark, news.clone()).keep(wished));
    let told = news.clone();
    let mut guest = Guest { runtime, device, table, wishes, way_back, record, speech, news: told };
    let ended = manners.sit(&mut guest, parlour, news, heard);
    guest.runtime.shutdown_background();
    ended
}

/// Why nobody sits down.
enum NoSeat {
    Trouble(Trouble),
    /// The table is of another game than was asked for.
    OtherGame {
        asked: String,
        is: String,
        way_back: Option<String>,
    },
    /// The table is of a game that this program does not know.
    UnknownGame(String),
}

impl From<Trouble> for NoSeat {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl NoSeat {
    fn complaint(self, speech: &Speech) -> Complaint {
        match self {
            Self::Trouble(trouble) => complaint(&trouble, speech),
            Self::OtherGame { asked, is, way_back } => {
                let why = format!("they play {is} at this table, not {asked}");
                let help = match way_back {
                    Some(link) => format!("the link is used up; go on with: stammtisch play --at {link}"),
                    None => "leave the game out: the table says which it is".into(),
                };
                Complaint::flag_with_help("--at", why, help)
            }
            Self::UnknownGame(game) => Complaint::Game(game),
        }
    }
}

fn complaint(trouble: &Trouble, speech: &Speech) -> Complaint {
    complaint_about("--at", trouble, speech)
}

/// What `flag`, which named the table, leads to.
pub(crate) fn complaint_about(flag: &'static str, trouble: &Trouble, speech: &Speech) -> Complaint {
    match trouble {
        Trouble::Refused(error) => {
            let code = error["code"].as_str().unwrap_or_default();
            let flag = if code.starts_with("text_") || code == "name_taken" { "--name" } else { flag };
            Complaint::flag(flag, speech.error("", error))
        }
        other => Complaint::flag(flag, other),
    }
}

/// Takes a seat, or takes one's seat back; the table, and its game.
async fn sit(device: &mut Device, to: To, game: Option<&str>, name: &str) -> Result<(String, Parlour), NoSeat> {
    let (table, came_back) = match to {
        To::Table(table) => (table.to_string(), false),
        To::Seat(secret) => {
            let seat = device.post("api/return", &json!({ "token": secret })).await?;
            (seat["table"].as_str().unwrap_or_default().to_owned(), true)
        }
    };
    let summary = device.get(&format!("api/tables/{table}")).await?;
    let is = summary["game"].as_str().unwrap_or_default();
    if let Some(asked) = game.filter(|&asked| asked != is) {
        let way_back = if came_back { way_back(device, &table).await } else { None };
        return Err(NoSeat::OtherGame { asked: asked.into(), is: is.into(), way_back });
    }
    let parlour = Parlour::of(is).ok_or_else(|| NoSeat::UnknownGame(is.into()))?;
    if !came_back {
        device.post(&format!("api/tables/{table}/sit"), &json!({ "name": name })).await?;
    }
    Ok((table, parlour))
}

/// A personal link; without one the game goes on all the same.
async fn way_back(device: &mut Device, table: &str) -> Option<String> {
    let link = device.post(&format!("api/tables/{table}/return-link"), &json!({})).await.ok()?;
    // The address is the one that this program reaches the server by.
    let (_, secret) = link["url"].as_str()?.split_once('#')?;
    Some(device.house.way_back(secret))
}

impl Host for Guest {
    fn send(&mut self, command: Value) {
        // The line is gone only if the table is, and then that is the next news.
        let _ = self.wishes.send(Wish { command, done: None });
    }

    fn advise(&mut self) {
        let (mut device, news) = (self.device.clone(), self.news.clone());
        let path = format!("api/tables/{}/advice", self.table);
        self.runtime.spawn(async move {
            let advice = device.get(&path).await.map_err(|trouble| match trouble {
                Trouble::Refused(error) => error,
                Trouble::Unreachable { .. } | Trouble::Stranger { .. } => json!({ "code": "internal" }),
            });
            let _ = news.send(News::Advice(advice));
        });
    }

    fn waits_for_nobody(&self) -> bool {
        true
    }

    fn leave(&mut self) {
        let (done, heard) = channel();
        if self.wishes.send(Wish { command: json!({ "kind": "leave" }), done: Some(done) }).is_ok() {
            // Whoever can't be told finds an empty chair.
            let _ = heard.recv_timeout(GOODBYE);
        }
    }

    fn way_back(&mut self) -> Option<String> {
        self.way_back.clone()
    }

    fn finish(&mut self) -> Result<Option<String>, Complaint> {
        let Some(mut notes) = self.record.take() else { return Ok(None) };
        let path = format!("api/tables/{}/record", self.table);
        let record = self.runtime.block_on(self.device.text(&path));
        notes.write(&record.map_err(|trouble| complaint(&trouble, &self.speech))?)?;
        Ok(Some(notes.path))
    }
}

/// So many random bytes as hexadecimal digits.
pub(crate) fn random_hex<const N: usize>() -> String {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
