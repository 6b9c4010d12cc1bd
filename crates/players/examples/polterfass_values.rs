//! Learns how likely everybody is to win a game of Polterfass, from games that careful players play to their end.
//!
//! `cargo run --release -p players --example polterfass_values SEATS GAMES PASSES SEED [FILE]` writes a file of values, and tells how
//! good they are in games that nothing was learnt from: cross entropy, Brier score, and for each tenth of chances how many of a
//! hundred were won.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is what an example is for")]

use game_core::{Game, Luck};
use players::polterfass::Careful;
use players::polterfass::values::{Fitting, Lesson, Values, played_out};
use polterfass::{Polterfass, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, games, passes, seed, file @ ..] = &arguments[..] else {
        return Err("wanted: SEATS GAMES PASSES SEED [FILE]".into());
    };
    let (seats, games, passes, seed): (u8, u64, u32, u64) =
        (seats.parse()?, games.parse()?, passes.parse()?, seed.parse()?);
    let (learnt, kept) = (play(seats, 0..games, seed)?, play(seats, games..games + games / 10, seed)?);
    println!("{} positions to learn from, {} to test with", learnt.len(), kept.len());
    let made = format!(
        "by `cargo run --release -p players --example polterfass_values {seats} {games} {passes} {seed}`, from games of careful players"
    );
    let fitting = Fitting { passes, ..Fitting::default() };
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let values = Values::fit(seats.into(), &learnt, fitting, made, &mut luck, &mut |pass, loss| {
        eprintln!("pass {pass}: cross entropy {loss:.5}");
        true
    });
    judge(&values, &kept);
    if let [file] = file {
        std::fs::write(file, values.to_string())?;
    }
    Ok(())
}

/// Plays the games with these numbers, one in three of them to 75 and the others to goals of 25 to 150.
fn play(seats: u8, numbers: std::ops::Range<u64>, seed: u64) -> Result<Vec<Lesson>, Box<dyn std::error::Error>> {
    let mut lessons = Vec::new();
    for number in numbers {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(1_000_003).wrapping_add(number));
        let any = 25 + luck.below(126) as u16;
        let goal = if number % 3 == 0 { 75 } else { any };
        let game = Polterfass::new(Setup { goal, ..Setup::standard(seats) })?;
        lessons.extend(played_out(&game, &Careful, &mut luck));
    }
    Ok(lessons)
}

fn judge(values: &Values, lessons: &[Lesson]) {
    let (mut entropy, mut brier, mut tenths) = (0.0, 0.0, [(0_u32, 0.0, 0.0); 10]);
    for lesson in lessons {
        let to_go: Vec<i32> = lesson.to_go[..values.seats()].iter().map(|&to_go| to_go as i32).collect();
        for (chance, won) in values.chances(&to_go).into_iter().zip(lesson.won) {
            let won = f64::from(won);
            entropy -= won * chance.max(1e-9).ln();
            brier += (chance - won).powi(2);
            let tenth = &mut tenths[((chance * 10.0) as usize).min(9)];
            *tenth = (tenth.0 + 1, tenth.1 + chance, tenth.2 + won);
        }
    }
    let all = lessons.len() as f64;
    println!("cross entropy {:.5}, Brier score {:.5} (sum over seats)", entropy / all, brier / all);
    for (count, chances, won) in tenths.into_iter().filter(|(count, ..)| *count > 0) {
        let count_f = f64::from(count);
        println!(
            "{count:>9} times {:5.1} of 100 foretold, {:5.1} won",
            100.0 * chances / count_f,
            100.0 * won / count_f
        );
    }
}
