//! Whether what an observer got follows from what the observer may know: it is compared, byte for byte, with what a table would
//! have said whose secrets are others.

use game_core::{Observer, Seat};
use referee::{Actor, Presence, Told};
use serde_json::Value;
use server::Troupes;
use tables::{AnyCommand, AnyTable, Entropy, Pace, pause};

use crate::leaks::Leak;
use crate::twin::Twin;
use crate::visit::{Heard, Tape, Visit};

/// So often advice is compared for each twin: it takes longer than all the rest.
const MOST_ADVICE: u64 = 1;

/// What was compared.
#[derive(Clone, Copy, Debug, Default)]
pub struct Count {
    pub twins: u64,
    pub frames: u64,
    pub refusals: u64,
    pub prompts: u64,
    pub advice: u64,
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Self) {
        self.twins += other.twins;
        self.frames += other.frames;
        self.refusals += other.refusals;
        self.prompts += other.prompts;
        self.advice += other.advice;
    }
}

/// Compares a tape with what it would be if the twin were the truth.
///
/// # Errors
/// The first difference, as it tells the observer something.
pub fn check(visit: &Visit, tape: &Tape, twin: &Twin, leak: Leak) -> Result<Count, String> {
    let troupes = Troupes::default();
    let entry = tables::by_name(visit.game).unwrap();
    let empty = || (entry.empty)(&troupes, visit.id.clone(), visit.secret);
    let (mut truth, mut other) = (empty(), empty());
    let mut count = Count { twins: 1, ..Count::default() };
    let mut heard = tape.heard.iter().filter(|heard| number(heard).is_some()).peekable();
    let mut welcomes = tape.heard.iter().filter_map(|heard| match heard {
        Heard::Frame(frame) if frame.starts_with(r#"{"type":"welcome""#) => Some(frame),
        _ => None,
    });
    // Whatever is neither an update nor an answer to the observer's own step is the same for every table.
    let welcome = welcomes.next().ok_or("no welcome")?;
    let seat = tape.observer.seat().map_or("null".to_owned(), |seat| seat.to_string());
    if !welcome.ends_with(&format!(r#""game":"{}","seat":{seat}}}"#, visit.game)) || welcomes.next().is_some() {
        return Err(format!("{welcome} is more than a welcome"));
    }
    for (place, row) in twin.rows.iter().enumerate() {
        truth.apply(&visit.rows[place])?;
        other.apply(row).map_err(|what| format!("the twin is none: {what}: {row}"))?;
        let n = other.seq();
        if n >= twin.to {
            break;
        }
        if n >= twin.from {
            prompts(truth.as_ref(), other.as_ref(), visit, &mut count)?;
            if count.advice < MOST_ADVICE && tape.observer.seat().is_some_and(|seat| other.asked(seat).is_some()) {
                let said = |table: &dyn AnyTable, rows: &[String]| {
                    leak.advised(advised(table, tape.observer), &rows[..=place], tape.observer)
                };
                same(tape.observer, n, &said(truth.as_ref(), &visit.rows), &said(other.as_ref(), &twin.rows))?;
                count.advice += 1;
            }
        }
        while let Some(heard) = heard.next_if(|heard| number(heard) <= Some(n)) {
            if number(heard) < Some(n) || n < twin.from {
                continue;
            }
            match heard {
                Heard::Frame(frame) => {
                    let got = leak.spoilt(frame, &visit.rows[..=place], tape.observer);
                    let frame = expected(other.as_ref(), tape.observer, frame)?;
                    let wanted = leak.spoilt(&frame, &twin.rows[..=place], tape.observer);
                    same(tape.observer, n, &got, &wanted)?;
                    count.frames += 1;
                }
                Heard::Refused { at, command, error, .. } => {
                    let actor = tape.observer.seat().map_or(Actor::Newcomer, Actor::Seat);
                    let command: AnyCommand =
                        serde_json::from_value(command.clone()).map_err(|error| error.to_string())?;
                    let Err(refusal) = other.propose(actor, None, command, *at) else {
                        return Err(format!("{error} would not have been said after {n}"));
                    };
                    let wanted = serde_json::to_value(&refusal).map_err(|error| error.to_string())?;
                    same(tape.observer, n, &error.to_string(), &wanted.to_string())?;
                    count.refusals += 1;
                }
            }
        }
    }
    Ok(count)
}

/// What the adviser says to an observer, with luck that is always the same, and after so little thinking as it can.
fn advised(table: &dyn AnyTable, observer: Observer) -> String {
    let advice = observer.seat().and_then(|seat| table.advice(seat, Entropy([9; 32])));
    let said = advice.map(|think| think(&mut || false));
    said.map(|said| format!("{:?}", said.map(|advice| (advice.choices, advice.error)))).unwrap_or_default()
}

/// Who is asked, since when, and how long a computer player takes.
fn prompts(truth: &dyn AnyTable, other: &dyn AnyTable, visit: &Visit, count: &mut Count) -> Result<(), String> {
    let pauses = |table: &dyn AnyTable| -> Vec<_> {
        let asked = Seat::all(Seat::MAX).filter_map(|seat| Some((seat, table.asked(seat)?)));
        let pace = Pace::default();
        asked
            .map(|(seat, asked)| (seat, asked.n, asked.at, pause(&pace, table.moment(), &visit.secret, asked.n, seat)))
            .collect()
    };
    let (here, there) = (pauses(truth), pauses(other));
    count.prompts += here.len() as u64;
    let equal = here == there && truth.to_act() == other.to_act() && truth.stage() == other.stage();
    if equal { Ok(()) } else { Err(format!("after {}: prompts {here:?} or {there:?}", truth.seq())) }
}

/// The frame that a table would have sent with the same words about who is there.
fn expected(table: &dyn AnyTable, observer: Observer, frame: &str) -> Result<String, String> {
    let frame: Value = serde_json::from_str(frame).map_err(|error| error.to_string())?;
    let number = |value: &Value| value.as_u64().ok_or("no number");
    let mut presence = Presence::default();
    let chairs = frame["table"]["chairs"].as_array().ok_or("no chairs")?;
    for (seat, chair) in Seat::all(chairs.len()).zip(chairs) {
        presence.away_since[seat] = chair["away_since"].as_u64();
        presence.due[seat] = chair["due"].as_u64();
    }
    presence.spectators = u32::try_from(number(&frame["table"]["spectators"])?).map_err(|error| error.to_string())?;
    // Whether the pad is left out is the same for both, as all may see it.
    let keeps_pad = frame["game"].is_object() && frame["game"]["pad"].is_null();
    let told = Told { since: number(&frame["since"])?, keeps_pad };
    Ok(table.update(observer, told, &presence, number(&frame["now"])?))
}

fn same(observer: Observer, n: u64, got: &str, wanted: &str) -> Result<(), String> {
    if got == wanted {
        return Ok(());
    }
    let place = got.bytes().zip(wanted.bytes()).position(|(one, other)| one != other);
    let place = place.unwrap_or(got.len().min(wanted.len())).saturating_sub(60);
    let part = |text: &str| text.get(place..).unwrap_or_default().chars().take(160).collect::<String>();
    Err(format!("{observer:?} can tell after entry {n}:\n  {}\nfrom\n  {}", part(got), part(wanted)))
}

/// After which entry something was said that hangs on the table.
pub fn number(heard: &Heard) -> Option<u64> {
    match heard {
        Heard::Refused { n, .. } => Some(*n),
        Heard::Frame(frame) => {
            let rest = frame.strip_prefix(r#"{"type":"update","n":"#)?;
            rest.split(',').next()?.parse().ok()
        }
    }
}
