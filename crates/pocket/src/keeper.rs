//! One table on one device.

use game_core::{Observer, Seat};
use protocol::{ClientMessage, ErrorBody, MAX_MESSAGE, OpenTable, PROTOCOL, ServerMessage};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use referee::{Actor, Command, Millis, Options, Presence, Secret, Stage, StepId, TableId, Told};
use serde::Serialize;
use tables::{AnyCommand, AnyTable, Entropy, Pace, Proposed, Troupes, Written, by_name};

use crate::thinking::Minds;

/// The person's seat.
pub(crate) const YOU: Seat = Seat::FIRST;

/// The stream of advice; computer players draw from the first one.
const ASIDE: u64 = 1;

/// What a new table is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its first entries, to be made durable.
    pub rows: Vec<Written>,
    /// The SHA-256 of the secret, in hexadecimal digits.
    pub commitment: String,
}

/// What follows from a message or from the time.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Step {
    /// To be made durable, all or none; then [`Keeper::kept`] tells what to send. Nothing else may be asked of the keeper before.
    pub rows: Vec<Row>,
    /// To be sent to the page at once.
    pub frames: Vec<String>,
    /// The table that the party moves to: its rows are to be made durable first.
    pub rematch: Option<Rematch>,
}

/// An entry on its way to the store.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Its number, from 1.
    pub n: u64,
    /// The whole of it.
    pub json: String,
}

/// A table for the same party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rematch {
    /// Its name.
    pub table: String,
    /// Its secret, in hexadecimal digits.
    pub secret: String,
    /// Its first entries.
    pub rows: Vec<Row>,
}

impl From<Written> for Row {
    fn from(Written { n, json, .. }: Written) -> Self {
        Self { n, json }
    }
}

/// A command whose rows are on their way to the store.
struct Pending {
    actor: Actor,
    id: Option<StepId>,
    command: AnyCommand,
    rows: Vec<Row>,
}

/// One table, kept for one person.
pub struct Keeper {
    id: TableId,
    secret: Secret,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) minds: Minds,
    luck: ChaCha8Rng,
    /// What advice draws from, so that whoever asks for some changes nothing of what is to come.
    aside: ChaCha8Rng,
    build: String,
    /// The number of the entry that the page has seen; none if no page is connected.
    seen: Option<u64>,
    pending: Option<Pending>,
}

impl Keeper {
    /// A new table with the person at its first seat, the computer players at the next, and the person as host.
    ///
    /// # Errors
    /// As the server refuses it: an unknown game, an impossible setup, name or player.
    pub fn open(id: TableId, secret: Secret, wanted: OpenTable, now: Millis) -> Result<Opening, ErrorBody> {
        // Nobody has to be protected from advice but the person, who may look it up or not.
        let wanted = OpenTable { options: Options { advice: true, ..wanted.options }, ..wanted };
        let rows = tables::first_rows(&Troupes::default(), &id, secret, wanted, now)?;
        Ok(Opening { rows, commitment: secret.commitment().to_string() })
    }

    /// The table with these rows, each in JSON. `entropy` is what computer players draw their luck from, `stumbles` how often
    /// the one before this keeper came to grief over a thought: so many strengths lower the players play. `pace` is how long they
    /// take, as at a server.
    ///
    /// # Errors
    /// `unknown_game`; `damaged` if a row does not follow from those before it.
    pub fn wake(
        (id, game, secret): (TableId, &str, Secret),
        rows: &[&str],
        build: String,
        entropy: Entropy,
        stumbles: usize,
        pace: Pace,
    ) -> Result<Self, ErrorBody> {
        let table = (by_name(game)?.empty)(&Troupes::default(), id.clone(), secret);
        let minds = Minds::new(pace, stumbles);
        let (luck, mut aside) = (ChaCha8Rng::from_seed(entropy.0), ChaCha8Rng::from_seed(entropy.0));
        aside.set_stream(ASIDE);
        let mut keeper = Self { id, secret, table, minds, luck, aside, build, seen: None, pending: None };
        rows.iter().try_for_each(|row| keeper.apply(row))?;
        Ok(keeper)
    }

    /// The frame that greets a page.
    #[must_use]
    pub fn welcome(&self) -> String {
        frame(&ServerMessage::Welcome {
            protocol: PROTOCOL,
            build: self.build.clone(),
            table: self.id.clone(),
            game: self.table.game().to_owned(),
            seat: Some(YOU),
        })
    }

    /// Takes in a frame of the page.
    pub fn receive(&mut self, text: &str, now: Millis) -> Step {
        if text.len() > MAX_MESSAGE {
            return refused(None, ErrorBody::new("message_too_large").with("max", MAX_MESSAGE));
        }
        match serde_json::from_str::<ClientMessage<AnyCommand>>(text) {
            Err(error) => refused(None, ErrorBody::new("bad_message").with("what", error.to_string())),
            Ok(ClientMessage::Look { .. }) => Step::default(),
            Ok(ClientMessage::Ping {}) => Step::says(frame(&ServerMessage::Pong { now })),
            Ok(ClientMessage::Hello { protocol, .. }) if protocol != PROTOCOL => {
                Step::says(frame(&ServerMessage::Bye { error: ErrorBody::new("unsupported_protocol") }))
            }
            Ok(ClientMessage::Hello { since, .. }) => {
                self.seen = Some(since);
                Step { frames: self.news(now), ..Step::default() }
            }
            Ok(ClientMessage::Do { id, command: Command::Rematch { .. } }) => self.rematch(id, now),
            Ok(ClientMessage::Do { id, command }) => self.propose(Actor::Seat(YOU), Some(id), command, now),
        }
    }

