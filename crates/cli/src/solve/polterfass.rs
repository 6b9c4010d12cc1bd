//! `stammtisch solve polterfass`.

use std::fmt::Write as _;

use game_core::Seat;
use players::polterfass::values::Values;
use players::polterfass::{Crowd, Ledger, Round, Solution, Stakes, Tapped};
use polterfass::{BarrelView, FirstInnkeeper, Polterfass, Setup, Top};
use serde_json::json;

use super::roll;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::contest::PolterfassTerms;
use crate::{interrupt, out};

/// Find out what to order after a first roll of Polterfass, and how long to go on rolling.
///
/// With --scores the round is solved for the chance to win the game, without them for mugs: what guests order and when the innkeeper
/// closes the tap, so that nearly nobody could do better alone. NashConv says exactly how much all could gain, each alone, added
/// up; with 6 players it takes a few seconds to measure. --tap shows what the innkeeper does later in the round.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Guest 1 sits to the left of the innkeeper, who is seat 0 unless --innkeeper says otherwise. Ctrl-C prints the best that was found
until then.

Examples:
  stammtisch solve polterfass --scores 40,62,55 --innkeeper 0 --roll 9,5
  stammtisch solve polterfass --seats 4 --roll 9,5,spoiled
  stammtisch solve polterfass --seats 4 --roll 9,5,spoiled --tap 9,5,6,double
  stammtisch solve polterfass --seats 3 --roll 2 --iterations 3000 --json")]
pub(super) struct Args {
    /// How many play, 3 to 6; 4 if there are no scores
    #[arg(long, value_parser = clap::value_parser!(u8).range(3..=6))]
    seats: Option<u8>,
    /// Everybody's score before the round, by seat, separated by commas
    #[arg(long, value_name = "MUGS,..", value_delimiter = ',', allow_hyphen_values = true)]
    scores: Vec<String>,
    /// Whose seat is the innkeeper's, counted from 0
    #[arg(long, value_name = "SEAT", requires = "scores", default_value_t = 0)]
    innkeeper: usize,
    /// What the standing barrels show: 2 to 9, double, spoiled; separated by commas
    #[arg(long, value_name = "TOP,..", value_delimiter = ',', required = true)]
    roll: Vec<String>,
    /// What stands at the innkeeper's decision that is shown, the numbers of --roll among it [default: what --roll says]
    #[arg(long, value_name = "TOP,..", value_delimiter = ',')]
    tap: Vec<String>,
    /// How often everybody learns
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    #[command(flatten)]
    terms: PolterfassTerms,
    /// Print everything that was found as JSON
    #[arg(long)]
    json: bool,
}

/// Solves the round and prints what was found.
///
/// # Errors
/// If a flag makes no sense.
pub(super) fn run(args: &Args) -> Result<Ended, Complaint> {
    let barrels = roll::barrels(&args.roll).map_err(|why| Complaint::flag("--roll", why))?;
    let tap = match &args.tap[..] {
        [] => barrels,
        tops => roll::later(&barrels, tops).map_err(|why| Complaint::flag("--tap", why))?,
    };
    let scores = scores(args)?;
    let seats = if scores.is_empty() { args.seats.unwrap_or(4) } else { scores.len() as u8 };
    let setup = self::setup(args, seats)?;
    interrupt::watch();
    let solution = solve(args.iterations, &scores, &setup, &barrels);
    let taps = |pattern| solution.taps(setup.barrels, [&barrels, &tap], pattern).expect("it can follow the roll");
    let solved = Solved { args, scores: &scores, setup: &setup, taps: &taps, solution: &solution };
    if args.json { out::json(&solved.as_json()) } else { out::say(solved.as_text().trim_end()) }?;
    Ok(if interrupt::was_wished() { Ended::Interrupted } else { Ended::Well })
}

/// The best that is found of this round, with NashConv measured.
fn solve(iterations: u32, scores: &[i32], setup: &Setup, barrels: &[BarrelView; 9]) -> Solution {
    let (seats, equal_greedy) = (usize::from(setup.seats), setup.equal_greedy);
    let to_go: Vec<i32> = scores.iter().map(|score| i32::from(setup.goal) - score).collect();
    let mut go_on = || !interrupt::was_wished();
    if seats > WRITTEN_OUT {
        let ledger = if scores.is_empty() {
            Ledger::mugs(seats - 1, equal_greedy)
        } else {
            Ledger::chances(Values::shipped(seats), &to_go, equal_greedy)
        };
        let mut crowd = Crowd::new(setup.barrels, barrels, &ledger);
        let solution = crowd.solve(iterations, &mut go_on);
        return crowd.measured(solution);
    }
    let stakes = if scores.is_empty() {
        Stakes::mugs(seats - 1, equal_greedy)
    } else {
        Stakes::chances(Values::shipped(seats), &to_go, equal_greedy)
    };
    Round::new(setup.barrels, barrels, &stakes).solve(iterations, &mut go_on)
}

