//! A table in this process: the referee, the computer players, and the record as it grows.

use std::fs::File;
use std::io::Write;
use std::sync::mpsc::Sender;
use std::time::{SystemTime, UNIX_EPOCH};

use game_core::{Observer, Seat};
use players::Anybody;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use referee::{
    Actor, Command, CommandOf, EntryOf, Hex, Options, Presence, Proposal, Refusal, Secret, Table, TableGame, TableId,
};
use serde_json::{Value, json};

use super::Host;
use super::keyboard::News;
use crate::complaint::Complaint;

/// The person's seat.
const YOU: Seat = Seat::FIRST;

/// A table with one person.
pub(super) struct Local<G: TableGame> {
    table: Table<G>,
    /// By seat; the person's has none.
    players: Vec<Option<Anybody<G>>>,
    luck: Xoshiro256PlusPlus,
    record: Option<Notes>,
    /// The last entry that the person was told of.
    told: u64,
    news: Sender<News>,
}

/// A record that is written as the game goes on, so that an unfinished one holds, too.
pub(super) struct Notes {
    pub(super) file: File,
    pub(super) path: String,
}

/// Who plays what.
pub(super) struct Company<G: TableGame> {
    pub(super) setup: G::Setup,
    /// What the person is called.
    pub(super) name: String,
    /// The computer players by name, from the second seat on.
    pub(super) players: Vec<(String, Anybody<G>)>,
    /// What all luck follows from.
    pub(super) seed: [u8; 32],
}

/// Why a step of the table was not made.
enum Broken<G: TableGame> {
    Refused(Refusal<G::Refusal>),
    Failed(Complaint),
}

impl<G: TableGame> From<Refusal<G::Refusal>> for Broken<G> {
    fn from(refusal: Refusal<G::Refusal>) -> Self {
        Self::Refused(refusal)
    }
}

impl Notes {
    /// A record in a new file: one that is there is kept.
    ///
    /// # Errors
    /// If the file exists or can't be made.
    pub(super) fn new(path: &str) -> Result<Self, Complaint> {
        let file = File::options().write(true).create_new(true).open(path);
        let file = file.map_err(|error| Complaint::flag("--record", format!("{path}: {error}")))?;
        Ok(Self { file, path: path.into() })
    }

    /// Adds lines, and sees to it that they are there whatever happens to this process.
    ///
    /// # Errors
    /// If the file can't be written.
    pub(super) fn write(&mut self, lines: &str) -> Result<(), Complaint> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| Complaint::File { path: self.path.clone(), why: error.to_string() })
    }
}

impl<G: TableGame> Local<G> {
    /// Sits down with computer players and begins.
    ///
    /// # Errors
    /// If the setup or the name is impossible, or the record can't be written.
    pub(super) fn begin(company: Company<G>, record: Option<Notes>, news: Sender<News>) -> Result<Self, Complaint> {
        let Company { setup, name, players, seed } = company;
        let mut luck = Xoshiro256PlusPlus::from_seed(seed);
        let (mut secret, mut nonce) = ([0; 32], [0; 16]);
        luck.fill_bytes(&mut secret);
        luck.fill_bytes(&mut nonce);
        let id = TableId::try_from("table".to_owned()).map_err(|error| Complaint::flag("--name", error))?;
        let (table, opening) = Table::open(id, Secret(secret), setup, Options::default(), now())
            .map_err(|refusal| Complaint::flag("--seats", refusal))?;
        let mut seated = vec![None];
        let mut commands = vec![(Actor::Newcomer, Command::Sit { name })];
        for (seat, (player, mind)) in Seat::all(Seat::MAX).skip(1).zip(players) {
            commands.push((Actor::Seat(YOU), Command::SeatComputer { seat, player, name: None }));
            seated.push(Some(mind));
        }
        commands.push((Actor::Seat(YOU), Command::Nonce { nonce: Hex(nonce) }));
        commands.push((Actor::Seat(YOU), Command::Begin {}));
        let mut local = Self { table, players: seated, luck, record, told: 0, news };
        let begun = local.append(opening).and_then(|()| {
            commands.into_iter().try_for_each(|(actor, command)| local.does(actor, command))?;
            local.let_computers_act()
        });
        match begun {
            Ok(()) => {
                local.tell();
                Ok(local)
            }
            Err(Broken::Failed(complaint)) => Err(complaint),
            Err(Broken::Refused(refusal)) => Err(Complaint::flag("--name", refusal)),
        }
    }

    fn does(&mut self, actor: Actor, command: CommandOf<G>) -> Result<(), Broken<G>> {
        let proposal = self.table.propose(actor, None, command, now())?;
        self.append(proposal)
    }

    fn append(&mut self, proposal: Proposal<G>) -> Result<(), Broken<G>> {
        let Proposal::Append(entries) = proposal else { return Ok(()) };
        if let Some(record) = &mut self.record {
            record.write(&lines::<G>(&entries)).map_err(Broken::Failed)?;
        }
        let applied = entries.into_iter().try_for_each(|entry| self.table.apply(entry));
        applied.map_err(|error| Broken::Failed(Complaint::input("table", error)))
    }

    fn next_computer(&self) -> Option<Seat> {
        self.table.computers_to_act().next().map(|(seat, _)| seat)
    }

    fn let_computers_act(&mut self) -> Result<(), Broken<G>> {
        while let Some(seat) = self.next_computer() {
            let (Some(game), Some(view)) = (self.table.game(), self.table.view(Observer::Seat(seat))) else { break };
            let Some(Some(player)) = self.players.get(seat.index()) else { break };
            let legal = game.legal_in(&view);
            let action = player.choose(game, &view, legal, &mut self.luck, &mut players::unhurried);
            self.does(Actor::Computer(seat), Command::Act { action, asked: None })?;
        }
        Ok(())
    }

    /// Sends what happened, as the person may see it.
    fn tell(&mut self) {
        let update = self.table.update(Observer::Seat(YOU), self.told, &Presence::default(), now());
        self.told = self.table.seq();
        let sent = match serde_json::to_value(update) {
            Ok(update) => News::Sight(update),
            Err(error) => News::Trouble(Complaint::input("update", error)),
        };
        // If nobody listens any more, the person has left.
        let _ = self.news.send(sent);
    }

    fn step(&mut self, command: Value) -> Result<(), Broken<G>> {
        let command =
            serde_json::from_value(command).map_err(|error| Broken::Failed(Complaint::input("step", error)))?;
        self.does(Actor::Seat(YOU), command)?;
        self.let_computers_act()
    }
}

impl<G: TableGame> Host for Local<G> {
    fn send(&mut self, command: Value) {
        let answer = match self.step(command) {
            Ok(()) => News::Done,
            Err(Broken::Refused(refusal)) => News::Refused(serde_json::to_value(&refusal).unwrap_or(json!({}))),
            Err(Broken::Failed(complaint)) => News::Trouble(complaint),
        };
        self.tell();
        let _ = self.news.send(answer);
    }

    fn waits_for_nobody(&self) -> bool {
        false
    }

    fn leave(&mut self) {}

    fn way_back(&mut self) -> Option<String> {
        None
    }

    fn finish(&mut self) -> Result<Option<String>, Complaint> {
        Ok(self.record.take().map(|notes| notes.path))
    }
}

fn lines<G: TableGame>(entries: &[EntryOf<G>]) -> String {
    referee::Record::<G>::of(entries.iter().cloned()).to_string()
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(0))
}