    /// What follows from a command; a refusal is told to whoever gave it an id.
    pub(crate) fn propose(&mut self, actor: Actor, id: Option<StepId>, command: AnyCommand, now: Millis) -> Step {
        match self.table.propose(actor, id.clone(), command.clone(), now) {
            Err(error) => refused(id, error),
            Ok(Proposed::Done(n)) => {
                Step { frames: id.map(|id| acknowledged(id, n)).into_iter().collect(), ..Step::default() }
            }
            Ok(Proposed::Append(rows, _)) => {
                let rows: Vec<Row> = rows.into_iter().map(Row::from).collect();
                self.pending = Some(Pending { actor, id, command, rows: rows.clone() });
                Step { rows, ..Step::default() }
            }
        }
    }

    /// The rows of the last step are durable: makes them true. These frames are to be sent.
    ///
    /// # Errors
    /// `damaged` if they do not follow after all, and the keeper must not go on.
    pub fn kept(&mut self, now: Millis) -> Result<Vec<String>, ErrorBody> {
        let Some(Pending { id, rows, .. }) = self.pending.take() else { return Ok(Vec::new()) };
        rows.iter().try_for_each(|row| self.apply(&row.json))?;
        let mut frames = self.news(now);
        frames.extend(id.zip(rows.first()).map(|(id, row)| acknowledged(id, row.n)));
        Ok(frames)
    }

    /// Another page of this device was faster and wrote these rows: takes them in, and asks again what it asked.
    ///
    /// # Errors
    /// `damaged` if they do not follow.
    pub fn overtaken(&mut self, rows: &[&str], now: Millis) -> Result<Step, ErrorBody> {
        rows.iter().try_for_each(|row| self.apply(row))?;
        let frames = self.news(now);
        let step = match self.pending.take() {
            // A computer player's answer belonged to a prompt that may be gone; it is asked anew if not.
            Some(Pending { actor: Actor::Seat(seat), id, command, .. }) => {
                self.propose(Actor::Seat(seat), id, command, now)
            }
            _ => Step::default(),
        };
        Ok(Step { frames: [frames, step.frames].concat(), ..step })
    }

    /// The rows of the last step could not be made durable: nothing has changed, and whoever wanted it is told why.
    pub fn not_kept(&mut self, why: ErrorBody) -> Vec<String> {
        let id = self.pending.take().and_then(|pending| pending.id);
        id.map(|id| refused(Some(id), why).frames).unwrap_or_default()
    }

    /// The whole journal as a record.
    ///
    /// # Errors
    /// `damaged` if a row is no entry of this game.
    pub fn record(&self, rows: &[&str]) -> Result<String, ErrorBody> {
        self.table.record(rows).map_err(damaged)
    }

    /// The number of the last entry.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.table.seq()
    }

    /// How far the table is, and whether it waits for the person.
    #[must_use]
    pub fn standing(&self) -> (Stage, bool) {
        let waits =
            self.table.to_act().contains(YOU) && self.table.computers_to_act().iter().all(|(seat, _)| *seat != YOU);
        (self.table.stage(), waits)
    }

    pub(crate) fn entropy(&mut self) -> Entropy {
        drawn(&mut self.luck)
    }

    pub(crate) fn entropy_aside(&mut self) -> Entropy {
        drawn(&mut self.aside)
    }

    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    fn rematch(&mut self, id: StepId, now: Millis) -> Step {
        let (name, secret) = (self.entropy(), Secret(self.entropy().0));
        let Ok(table) = TableId::try_from(pocket_id(&name)) else {
            return refused(Some(id), ErrorBody::new("internal"));
        };
        let step =
            self.propose(Actor::Seat(YOU), Some(id.clone()), Command::Rematch { table: Some(table.clone()) }, now);
        if step.rows.is_empty() {
            return step;
        }
        match self.table.rematch_rows(table.clone(), secret, now) {
            Ok(rows) => {
                let rows = rows.into_iter().map(Row::from).collect();
                Step { rematch: Some(Rematch { table: table.to_string(), secret: hex(&secret.0), rows }), ..step }
            }
            Err(error) => {
                self.pending = None;
                refused(Some(id), error)
            }
        }
    }

    fn apply(&mut self, json: &str) -> Result<(), ErrorBody> {
        self.table.apply(json).map_err(damaged)
    }

    /// The update for the page, if one is connected and there is anything that it has not seen.
    fn news(&mut self, now: Millis) -> Vec<String> {
        let Some(seen) = self.seen else { return Vec::new() };
        let update = self.table.update(Observer::Seat(YOU), Told::since(seen), &Presence::default(), now);
        self.seen = Some(self.table.seq());
        vec![update]
    }
}

impl Step {
    fn says(frame: String) -> Self {
        Self { frames: vec![frame], ..Self::default() }
    }
}

fn drawn(luck: &mut ChaCha8Rng) -> Entropy {
    let mut bytes = [0; 32];
    luck.fill_bytes(&mut bytes);
    Entropy(bytes)
}

/// A name for a table on a device. No server gives its tables names with a 0, so the two can be told apart.
fn pocket_id(entropy: &Entropy) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letters = entropy.0.iter().take(15).map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    std::iter::once('0').chain(letters).collect()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn damaged(what: String) -> ErrorBody {
    ErrorBody::new("damaged").with("what", what)
}

fn frame(message: &ServerMessage<()>) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

fn acknowledged(id: StepId, n: u64) -> String {
    frame(&ServerMessage::Ack { id, n })
}

fn refused(id: Option<StepId>, error: ErrorBody) -> Step {
    Step::says(frame(&ServerMessage::Refused { id, error }))
}
