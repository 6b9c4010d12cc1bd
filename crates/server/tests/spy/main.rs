//! The spy: clients in every seat, and one that watches, keep all they get in whole games, and then it is tried whether any of it
//! hangs on what they can't know.
//!
//! Each observer's frames and refusals are compared, byte for byte, with what a table would have said that has other secrets:
//! other sealed choices, other hidden cards; so are the advice that it gets and all that a whole server says to it, to the log and in its
//! metrics. Lengths, counts and times are also tested for going together with hidden choices.
//! `SPY_GAMES` says how many games are played, half of each kind, and `SPY_FROM` the seed of the first of them.

#[path = "../common/mod.rs"]
mod common;
mod echo;
mod leaks;
mod odds;
mod oracle;
mod secrets;
mod twin;
mod visit;

use game_core::Luck;
use goldbraeu::Goldbraeu;
use polterfass::Polterfass;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::json;

use echo::Echoes;
use leaks::Leak;
use odds::{FEATURES, Sample};
use oracle::Count;
use twin::{Journal, Spied, Twin};
use visit::{PACE, Party, Visit, visit};

/// How many games of each kind ordinary tests play, and how many steps of each.
const USUAL: (usize, usize) = (3, 80);
/// A whole game of either kind is shorter.
const WHOLE: usize = 3_000;
/// Chance alone goes beyond this once in so many tests; what is played by people only is the same every time.
const SUSPICIOUS: f64 = 1e-4;

/// The seeds of the games of each kind, and how long they are.
fn extent() -> (std::ops::Range<usize>, usize) {
    let number = |name: &str| {
        let text = std::env::var(name).ok()?;
        Some(text.parse::<usize>().unwrap_or_else(|_| panic!("{name} is a number")))
    };
    let from = number("SPY_FROM").unwrap_or(0);
    match number("SPY_GAMES") {
        Some(games) => (from..from + games.div_ceil(2), WHOLE),
        None => (from..from + USUAL.0, USUAL.1),
    }
}

fn polterfass(seed: usize, steps: usize) -> Party {
    let (seats, computers) = ([3, 4, 5, 6][seed % 4], [0, 1, 0, 2][seed / 2 % 4]);
    let setup = json!({ "seats": seats, "goal": 75 });
    Party { game: "polterfass", setup, people: seats - computers, computers, steps, pace: PACE, seed: seed as u64 }
}

fn gardens(seed: usize, steps: usize) -> Party {
    let (seats, computers) = ([3, 4][seed % 2], [0, 0, 1, 0, 2][seed / 2 % 5]);
    Party {
        game: "goldbraeu",
        setup: json!({ "seats": seats }),
        people: seats - computers,
        computers,
        steps,
        pace: PACE,
        seed: seed as u64,
    }
}

/// The twins that an observer's tape is compared with.
fn twins<G: Spied>(journal: &Journal<G>, visit: &Visit, tape: usize, luck: &mut ChaCha8Rng) -> Vec<Twin> {
    let observer = visit.tapes[tape].observer;
    let mut twins = journal.other_choices(observer, luck);
    // More than these would take long and find no more.
    while twins.len() > 8 {
        twins.swap_remove(luck.below(twins.len() as u32) as usize);
    }
    let last = (0..journal.entries.len()).rev().find_map(|until| journal.other_cards(observer, until, luck));
    let any =
        (0..20).find_map(|_| journal.other_cards(observer, luck.below(journal.entries.len() as u32) as usize, luck));
    twins.extend(last.into_iter().chain(any));
    twins
}

fn checked<G: Spied>(visit: &Visit, leak: Leak, luck: &mut ChaCha8Rng) -> Result<Count, String> {
    let journal = Journal::<G>::of(&visit.rows);
    let mut count = Count::default();
    for (index, tape) in visit.tapes.iter().enumerate() {
        for twin in twins(&journal, visit, index, luck) {
            count += oracle::check(visit, tape, &twin, leak)?;
        }
    }
    Ok(count)
}

/// What whole servers say to one who plays and one who watches, each with one twin of either kind; computer players would think in
/// their own time, and are left out.
async fn echoes<G: Spied>(visit: &Visit, leak: Leak, luck: &mut ChaCha8Rng) -> Result<Echoes, String> {
    let journal = Journal::<G>::of(&visit.rows);
    let mut echoes = Echoes::default();
    let tapes = [luck.below(visit.people as u32) as usize, visit.people];
    for tape in tapes.into_iter().filter(|_| visit.people_only) {
        let mut twins = twins(&journal, visit, tape, luck);
        // The last ones have other cards, the first ones other choices.
        if twins.len() > 2 {
            twins.drain(1..twins.len() - 1);
        }
        for twin in &twins {
            let Echoes { twins, lines } = echo::check(visit, visit.tapes[tape].observer, twin, leak).await?;
            echoes.twins += twins;
            echoes.lines += lines;
        }
    }
    Ok(echoes)
}

