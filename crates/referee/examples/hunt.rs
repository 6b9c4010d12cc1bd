//! Hunts for a few games of Goldbräu that together have every kind of step, and writes them as records:
//! `cargo run --profile play -p referee --example hunt FOLDER [GAMES]`.
//!
//! Every seat of every game is played at random, but with a leaning of its own: how often it expands, appoints, buys, declines, and
//! so on. So rules bite that hardly ever bite where all choices are alike.
#![allow(clippy::print_stdout, reason = "it is what an example is for")]

#[path = "../tests/steps/mod.rs"]
mod steps;

use std::path::PathBuf;

use game_core::{Game, LegalActions, Luck, Seat, Turn};
use goldbraeu::{Action, Goldbraeu, Legal, Phase, Setup, StartPlayer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use referee::{By, Entry, EntryOf, Hex, Options, Record, Row, RowOf, Secret, Seed};
use steps::{Kinds, What, Witness};

/// How a seat chooses, in parts of 256.
struct Leaning {
    /// By action card.
    picks: [u32; 3],
    declines: u32,
    shows: u32,
    duels: u32,
    contracts: u32,
    shifts: u32,
    blind: u32,
}

impl Leaning {
    fn draw(luck: &mut ChaCha8Rng) -> Self {
        let mut any = || luck.below(257);
        Self {
            picks: [any(), any(), any()],
            declines: any() / 3,
            shows: any(),
            duels: any(),
            contracts: any(),
            shifts: any(),
            blind: any(),
        }
    }

    /// How much more than others an action is wished for.
    fn weight(&self, phase: Phase, action: Action) -> u32 {
        1 + match action {
            Action::Pick { action } => self.picks[action.index()],
            Action::Decline {} if matches!(phase, Phase::Block { .. } | Phase::Break { .. }) => 257 - self.duels,
            Action::Decline {} if matches!(phase, Phase::TurnOver { .. }) => 257 - self.shows,
            Action::Decline {} => self.declines,
            Action::Block { .. } | Action::Break { .. } => self.duels,
            Action::Contract { .. } => self.contracts,
            Action::Shift { .. } => self.shifts,
            Action::BuyBlind {} => 2 * self.blind,
            Action::Buy { .. } => 257 - self.blind,
            Action::KeepHidden {} => 257 - self.shows,
            Action::Show {} | Action::TurnOver { .. } => self.shows,
            _ => 128,
        }
    }

    fn choose(&self, phase: Phase, legal: Legal, luck: &mut ChaCha8Rng) -> Action {
        let total = legal.iter().map(|action| self.weight(phase, action)).sum();
        let mut place = luck.below(total);
        for action in legal.iter() {
            match place.checked_sub(self.weight(phase, action)) {
                Some(rest) => place = rest,
                None => return action,
            }
        }
        legal.get(0)
    }
}

/// A game that follows from its number.
fn play(number: u64, mut note: impl FnMut(RowOf<Goldbraeu>)) -> Result<Kinds, Box<dyn std::error::Error>> {
    let seats = 3 + u8::try_from(number % 2)?;
    let start = match Seat::new(usize::try_from(number / 2 % 5)?) {
        Some(seat) if seat.index() < seats.into() => StartPlayer::Seat(seat),
        _ => StartPlayer::Luck,
    };
    let game = Goldbraeu::new(Setup { start, ..Setup::standard(seats) })?;
    let mut luck = ChaCha8Rng::seed_from_u64(number);
    let mut secret = Secret([0; 32]);
    luck.fill_bytes(&mut secret.0);
    note(Row::Opened {
        game: Goldbraeu::ID.into(),
        rules: Goldbraeu::RULES_VERSION,
        format: 1,
        commitment: secret.commitment(),
        setup: game.setup().clone(),
        options: Options::default(),
    });
    for seat in Seat::all(seats.into()) {
        note(Row::Computer { seat, name: format!("leaning {}", seat.index() + 1), player: "leaning".into() });
    }
    note(Row::Began {});
    let leanings: Vec<_> = Seat::all(seats.into()).map(|_| Leaning::draw(&mut luck)).collect();
    let seed = Seed::mix(&secret, []);
    let mut witness = Witness::new(&game);
    let mut ordinal = 0;
    loop {
        match game.turn(&witness.state) {
            Turn::Luck => {
                let draw = game.draw(&witness.state, &mut seed.luck(ordinal));
                witness.step(What::Luck { draw })?;
                note(Row::Luck { ordinal, draw });
                ordinal += 1;
            }
            Turn::Act(asked) => {
                for seat in asked.iter() {
                    let legal = game.legal(&witness.state, seat);
                    let action = leanings[seat.index()].choose(witness.state.board().phase, legal, &mut luck);
                    witness.step(What::Act { seat, action })?;
                    note(Row::Act { seat, by: By::Computer, action });
                }
            }
            Turn::Over => break,
        }
    }
    if let Some(outcome) = game.outcome(&witness.state) {
        let scores = outcome.scores.0[..seats.into()].to_vec();
        note(Row::Ended { scores, winners: outcome.winners, secret: Hex(secret.0) });
    }
    Ok(witness.kinds)
}

/// A few games with all kinds that any game has; each the one with most of the rarest kinds that are still missing.
fn cover(games: &[Kinds], kinds: usize) -> Vec<usize> {
    let rarity: Vec<f64> = (0..kinds).map(|kind| 1.0 / count(games, kind).max(1) as f64).collect();
    let (mut chosen, mut found) = (Vec::new(), Kinds::default());
    loop {
        let gain = |game: &Kinds| {
            let new = (0..kinds).filter(|&kind| game.contains(kind) && !found.contains(kind));
            new.map(|kind| rarity[kind]).sum::<f64>()
        };
        let gains = games.iter().map(gain).enumerate();
        match gains.max_by(|one, other| one.1.total_cmp(&other.1)) {
            Some((best, gain)) if gain > 0.0 => {
                chosen.push(best);
                found = found.union(games[best]);
            }
            _ => return chosen,
        }
    }
}

fn count(games: &[Kinds], kind: usize) -> usize {
    games.iter().filter(|game| game.contains(kind)).count()
}

/// The record of the game with this number.
fn record(number: u64) -> Result<Record<Goldbraeu>, Box<dyn std::error::Error>> {
    let mut entries: Vec<EntryOf<Goldbraeu>> = Vec::new();
    play(number, |row| entries.push(Entry { n: entries.len() as u64 + 1, at: 0, id: None, from: None, row }))?;
    Ok(Record::of(entries))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder for the records")?);
    let count_of_games = arguments.next().map_or(Ok(100_000), |games| games.parse())?;
    let games = (0..count_of_games).map(|number| play(number, |_| ())).collect::<Result<Vec<_>, _>>()?;
    let names = steps::names();
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&kind| count(&games, kind));
    for kind in order {
        println!("{:>9}  {}", count(&games, kind), names[kind]);
    }
    let chosen = cover(&games, names.len());
    std::fs::create_dir_all(&folder)?;
    for &number in &chosen {
        let record = record(number as u64)?;
        record.check()?;
        std::fs::write(folder.join(format!("{number}.jsonl")), record.to_string())?;
        let alone = |kind: &usize| {
            games[number].contains(*kind)
                && chosen.iter().all(|&other| other == number || !games[other].contains(*kind))
        };
        println!("\n{number}.jsonl alone has");
        (0..names.len()).filter(alone).for_each(|kind| println!("    {}", names[kind]));
    }
    Ok(())
}
