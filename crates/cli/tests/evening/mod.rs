//! An evening of people at one table, played through the referee.

use game_core::{LegalActions, Observer, Seat};
use players::polterfass::by_name;
use polterfass::{Polterfass, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use referee::{Actor, By, Command, CommandOf, EntryOf, Hex, Options, Proposal, Record, Secret, Table, TableId, Why};

struct Evening {
    table: Table<Polterfass>,
    entries: Vec<EntryOf<Polterfass>>,
    now: u64,
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

impl Evening {
    fn append(&mut self, proposal: Proposal<Polterfass>) {
        let Proposal::Append(entries) = proposal else { panic!("no step has an id") };
        for entry in entries {
            self.table.apply(entry.clone()).unwrap();
            self.entries.push(entry);
        }
    }

    fn does(&mut self, actor: Actor, command: CommandOf<Polterfass>) {
        self.now += 2_500;
        let proposal = self.table.propose(actor, None, command, self.now).unwrap();
        self.append(proposal);
    }

    /// So many decisions, each by whoever has to make it.
    fn decisions(&mut self, count: usize, luck: &mut Xoshiro256PlusPlus) {
        for _ in 0..count {
            let Some(seat) = self.table.to_act().lowest() else { return };
            let computer = self.table.computers_to_act().any(|(other, _)| other == seat);
            // Whoever has to choose: better players to come would choose otherwise, and the record is to stay the same.
            let player = by_name("random").unwrap();
            let (game, pad) = (self.table.game().unwrap(), self.table.pad().unwrap());
            let view = self.table.view(Observer::Seat(seat)).unwrap();
            let legal = game_core::Game::legal_in(game, &view);
            let action = player.choose(game, &view, pad, legal, luck, &mut players::unhurried);
            assert!(legal.contains(action));
            let actor = if computer { Actor::Computer(seat) } else { Actor::Seat(seat) };
            self.does(actor, Command::Act { action, asked: None });
        }
    }
}

/// The record of the evening; always the same.
pub fn played() -> String {
    let id = TableId::try_from("evening".to_owned()).unwrap();
    let start = 1_796_000_000_000;
    let setup = Setup::standard(4);
    let (table, opening) = Table::open(id, Secret([0x5a; 32]), setup, Options::default(), start).unwrap();
    let mut evening = Evening { table, entries: Vec::new(), now: start };
    evening.append(opening);
    for name in ["Anna", "Борис", "Chloé", "Dario"] {
        evening.does(Actor::Newcomer, Command::Sit { name: name.into() });
    }
    let host = Actor::Seat(seat(0));
    evening.does(Actor::Seat(seat(3)), Command::Nonce { nonce: Hex([0xdd; 16]) });
    evening.does(Actor::Seat(seat(3)), Command::Leave {});
    evening.does(host, Command::SeatComputer { seat: seat(3), player: "careful".into(), name: None });
    let setup = Setup { seats: 5, goal: 60, ..setup };
    evening.does(host, Command::Arrange { setup, options: Options::default() });
    evening.does(Actor::Newcomer, Command::Sit { name: "Emil".into() });
    evening.does(Actor::Seat(seat(4)), Command::Rename { name: "Emil der Durstige".into() });
    for (index, byte) in [(2, 0xc0), (0, 0xa0), (2, 0xc1)] {
        evening.does(Actor::Seat(seat(index)), Command::Nonce { nonce: Hex([byte; 16]) });
    }
    evening.does(Actor::Seat(seat(1)), Command::Say { text: "Prost!".into() });
    evening.does(host, Command::Begin {});
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(11);
    evening.decisions(9, &mut luck);
    evening.does(Actor::House, Command::StandIn { seat: seat(1), why: Why::Deadline });
    evening.decisions(12, &mut luck);
    evening.does(Actor::Seat(seat(1)), Command::TakeBack {});
    evening.does(Actor::Seat(seat(4)), Command::Leave {});
    evening.decisions(9, &mut luck);
    evening.does(host, Command::Remove { seat: seat(4), player: Some("careful".into()) });
    evening.decisions(usize::MAX, &mut luck);
    assert!(evening.table.outcome().is_some());
    let by =
        |wanted| evening.entries.iter().any(|entry| matches!(entry.row, referee::Row::Act { by, .. } if by == wanted));
    assert!([By::Person, By::Computer, By::StandIn].into_iter().all(by));
    Record::<Polterfass>::of(evening.entries).to_string()
}
