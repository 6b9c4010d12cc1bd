//! A table of Polterfass with a fixed secret, for tests.

use game_core::{Game, LegalActions, Luck, Observer, Seat};
use polterfass::{Action, Polterfass};
use referee::{Actor, Command, CommandOf, EntryOf, Options, Proposal, Refusal, Secret, Stage, StepId, Table, TableId};

pub type Entries = Vec<EntryOf<Polterfass>>;
pub type Refused = Refusal<polterfass::Refusal>;

pub fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

pub fn id(text: &str) -> Option<StepId> {
    Some(StepId::try_from(text.to_owned()).unwrap())
}

/// What a table waits for, and who is there.
fn waits(table: &Table<Polterfass>) -> impl PartialEq + std::fmt::Debug {
    let asked: Vec<_> = Seat::all(Seat::MAX).map(|seat| table.asked(seat)).collect();
    (table.seq(), table.stage(), table.to_act(), asked, table.chairs().to_vec(), *table.options(), table.host())
}

/// A table with its journal.
pub struct Played {
    pub table: Table<Polterfass>,
    pub journal: Entries,
    pub now: u64,
}

impl Played {
    /// A table opened for so many seats, with nobody on them.
    pub fn open(seats: usize, goal: u16) -> Self {
        let setup = polterfass::Setup { goal, ..Polterfass::standard(seats) };
        let name = TableId::try_from("tisch".to_owned()).unwrap();
        let (table, proposal) = Table::open(name, Secret([7; 32]), setup, Options::default(), 1_000).unwrap();
        let mut played = Self { table, journal: vec![], now: 1_000 };
        played.append(proposal);
        played
    }

    /// The same with people on all seats and the game begun.
    pub fn begun(seats: usize, goal: u16) -> Self {
        let mut played = Self::open(seats, goal);
        for name in &["Anna", "Bo", "Cleo", "Dan", "Eva", "Fritz"][..seats] {
            played.give(Actor::Newcomer, Command::Sit { name: (*name).into() });
        }
        played.give(Actor::Seat(seat(0)), Command::Begin {});
        played
    }

    pub fn append(&mut self, proposal: Proposal<Polterfass>) {
        let Proposal::Append(entries) = proposal else { panic!("nothing was to be appended") };
        let before = self.table.seq();
        let ahead = self.table.ahead(entries.clone()).unwrap();
        assert_eq!(self.table.seq(), before, "looking ahead changes nothing");
        for entry in entries {
            self.table.apply(entry.clone()).unwrap();
            self.journal.push(entry);
        }
        assert_eq!(waits(&ahead), waits(&self.table));
    }

    pub fn try_give(
        &mut self,
        actor: Actor,
        id: Option<StepId>,
        command: CommandOf<Polterfass>,
    ) -> Result<(), Refused> {
        self.now += 1_000;
        let proposal = self.table.propose(actor, id, command, self.now)?;
        self.append(proposal);
        Ok(())
    }

    pub fn give(&mut self, actor: Actor, command: CommandOf<Polterfass>) {
        self.try_give(actor, None, command).unwrap();
    }

    pub fn refusal(&self, actor: Actor, command: CommandOf<Polterfass>) -> Refused {
        match self.table.propose(actor, None, command, self.now) {
            Err(refusal) => refusal,
            Ok(proposal) => panic!("not refused: {proposal:?}"),
        }
    }

    pub fn act(&mut self, who: usize, action: Action) {
        self.give(Actor::Seat(seat(who)), Command::Act { action, asked: None });
    }

    /// The legal actions of a seat, as its client sees them.
    pub fn legal(&self, who: Seat) -> Vec<Action> {
        let view = self.table.view(Observer::Seat(who)).unwrap();
        self.table.game().unwrap().legal_in(&view).iter().collect()
    }

    /// Plays random actions until so many were made or the game is over.
    pub fn play(&mut self, luck: &mut impl Luck, actions: usize) {
        for _ in 0..actions {
            if self.table.stage() != Stage::Playing {
                return;
            }
            let asked: Vec<_> = self.table.to_act().iter().collect();
            let who = asked[luck.below(asked.len() as u32) as usize];
            let legal = self.legal(who);
            let action = legal[luck.below(legal.len() as u32) as usize];
            self.give(Actor::Seat(who), Command::Act { action, asked: None });
        }
    }

    /// The round's guests in order, and its innkeeper, once the barrels have been rolled.
    pub fn until_ordering(&mut self) -> (usize, Vec<usize>) {
        let innkeeper = self.table.to_act().lowest().unwrap().index();
        self.act(innkeeper, Action::Roll {});
        (innkeeper, self.table.to_act().iter().map(Seat::index).collect())
    }
}