#[allow(clippy::print_stdout, reason = "the figures are what a long run is for")]
async fn spy<G: Spied>(party: impl Fn(usize, usize) -> Party) {
    let (seeds, steps) = extent();
    let mut luck = ChaCha8Rng::seed_from_u64(7);
    let (mut count, mut samples) = (Count::default(), Vec::new());
    let mut echoes_heard = Echoes::default();
    for seed in seeds.clone() {
        // Said first, so that a game that breaks off has told its seed.
        println!("{}: game {seed}", G::ID);
        let visit = visit(&party(seed, steps)).await;
        let found = checked::<G>(&visit, Leak::None, &mut luck);
        let found = found.unwrap_or_else(|what| panic!("game {seed} of {}: {what}", G::ID));
        // Whole servers take long to start: of the few games of an ordinary run the first one is enough.
        let whole = steps == WHOLE || seed == seeds.start;
        let heard = if whole { echoes::<G>(&visit, Leak::None, &mut luck).await } else { Ok(Echoes::default()) };
        let heard = heard.unwrap_or_else(|what| panic!("game {seed} of {}: {what}", G::ID));
        println!("{}: game {seed}, {} entries, {found:?}, {heard:?}", G::ID, visit.rows.len());
        count += found;
        echoes_heard.twins += heard.twins;
        echoes_heard.lines += heard.lines;
        if visit.people_only {
            samples.extend(odds::samples(&visit.tapes, &Journal::<G>::of(&visit.rows).sealed(), |frame, _| {
                frame.to_owned()
            }));
        }
    }
    assert!(count.twins > 0 && count.frames > 20 && count.prompts > 20 && count.advice > 0, "{count:?}");
    assert!(echoes_heard.twins > 0 && echoes_heard.lines > 100, "{echoes_heard:?}");
    let chances: Vec<f64> = (0..FEATURES.len()).map(|feature| odds::chance(&samples, feature, 20_000)).collect();
    let told = FEATURES.iter().zip(&chances).map(|(feature, chance)| format!("{feature} {chance:.3}"));
    let told = told.collect::<Vec<_>>().join(", ");
    println!(
        "{}: {} games, {count:?}, {echoes_heard:?}, {} samples, chance alone: {told}",
        G::ID,
        seeds.len(),
        samples.len()
    );
    assert!(chances.iter().all(|&chance| chance > SUSPICIOUS), "{told}");
}

#[tokio::test]
async fn nothing_that_leaves_a_game_of_polterfass_hangs_on_secrets() {
    spy::<Polterfass>(polterfass).await;
}

#[tokio::test]
async fn nothing_that_leaves_a_game_of_goldbraeu_hangs_on_secrets() {
    spy::<Goldbraeu>(gardens).await;
}

/// Computer players that act in the same moment as a person: one observer may hear of both at once, another of one after the other.
#[tokio::test]
async fn nobody_is_taken_for_gone_because_others_hear_sooner() {
    for seed in 0..4 {
        let party = Party { computers: 2, people: 2, pace: 0..=150, ..gardens(1, 25) };
        let visit = visit(&Party { seed, ..party }).await;
        assert!(visit.rows.len() > 25, "{} entries", visit.rows.len());
    }
}

/// A spy who finds nothing must be one who would have found something.
#[tokio::test]
async fn planted_leaks_are_found() {
    let luck = &mut ChaCha8Rng::seed_from_u64(7);
    let barrels = visit(&polterfass(0, 200)).await;
    let gardens = visit(&gardens(0, 60)).await;
    let found = |leak, luck: &mut ChaCha8Rng| {
        [checked::<Polterfass>(&barrels, leak, luck).is_err(), checked::<Goldbraeu>(&gardens, leak, luck).is_err()]
    };
    assert_eq!(found(Leak::None, luck), [false; 2]);
    assert_eq!(found(Leak::Field, luck), [true; 2]);
    assert_eq!(found(Leak::Length, luck), [true; 2]);
    assert!(found(Leak::Order, luck)[1], "only cards are told apart by it");
    assert_eq!(found(Leak::Advice, luck), [true; 2]);
    for leak in [Leak::Log, Leak::Metrics, Leak::Refusal] {
        assert!(echoes::<Polterfass>(&barrels, leak, luck).await.is_err(), "{leak:?}");
        assert!(echoes::<Goldbraeu>(&gardens, leak, luck).await.is_err(), "{leak:?}");
    }
    // The twin of a table that isn't one is no proof of anything.
    let journal = Journal::<Goldbraeu>::of(&gardens.rows);
    for tape in &gardens.tapes {
        assert!(oracle::check(&gardens, tape, &journal.itself(), Leak::None).unwrap().frames > 20);
    }
    let sealed = Journal::<Polterfass>::of(&barrels.rows).sealed();
    let padded = |frame: &str, choice: &twin::Sealed| format!("{frame}{}", " ".repeat((choice.rank * 2048.0) as usize));
    let samples: Vec<Sample> = odds::samples(&barrels.tapes, &sealed, padded);
    let innocent: Vec<Sample> = odds::samples(&barrels.tapes, &sealed, |frame, _| frame.to_owned());
    assert!(innocent.len() >= 20, "{}", innocent.len());
    assert!(odds::chance(&samples, 2, 5_000) < 0.05, "a length that tells");
    assert!(odds::chance(&innocent, 2, 5_000) > SUSPICIOUS);
}
