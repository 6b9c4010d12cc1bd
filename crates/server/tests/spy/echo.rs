//! What a whole server says, beside frames, that wakes up with a table: to one observer, to its log, and to whoever reads its metrics.
//!
//! Two servers with twins of one table must say the same to the byte, whatever the observer asks for.

use std::sync::Arc;

use game_core::{Observer, Seat};
use serde_json::{Value, json};
use server::ManualClock;
use sha2::{Digest, Sha256};
use store::{DeviceHash, NewRow, NewTable, SeatChange, Store};

use crate::common::{Client, Device, House, Log, steady};
use crate::leaks::Leak;
use crate::twin::Twin;
use crate::visit::{AT, ID, Visit, cookie, forbidden};

/// All that was said, each line with where.
pub type Echo = Vec<String>;

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Echoes {
    pub twins: usize,
    pub lines: usize,
}

/// Compares what an observer hears of two servers that wake up with the truth and with its twin.
///
/// # Errors
/// The first difference.
pub async fn check(visit: &Visit, observer: Observer, twin: &Twin, leak: Leak) -> Result<Echoes, String> {
    let until = twin.rows.iter().take_while(|row| number(row) < twin.to).count();
    if until == 0 || visit.rows[..until] == twin.rows[..until] {
        return Ok(Echoes::default());
    }
    let here = echo(visit, &visit.rows[..until], observer, leak).await;
    let there = echo(visit, &twin.rows[..until], observer, leak).await;
    let differs = (0..here.len().max(there.len())).find(|&line| here.get(line) != there.get(line));
    match differs {
        None => Ok(Echoes { twins: 1, lines: here.len() }),
        Some(line) => {
            let (one, other) = (here.get(line), there.get(line));
            Err(format!("{observer:?} can tell after entry {until}:\n  {one:?}\nfrom\n  {other:?}"))
        }
    }
}

fn number(row: &str) -> u64 {
    let row: Value = serde_json::from_str(row).unwrap();
    row["n"].as_u64().unwrap()
}

async fn echo(visit: &Visit, rows: &[String], observer: Observer, leak: Leak) -> Echo {
    let (log, _listening) = Log::listen();
    let data = tempfile::tempdir().unwrap();
    let last: Value = serde_json::from_str(&rows[rows.len() - 1]).unwrap();
    let clock = ManualClock::at(last["at"].as_u64().unwrap() + 50);
    let house = House::with(data.path(), Arc::new(clock), |config| {
        config.metrics = Some("127.0.0.1:0".parse().unwrap());
    })
    .await;
    lay(&house, visit, rows).await;
    let mut device = Device::new(house.address);
    device.cookie = observer.seat().map(|seat| format!("stammtisch_device={}", cookie(seat.index())));
    let frames = listen(&device, visit, observer).await;
    let mut echo = ask(&mut device, frames.iter().any(|frame| is_prompt(frame))).await;
    echo.extend(frames.into_iter().map(|frame| format!("frame {frame}")));
    let metrics = Device::new(log.metrics()).get("/metrics").await;
    let mut lines = log.lines();
    // Which of two tasks writes its line first is chance.
    lines.sort();
    house.close().await;
    echo.extend(
        steady(&leak.measured(metrics.text(), rows, observer)).into_iter().map(|line| format!("metrics {line}")),
    );
    leak.logged(&mut lines, rows, observer);
    echo.extend(lines.into_iter().map(|line| format!("log {line}")));
    leak.answered(&mut echo, rows, observer);
    echo
}

/// Whether a frame asks its reader for something.
fn is_prompt(frame: &str) -> bool {
    let frame: Value = serde_json::from_str(frame).unwrap();
    frame["game"]["legal"].as_array().is_some_and(|legal| !legal.is_empty())
}

async fn lay(house: &House, visit: &Visit, rows: &[String]) {
    let seats = Seat::all(visit.people).map(|seat| {
        let device = DeviceHash(Sha256::digest(cookie(seat.index())).into());
        SeatChange::Claim { seat, device }
    });
    let rows = rows.iter().map(|row| NewRow { n: number(row), at: AT, json: row.clone() });
    let (game, secret) = (visit.game.to_owned(), store::Secret(visit.secret.0));
    let (rows, seats) = (rows.collect(), seats.collect());
    house
        .store
        .create(NewTable {
            id: ID.into(),
            game,
            secret,
            opened_at: AT,
            rows,
            seats,
            // Nobody looks after it before the visitors do.
            standing: store::Standing::default(),
        })
        .await
        .unwrap();
}

/// Everything that can be asked over HTTP; nothing of it changes the table.
async fn ask(device: &mut Device, on_turn: bool) -> Echo {
    let mut echo = Vec::new();
    for path in ["", "/record", "/seat-token", "/advice", "/nothing"] {
        // Advice itself is drawn by lot; it is compared where the lot is the same.
        if path != "/advice" || !on_turn {
            let answer = device.get(&format!("/api/tables/{ID}{path}")).await;
            echo.push(format!("{path} {} {}", answer.status, answer.text()));
        }
    }
    let answer = device.get("/api/me").await;
    echo.push(format!("me {} {}", answer.status, answer.text()));
    let sat = device.post(&format!("/api/tables/{ID}/sit"), json!({ "name": "One more" })).await;
    echo.push(format!("sit {} {}", sat.status, sat.text()));
    echo
}

/// Everything that is said at a socket, also to a program that was given the seat.
async fn listen(device: &Device, visit: &Visit, observer: Observer) -> Vec<String> {
    let mut frames = Vec::new();
    let mut program = device.clone();
    if observer.seat().is_some() {
        let token = program.posted(&format!("/api/tables/{ID}/seat-token"), json!({})).await;
        (program.token, program.cookie) = (token["token"].as_str().map(str::to_owned), None);
    }
    // Nobody leaves before all is said: when the table notices is chance.
    let mut clients = Vec::new();
    for device in [device, &program] {
        let mut client = Client::join(device, ID, 0).await;
        for (index, action) in forbidden(visit.game).into_iter().enumerate() {
            if !client.legal().contains(&action) {
                let answer =
                    client.order_as(&format!("step-{index}"), json!({ "kind": "act", "action": action })).await;
                assert_eq!(answer["type"], "refused", "{answer}");
            }
        }
        frames.append(&mut client.frames);
        clients.push(client);
    }
    frames
}
