//! What `simulate` and `arena` share: who can be seated, the luck of a game, and how a game is played on all cores.

mod cores;
mod deal;
mod entrant;
mod house;
mod program;
mod ratio;
mod seats;
mod terms;
mod witness;

pub(crate) use cores::{bar, on_cores, threads};
pub(crate) use deal::{Deals, Played, Seating, Stopped};
pub(crate) use entrant::{Entrant, entrants, split_names};
pub(crate) use house::{House, player};
pub(crate) use program::{Replaced, Stood};
pub(crate) use ratio::{Ratio, WIN, tell_if_few};
pub(crate) use seats::Crew;
pub(crate) use terms::PolterfassTerms;
pub(crate) use witness::Witness;

/// What can be said of programs that play.
#[derive(Debug, clap::Args)]
pub(crate) struct Exec {
    /// How long a program may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0, value_parser = seconds)]
    pub(crate) exec_seconds: f64,
}

impl Exec {
    /// The players' seats, with nobody on them yet.
    pub(crate) fn crew(&self) -> Crew {
        Crew::new(std::time::Duration::from_secs_f64(self.exec_seconds))
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().map_err(|error| error.to_string())?;
    if (0.01..=86_400.0).contains(&seconds) { Ok(seconds) } else { Err("0.01 to 86400 is possible".into()) }
}
