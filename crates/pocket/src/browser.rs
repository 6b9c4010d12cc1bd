//! The module as a browser sees it. Texts go in and out in JSON; errors are thrown as the JSON of their code.

#![allow(unsafe_code, reason = "the glue that wasm-bindgen makes")]

use protocol::{ErrorBody, OpenTable};
use referee::{Secret, TableId};
use serde::Serialize;
use serde_json::json;
use tables::{Entropy, Pace, on_map};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::keeper::{Row, hex};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn clock() -> f64;
}

type Thrown<T> = Result<T, String>;

fn thrown(error: &ErrorBody) -> String {
    serde_json::to_string(error).unwrap_or_default()
}

fn bad(what: &str) -> String {
    thrown(&ErrorBody::new("bad_message").with("what", what))
}

fn text(value: impl Serialize) -> Thrown<String> {
    serde_json::to_string(&value).map_err(|error| bad(&error.to_string()))
}

fn bytes(given: &[u8]) -> Thrown<[u8; 32]> {
    given.try_into().map_err(|_| bad("32 bytes are expected"))
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time is a whole number after 1970")]
fn millis(now: f64) -> u64 {
    now.max(0.0) as u64
}

/// How long computer players take, as a multiple of the usual.
fn scaled(pace: f64) -> Pace {
    #[allow(clippy::cast_precision_loss, reason = "it is a second or two")]
    let scaled = |end: u64| millis(end as f64 * pace.clamp(0.0, 10.0));
    let Pace(usual) = Pace::default();
    Pace(scaled(*usual.start())..=scaled(*usual.end()))
}

/// Answers a question in JSON; see `question.rs`.
#[wasm_bindgen]
pub fn ask(question: &str) -> Thrown<String> {
    crate::ask(question).map_err(|error| thrown(&error))
}

/// The first rows of a new table; `wanted` is what `POST api/tables` takes, but that `map` is a whole map.
#[wasm_bindgen]
pub fn open(id: &str, secret: &[u8], wanted: &str, map: Option<String>, now: f64) -> Thrown<String> {
    let id = TableId::try_from(id.to_owned()).map_err(|what| bad(&what))?;
    let secret = Secret(bytes(secret)?);
    let mut wanted: OpenTable = serde_json::from_str(wanted).map_err(|error| bad(&error.to_string()))?;
    if let Some(map) = map {
        let map = serde_json::from_str(&map).map_err(|error| bad(&error.to_string()))?;
        wanted.setup = Some(on_map(wanted.setup, &map).map_err(|error| thrown(&error))?);
    }
    let opening = crate::Keeper::open(id, secret, wanted, millis(now)).map_err(|error| thrown(&error))?;
    let rows: Vec<Row> = opening.rows.into_iter().map(Row::from).collect();
    text(json!({ "rows": rows, "secret": hex(&secret.0), "commitment": opening.commitment }))
}

/// One table; see [`crate::Keeper`].
#[wasm_bindgen]
pub struct Keeper(crate::Keeper);

#[wasm_bindgen]
impl Keeper {
    /// The table with these rows. `pace` is how many times as long as usual computer players take.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::too_many_arguments, reason = "they come from a worker one by one")]
    pub fn new(
        id: &str,
        game: &str,
        secret: &[u8],
        rows: Vec<String>,
        build: String,
        entropy: &[u8],
        stumbles: usize,
        pace: f64,
    ) -> Thrown<Keeper> {
        let id = TableId::try_from(id.to_owned()).map_err(|what| bad(&what))?;
        let (secret, entropy) = (Secret(bytes(secret)?), Entropy(bytes(entropy)?));
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        crate::Keeper::wake((id, game, secret), &rows, build, entropy, stumbles, scaled(pace))
            .map(Self)
            .map_err(|error| thrown(&error))
    }

    /// The frame that greets a page.
    pub fn welcome(&self) -> String {
        self.0.welcome()
    }

    /// Takes in a frame of the page: a `Step` in JSON.
    pub fn receive(&mut self, frame: &str, now: f64) -> Thrown<String> {
        text(self.0.receive(frame, millis(now)))
    }

    /// The rows of the last step are durable: frames in JSON.
    pub fn kept(&mut self, now: f64) -> Thrown<String> {
        text(self.0.kept(millis(now)).map_err(|error| thrown(&error))?)
    }

    /// Others wrote these rows first: a `Step` in JSON.
    pub fn overtaken(&mut self, rows: Vec<String>, now: f64) -> Thrown<String> {
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        text(self.0.overtaken(&rows, millis(now)).map_err(|error| thrown(&error))?)
    }

    /// The rows of the last step could not be kept, for this error in JSON: frames in JSON.
    #[wasm_bindgen(js_name = notKept)]
    pub fn not_kept(&mut self, why: &str) -> Thrown<String> {
        text(self.0.not_kept(serde_json::from_str(why).map_err(|error| bad(&error.to_string()))?))
    }

    /// When `turn` is to be called next.
    pub fn next(&mut self, now: f64) -> Option<f64> {
        #[allow(clippy::cast_precision_loss, reason = "times fit for many thousand years")]
        self.0.next(millis(now)).map(|at| at as f64)
    }

    /// Lets a computer player think or act: a `Step` in JSON.
    pub fn turn(&mut self, now: f64) -> Thrown<String> {
        text(self.0.turn(millis(now), &mut clock))
    }

    /// What each action of the person is worth, as `GET api/tables/{table}/advice` tells it.
    pub fn advice(&mut self) -> Thrown<String> {
        text(self.0.advice(&mut clock).map_err(|error| thrown(&error))?)
    }

    /// These rows as a record.
    pub fn record(&self, rows: Vec<String>) -> Thrown<String> {
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        self.0.record(&rows).map_err(|error| thrown(&error))
    }

    /// The number of the last entry.
    pub fn seq(&self) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "no game has so many entries")]
        let seq = self.0.seq() as f64;
        seq
    }

    /// How far the table is and whether it waits for the person, in JSON.
    pub fn standing(&self) -> Thrown<String> {
        let (stage, your_turn) = self.0.standing();
        text(json!({ "stage": stage, "your_turn": your_turn }))
    }
}
