//! Tables of one game as tables of any game.

use std::sync::{Arc, Mutex, PoisonError};

use game_core::{Game, LegalActions, Luck, Observer, Seat, SeatSet};
use protocol::{Advice, Choice, ErrorBody};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use referee::{
    Actor, Asked, Chair, Command, CommandOf, EntryOf, Millis, Options, Presence, Proposal, Record, Refusal, Row,
    Secret, Shared, Stage, StepId, Table, TableId, Told,
};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::any::{AnyCommand, AnyTable, Moment, Proposed, Seating, Thought};
use crate::games::{Entry, Hosted};
use crate::{Entropy, Failure, Troupe, Troupes, Written, bad_field, internal};

/// How many seats a table has whose setup nobody chose.
const SEATS: usize = 4;

/// The quick phrases; their words are in the locale files as `phrase-<name>`.
const PHRASES: [&str; 8] = ["more", "last", "old-barrel", "cheers", "sip", "parched", "cellar", "service"];

pub(crate) const fn entry<G: Hosted>() -> Entry {
    Entry { id: G::ID, players: names::<G>, empty: empty::<G>, open: open::<G> }
}

fn names<G: Hosted>(troupes: &Troupes) -> &'static [&'static str] {
    G::troupe(troupes).names()
}

/// A table, and who plays there if no person does.
struct Laid<G: Hosted> {
    table: Table<G>,
    troupe: Arc<Troupe<G>>,
    /// What the last update had that is the same for all.
    shared: Mutex<Option<Shared>>,
}

fn empty<G: Hosted>(troupes: &Troupes, id: TableId, secret: Secret) -> Box<dyn AnyTable> {
    let (table, troupe) = (Table::new(id, Some(secret)), Arc::clone(G::troupe(troupes)));
    Box::new(Laid::<G> { table, troupe, shared: Mutex::default() })
}

fn open<G: Hosted>(
    id: TableId,
    secret: Secret,
    setup: Option<Value>,
    options: Options,
    at: Millis,
) -> Result<Vec<Written>, ErrorBody> {
    let setup = setup.map_or_else(|| Ok(G::standard(SEATS)), |setup| understood("setup", setup))?;
    match Table::<G>::open(id, secret, setup, options, at).map_err(|refusal| ErrorBody::of(&refusal))? {
        (_, Proposal::Append(entries)) => rows::<G>(&entries),
        (_, Proposal::Done { .. }) => Err(internal()),
    }
}

impl<G: Hosted> AnyTable for Laid<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seq(&self) -> u64 {
        self.table.seq()
    }

    fn stage(&self) -> Stage {
        self.table.stage()
    }

    fn chairs(&self) -> &[Chair] {
        self.table.chairs()
    }

    fn options(&self) -> &Options {
        self.table.options()
    }

    fn host(&self) -> Option<Seat> {
        self.table.host()
    }

    fn rematch(&self) -> Option<&TableId> {
        self.table.rematch()
    }

    fn has_ended(&self) -> bool {
        self.table.outcome().is_some()
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn asked(&self, seat: Seat) -> Option<Asked> {
        self.table.asked(seat)
    }

    fn computers_to_act(&self) -> Vec<(Seat, String)> {
        self.table
            .computers_to_act()
            .map(|(seat, player)| (seat, player.unwrap_or(self.troupe.stand_in()).to_owned()))
            .collect()
    }

    fn propose(
        &self,
        actor: Actor,
        id: Option<StepId>,
        command: AnyCommand,
        at: Millis,
    ) -> Result<Proposed, ErrorBody> {
        let command = command_of(command, &self.troupe)?;
        match self.table.propose(actor, id, command, at).map_err(|refusal| ErrorBody::of(&refusal))? {
            Proposal::Done { n } => Ok(Proposed::Done(n)),
            Proposal::Append(entries) => {
                let seating = entries.iter().filter_map(|entry| match entry.row {
                    Row::Sat { seat, .. } => Some(Seating::Took(seat)),
                    Row::Stood { seat, .. } | Row::Computer { seat, .. } => Some(Seating::Freed(seat)),
                    _ => None,
                });
                Ok(Proposed::Append(rows::<G>(&entries)?, seating.collect()))
            }
        }
    }

    fn apply(&mut self, json: &str) -> Result<(), String> {
        let entry: EntryOf<G> = serde_json::from_str(json).map_err(|error| error.to_string())?;
        self.table.apply(entry).map_err(|error| error.to_string())
    }

    fn ahead(&self, rows: &[&str]) -> Result<Box<dyn AnyTable>, String> {
        let entries: Result<Vec<EntryOf<G>>, _> = rows.iter().map(|row| serde_json::from_str(row)).collect();
        let table = self.table.ahead(entries.map_err(|error| error.to_string())?).map_err(|error| error.to_string())?;
        Ok(Box::new(Self { table, troupe: Arc::clone(&self.troupe), shared: Mutex::default() }))
    }

    fn update(&self, observer: Observer, told: Told, presence: &Presence, now: Millis) -> String {
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if !shared.as_ref().is_some_and(|shared| shared.holds(&self.table, presence)) {
            *shared = self.table.shared(presence, shared.as_ref());
        }
        let json = |shared| self.table.update_json(r#""type":"update","#, observer, told, now, shared);
        shared.as_ref().and_then(json).unwrap_or_default()
    }

    fn moment(&self) -> Moment {
        self.table.view(Observer::Spectator).map_or(Moment::Trifle, |view| G::moment(&view))
    }

    fn player_from(&self, name: &str, may: &dyn Fn(&str) -> bool) -> Option<&'static str> {
        self.troupe.from(name, may)
    }

    fn thought(&self, seat: Seat, player: &str, entropy: Entropy) -> Option<Thought<Value>> {
        let (game, view, pad) = self.seen(seat)?;
        let (troupe, player) = (Arc::clone(&self.troupe), player.to_owned());
        Some(Box::new(move |go_on| {
            let player = troupe.player(&player).ok_or(Failure::Silent)?;
            let legal = game.legal_in(&view);
            let action = player.choose(&game, &view, &pad, legal, &mut luck(entropy), go_on);
            if !legal.contains(action) {
                return Err(Failure::Illegal);
            }
            serde_json::to_value(action).map_err(|_| Failure::Silent)
        }))
    }

    fn lot(&self, seat: Seat, entropy: Entropy) -> Option<Value> {
        let (game, view, _) = self.seen(seat)?;
        let legal = game.legal_in(&view);
        let count = u32::try_from(legal.len()).ok().filter(|&count| count > 0)?;
        serde_json::to_value(legal.get(luck(entropy).below(count) as usize)).ok()
    }

    fn advice(&self, seat: Seat, entropy: Entropy) -> Option<Thought<Advice>> {
        let (game, view, pad) = self.seen(seat)?;
        let troupe = Arc::clone(&self.troupe);
        Some(Box::new(move |go_on| {
            let legal = game.legal_in(&view);
            let players::Advice { chances, error } =
                troupe.adviser().advise(&game, &view, &pad, legal, &mut luck(entropy), go_on);
            if chances.len() != legal.len() || !chances.iter().all(|chance| (0.0..=1.0).contains(chance)) {
                return Err(Failure::Illegal);
            }
            let choice = |(action, chance)| Some(Choice { action: serde_json::to_value(action).ok()?, chance });
            let choices = legal.iter().zip(chances).map(choice).collect::<Option<_>>();
            Ok(Advice { choices: choices.ok_or(Failure::Silent)?, error })
        }))
    }

    fn rematch_rows(&self, id: TableId, secret: Secret, at: Millis) -> Result<Vec<Written>, ErrorBody> {
        let entries = self.table.rematch_entries(id, secret, at).map_err(|refusal| ErrorBody::of(&refusal))?;
        rows::<G>(&entries)
    }

    fn comes_along(&self, seat: Seat) -> bool {
        self.table.comes_along(seat)
    }

    fn record(&self, rows: &[&str]) -> Result<String, String> {
        let entries: Result<Vec<EntryOf<G>>, _> = rows.iter().map(|row| serde_json::from_str(row)).collect();
        Ok(Record::<G>::of(entries.map_err(|error| error.to_string())?).to_string())
    }
}

