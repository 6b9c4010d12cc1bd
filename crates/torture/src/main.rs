//! `cargo xtask torture` builds the server and this, and runs it.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "commands speak to the person who typed them")]

#[cfg(unix)]
fn main() -> std::process::ExitCode {
    match unix::run() {
        Ok(true) => std::process::ExitCode::SUCCESS,
        Ok(false) => std::process::ExitCode::FAILURE,
        Err(error) => {
            eprintln!("torture: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}

#[cfg(not(unix))]
fn main() {
    eprintln!("torture: it needs signals");
}

#[cfg(unix)]
mod unix {
    use std::error::Error;
    use std::sync::Arc;
    use std::sync::atomic::Ordering;
    use std::time::Duration;

    use pico_args::Arguments;
    use torture::Options;

    /// Whether nothing was wrong.
    pub(super) fn run() -> Result<bool, Box<dyn Error>> {
        let mut args = Arguments::from_env();
        let mut options = Options::new(args.value_from_str("--program")?);
        options.kills = args.opt_value_from_str("--kills")?;
        let minutes: Option<u64> = args.opt_value_from_str("--minutes")?;
        options.time = minutes.map(|minutes| Duration::from_secs(60 * minutes));
        options.seed = args.opt_value_from_str("--seed")?.unwrap_or(options.seed);
        options.parties = args.opt_value_from_str("--parties")?.unwrap_or(options.parties);
        options.forgets = args.contains("--forget");
        let rest = args.finish();
        if let Some(unknown) = rest.first() {
            return Err(format!("unknown argument {}", unknown.display()).into());
        }
        if options.kills.is_none() && options.time.is_none() {
            options.kills = Some(100);
        }
        options.talks = true;
        let stop = Arc::clone(&options.stop);
        ctrlc::set_handler(move || {
            eprintln!("the evening is played to its end; a second Ctrl-C ends at once");
            if stop.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        })?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let tally = runtime.block_on(torture::run(&options))?;
        println!("{tally}seed {}", options.seed);
        Ok(tally.faults.is_empty())
    }
}