/// The scores, clockwise from the innkeeper; none if there are none.
fn scores(args: &Args) -> Result<Vec<i32>, Complaint> {
    let goal = i64::from(args.terms.setup(4).goal);
    let wrong = |why: String| Complaint::flag("--scores", why);
    let read = |(seat, text): (usize, &String)| {
        let score: i64 = text.trim().parse().map_err(|_| {
            wrong(format!("seat {seat} has `{text}`; a score is a whole number from {LOWEST} to {}", goal - 1))
        })?;
        if score >= goal {
            return Err(wrong(format!("seat {seat} has {score}, so the game is over: it ends at {goal}")));
        }
        if score < LOWEST {
            return Err(wrong(format!("seat {seat} has {score}; scores below {LOWEST} are not reckoned with")));
        }
        Ok(score as i32)
    };
    let mut scores: Vec<i32> = args.scores.iter().enumerate().map(read).collect::<Result<_, _>>()?;
    let (given, wished) = (scores.len(), args.seats.map(usize::from));
    if given == 0 {
        return Ok(scores);
    }
    let count = out::counted(given, "score");
    if !(3..=6).contains(&given) {
        return Err(wrong(format!("{count} given; rounds can be solved for 3 to 6 seats")));
    }
    if let Some(seats) = wished.filter(|&seats| seats != given) {
        return Err(wrong(format!("{count} given, but `--seats` says {seats}")));
    }
    if args.innkeeper >= given {
        return Err(Complaint::flag(
            "--innkeeper",
            format!("there is no seat {}, only 0 to {}", args.innkeeper, given - 1),
        ));
    }
    scores.rotate_left(args.innkeeper);
    Ok(scores)
}

fn setup(args: &Args, seats: u8) -> Result<Setup, Complaint> {
    let setup = args.terms.setup(seats.into());
    let game = <Polterfass as game_core::Game>::new(setup);
    game.map_err(|error| Complaint::flag(PolterfassTerms::flag(&error, "--seats"), error))?;
    Ok(setup)
}

/// With how many seats at most rounds are solved by all orders, and not by trials.
const WRITTEN_OUT: usize = 4;
/// How low a score can be.
const LOWEST: i64 = -500;

/// What was found, of what.
struct Solved<'a> {
    args: &'a Args,
    /// Clockwise from the innkeeper; none if there are none.
    scores: &'a [i32],
    setup: &'a Setup,
    /// By pattern of backs: what the innkeeper does at the tap that is shown.
    taps: &'a dyn Fn(usize) -> Vec<Tapped>,
    solution: &'a Solution,
}