impl<G: Hosted> Laid<G> {
    /// The game with all that `seat` sees of it, and what is written down.
    fn seen(&self, seat: Seat) -> Option<(G, G::View, G::Pad)> {
        Some((self.table.game()?.clone(), self.table.view(Observer::Seat(seat))?, self.table.pad()?.clone()))
    }
}

/// Luck that has nothing to do with any table's.
fn luck(entropy: Entropy) -> ChaCha8Rng {
    ChaCha8Rng::from_seed(entropy.0)
}

fn rows<G: Hosted>(entries: &[EntryOf<G>]) -> Result<Vec<Written>, ErrorBody> {
    let row = |entry: &EntryOf<G>| {
        let json = serde_json::to_string(entry).map_err(|_| internal())?;
        Ok(Written { n: entry.n, at: entry.at, json })
    };
    entries.iter().map(row).collect()
}

fn understood<T: DeserializeOwned>(field: &str, value: Value) -> Result<T, ErrorBody> {
    serde_json::from_value(value).map_err(|error| bad_field(field, error))
}

fn unknown<G: Game<Refusal: serde::Serialize>>(what: &str) -> ErrorBody {
    ErrorBody::of(&Refusal::<G::Refusal>::Unknown { what: what.to_owned() })
}

/// The command in the words of its game, if all that it names exists.
fn command_of<G: Hosted>(command: AnyCommand, troupe: &Troupe<G>) -> Result<CommandOf<G>, ErrorBody> {
    Ok(match command {
        Command::Act { action, asked } => Command::Act { action: understood("command.action", action)?, asked },
        Command::Arrange { setup, options } => Command::Arrange { setup: understood("command.setup", setup)?, options },
        Command::SeatComputer { player, .. } if !troupe.names().contains(&player.as_str()) => {
            return Err(unknown::<G>(&player));
        }
        Command::Phrase { phrase } if !PHRASES.contains(&phrase.as_str()) => return Err(unknown::<G>(&phrase)),
        Command::SeatComputer { seat, player, name } => Command::SeatComputer { seat, player, name },
        Command::Phrase { phrase } => Command::Phrase { phrase },
        Command::Sit { name } => Command::Sit { name },
        Command::Leave {} => Command::Leave {},
        Command::Rename { name } => Command::Rename { name },
        Command::Nonce { nonce } => Command::Nonce { nonce },
        Command::TakeBack {} => Command::TakeBack {},
        Command::Say { text } => Command::Say { text },
        Command::Remove { seat, .. } => Command::Remove { seat, player: Some(troupe.stand_in().to_owned()) },
        Command::Mute { seat, muted } => Command::Mute { seat, muted },
        Command::PassHost { seat } => Command::PassHost { seat },
        Command::Begin {} => Command::Begin {},
        Command::StandIn { seat, why } => Command::StandIn { seat, why },
        Command::Rematch { table } => Command::Rematch { table },
        Command::Close {} => Command::Close {},
    })
}
