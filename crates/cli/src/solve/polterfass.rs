//! `stammtisch solve polterfass`.

use std::fmt::Write as _;

use players::polterfass::{Round, Solution, Stakes};
use polterfass::{Polterfass, Setup};
use serde_json::json;

use super::roll;
use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::contest::PolterfassTerms;
use crate::{interrupt, out};

/// Find out what to order after a first roll of Polterfass, and how long to go on rolling.
///
/// The round is solved for mugs, whatever the scores: what guests order and when the innkeeper closes the tap, so that nearly
/// nobody could do better alone. NashConv says exactly how much all could gain, each alone, added up.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Guest 1 sits to the left of the innkeeper. Ctrl-C prints the best that was found until then.

Examples:
  stammtisch solve polterfass --seats 4 --roll 9,5,spoiled
  stammtisch solve polterfass --seats 3 --roll 2 --iterations 3000 --json")]
pub(super) struct Args {
    /// How many play, 3 to 5
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=5))]
    seats: u8,
    /// What the standing barrels show: 2 to 9, double, spoiled; separated by commas
    #[arg(long, value_name = "TOP,..", value_delimiter = ',', required = true)]
    roll: Vec<String>,
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
    let setup: Setup = self::setup(args)?;
    interrupt::watch();
    let stakes = Stakes::mugs(usize::from(args.seats) - 1, setup.equal_greedy);
    let solution =
        Round::new(setup.barrels, &barrels, &stakes).solve(args.iterations, &mut || !interrupt::was_wished());
    if args.json { out::json(&as_json(&solution)) } else { out::say(as_text(args, &solution).trim_end()) }?;
    Ok(if interrupt::was_wished() { Ended::Interrupted } else { Ended::Well })
}

fn setup(args: &Args) -> Result<Setup, Complaint> {
    let setup = args.terms.setup(args.seats.into());
    let game = <Polterfass as game_core::Game>::new(setup);
    game.map_err(|error| Complaint::flag(PolterfassTerms::flag(&error, "--seats"), error))?;
    Ok(setup)
}

fn as_json(solution: &Solution) -> serde_json::Value {
    let patterns: Vec<_> = (0..solution.outcomes.len())
        .map(|pattern| {
            let outcomes = &solution.outcomes[pattern];
            let (failed, servings) = outcomes.split_last().expect("failing is an outcome");
            json!({
                "cards": solution.cards(pattern), "probability": solution.likelihood(pattern),
                "servings": servings, "failed": failed,
            })
        })
        .collect();
    let orders = solution.orders.iter().map(|orders| json!({"one_card": orders[..8], "two_cards": orders[8..]}));
    json!({
        "iterations": solution.iterations, "nash_conv": solution.nash_conv, "values": solution.values,
        "orders": orders.collect::<Vec<_>>(), "patterns": patterns,
    })
}

fn as_text(args: &Args, solution: &Solution) -> String {
    let mut text = format!(
        "{} seats, {} on top; after {} iterations all together could gain {:.3} mugs\n\n",
        args.seats,
        args.roll.join(" "),
        solution.iterations,
        solution.nash_conv,
    );
    let _ = writeln!(text, "{:<24}{:>6}", "", "mugs");
    for (seat, value) in solution.values.iter().enumerate() {
        let who = if seat == 0 { "innkeeper".into() } else { format!("guest {seat}") };
        let _ = writeln!(text, "{who:<24}{value:>6.2}");
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
        let cards = solution.cards(pattern).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let (often, fails) = (100.0 * solution.likelihood(pattern), 100.0 * failed);
        let _ = writeln!(text, "{cards:<24}{often:>10.1}{fails:>10.1}{:>10.1}", served / (1.0 - failed).max(1e-9));
    }
    text
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