impl Solved<'_> {
    fn as_json(&self) -> serde_json::Value {
        let &Self { args, scores, setup, taps, solution } = self;
        let tap = |tap: Tapped| match tap.put_back {
            None => json!({"kind": "close", "probability": tap.likely}),
            Some(put_back) => json!({"kind": "roll_on", "put_back": put_back, "probability": tap.likely}),
        };
        let patterns = (0..solution.outcomes.len()).map(|pattern| {
            let (failed, servings) = solution.outcomes[pattern].split_last().expect("failing is an outcome");
            json!({
                "cards": solution.cards(pattern), "probability": solution.likelihood(pattern),
                "tap": taps(pattern).into_iter().map(tap).collect::<Vec<_>>(),
                "servings": servings, "failed": failed,
            })
        });
        let mut by_seat = scores.to_vec();
        by_seat.rotate_right(args.innkeeper);
        let seats = solution.values.len();
        let clockwise: Vec<_> = (0..seats).map(|step| (args.innkeeper + step) % seats).collect();
        let orders = solution.orders.iter().map(|orders| json!({"one_card": orders[..8], "two_cards": orders[8..]}));
        let first_innkeeper = Seat::new(args.innkeeper).map_or(FirstInnkeeper::Luck, FirstInnkeeper::Seat);
        let setup = Setup { first_innkeeper, ..*setup };
        json!({
            "setup": setup, "scores": by_seat, "innkeeper": args.innkeeper, "roll": args.roll,
            "tap": if args.tap.is_empty() { &args.roll } else { &args.tap },
            "unit": if scores.is_empty() { "mugs" } else { "win" },
            "iterations": solution.iterations, "nash_conv": solution.nash_conv,
            "clockwise": clockwise, "values": solution.values, "orders": orders.collect::<Vec<_>>(),
            "patterns": patterns.collect::<Vec<_>>(),
        })
    }

    fn as_text(&self) -> String {
        let &Self { args, scores, solution, .. } = self;
        let (seats, roll, iterations) = (solution.values.len(), args.roll.join(" "), solution.iterations);
        let mut text = format!("{seats} seats, {roll} on top; after {iterations} iterations all together could gain ");
        if scores.is_empty() {
            let _ = write!(text, "{:.3} mugs\n\n{:<24}{:>6}\n", solution.nash_conv, "", "mugs");
        } else {
            let _ = write!(text, "{:.2} of 100\n\n", 100.0 * solution.nash_conv);
            let _ = writeln!(text, "{:<24}{:>6}{:>13}", "", "score", "wins of 100");
        }
        for (seat, value) in solution.values.iter().enumerate() {
            let who = if seat == 0 { "innkeeper".into() } else { format!("guest {seat}") };
            let _ = match scores.get(seat) {
                None => writeln!(text, "{who:<24}{value:>6.2}"),
                Some(score) => writeln!(text, "{who:<24}{score:>6}{:>13.2}", 100.0 * value),
            };
        }
        text += &row("\norders of 100", (0..=13).map(|sum: u8| sum.to_string()));
        for (guest, orders) in solution.orders.iter().enumerate() {
            let two = [&[0.0][..], &orders[8..]].concat();
            for (cards, orders) in [("with one card", &orders[..8]), ("with two cards", &two[..])] {
                text += &row(&format!("guest {} {cards}", guest + 1), orders.iter().map(|&chance| percent(chance)));
            }
        }
        let _ = writeln!(text, "\n{:<24}{:>10}{:>10}{:>10}", "cards laid", "of 100", "fails", "serves");
        for pattern in 0..solution.outcomes.len() {
            let (failed, servings) = solution.outcomes[pattern].split_last().expect("failing is an outcome");
            let served: f64 = servings.iter().enumerate().map(|(mugs, chance)| mugs as f64 * chance).sum();
            let (cards, often, fails) = (self.cards(pattern), 100.0 * solution.likelihood(pattern), 100.0 * failed);
            let serves = served / (1.0 - failed).max(1e-9);
            let _ = writeln!(text, "{cards:<24}{often:>10.1}{fails:>10.1}{serves:>10.1}");
        }
        text + &self.tap()
    }

    /// What the innkeeper does at the tap that is shown, by the cards that were laid.
    fn tap(&self) -> String {
        let tops = if self.args.tap.is_empty() { &self.args.roll } else { &self.args.tap };
        let heads = (self.taps)(0).into_iter().map(|tap| format!("{:>11}", in_words(tap.put_back.as_deref())));
        let mut text = format!("\nWith {} on top the innkeeper does, of 100:\n", tops.join(" "));
        let _ = writeln!(text, "{:<24}{}", "cards laid", heads.collect::<String>());
        for pattern in 0..self.solution.outcomes.len() {
            let taps = (self.taps)(pattern);
            let _ = write!(text, "{:<24}", self.cards(pattern));
            let shown = match taps.iter().all(|tap| tap.likely == 0.0) {
                true => "     never comes so far".into(),
                false => taps.iter().map(|tap| format!("{:>11.1}", 100.0 * tap.likely)).collect::<String>(),
            };
            let _ = writeln!(text, "{shown}");
        }
        text
    }

    /// How many cards each guest lays in a pattern of backs.
    fn cards(&self, pattern: usize) -> String {
        self.solution.cards(pattern).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// What the innkeeper does, in a word or two.
fn in_words(put_back: Option<&[Top]>) -> &'static str {
    match put_back {
        None => "closes",
        Some([]) => "rolls on",
        Some([Top::Double]) => "double in",
        Some([Top::Spoiled]) => "spoiled in",
        Some(_) => "both in",
    }
}

fn row(title: &str, cells: impl Iterator<Item = String>) -> String {
    // The line feed before a title takes no place in the line.
    let width = 24 + title.chars().filter(|&c| c == '\n').count();
    format!("{title:<width$}{}\n", cells.map(|cell| format!("{cell:>4}")).collect::<String>())
}

/// Of 100, to the nearest; nothing where it is less than one in two hundred.
fn percent(chance: f64) -> String {
    if chance < 0.005 { "·".into() } else { format!("{:.0}", 100.0 * chance) }
}
