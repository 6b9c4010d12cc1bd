//! `stammtisch serve`: the server.

use std::future::Future;
use std::io::IsTerminal;

use server::{Address, Maps, MapsError, RunError};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::config::{Flags, Gathered};
use crate::{log, out};

/// Run the server, with the browser client, until Ctrl-C or SIGTERM; a second one ends it at once.
///
/// Tables and everything at them are kept in the data folder, and go on after a restart. The address is printed on
/// standard output as soon as the server answers; the log goes to standard error.
///
/// Each flag can also be set in the environment, --public-url as STAMMTISCH_PUBLIC_URL and the file as STAMMTISCH_CONFIG, and in
/// the file, as public-url. Flags count more than the environment, the environment more than the file.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  On this computer only:
    stammtisch serve
  For everybody in the same network; the invitation shows address and QR code:
    stammtisch serve --lan
  Behind a proxy that serves https://games.example.org/tavern/:
    stammtisch serve --listen 127.0.0.1:7411 --data /var/lib/stammtisch \\
        --base-path /tavern --public-url https://games.example.org")]
pub(crate) struct Args {
    /// A file that sets what no flag and no variable does; `stammtisch config sample` prints one [default: none]
    #[arg(long, value_name = "FILE")]
    config: Option<String>,
    #[command(flatten)]
    flags: Flags,
}

/// Serves until told to stop.
///
/// # Errors
/// If something is wrong with the configuration, the address is in use or the data folder can't be opened.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let gathered = Gathered::here(args.config.as_deref(), &args.flags)?.right()?;
    let settings = gathered.settings;
    log::start(settings.log.as_deref(), settings.log_format);
    for name in gathered.unknown {
        tracing::warn!(name, "this variable of the environment sets nothing");
    }
    let maps = settings.maps.as_deref().map_or_else(|| Ok(Maps::default()), Maps::load).map_err(no_maps)?;
    let data = settings.data.display().to_string();
    let failed = |error: std::io::Error| Complaint::File { path: data.clone(), why: error.to_string() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    let served = runtime.block_on(async {
        let mut signals = Signals::new()?;
        let (tell, told) = tokio::sync::oneshot::channel();
        let again = async move {
            signals.next().await;
            // If nobody listens the server has ended by itself.
            let _ = tell.send(());
            signals.next().await;
        };
        let serving = server::run(settings.server(maps), async move { drop(told.await) }, welcome);
        tokio::select! {
            served = serving => Ok(Some(served)),
            () = again => Ok(None),
        }
    });
    // What was acknowledged is in the journal already; everything else may end where it is.
    runtime.shutdown_background();
    match served.map_err(failed)? {
        Some(served) => served.map(|()| Ended::Well).map_err(|error| complaint(error, &data)),
        None => Ok(Ended::Interrupted),
    }
}

fn no_maps(error: MapsError) -> Complaint {
    let why = match error.0.as_slice() {
        [one] => one.to_string(),
        all => all.iter().fold(String::new(), |all, one| format!("{all}\n- {one}")),
    };
    Complaint::flag_with_help(
        "--maps",
        why,
        "`stammtisch map check FILE` checks one; docs/maps.md shows how a map is written down",
    )
}

fn complaint(error: RunError, data: &str) -> Complaint {
    let why = chain(&error);
    match error {
        RunError::PortInUse { .. } => Complaint::flag_with_help("--listen", why, "port 0 takes a free one"),
        RunError::Listen { .. } | RunError::Io(_) => Complaint::flag("--listen", why),
        RunError::Metrics { .. } => Complaint::flag("--metrics", why),
        RunError::Open(store::OpenError::NotWritable { .. }) => Complaint::flag_with_help("--data", why, MAKE_WRITABLE),
        RunError::Open(_) | RunError::Store(_) | RunError::PushKey(_) => {
            Complaint::flag("--data", format!("{data}: {why}"))
        }
    }
}

/// What to do about a data folder that can't be written to.
pub(crate) const MAKE_WRITABLE: &str =
    "nothing is lost; let this user write there, on a disk that is not mounted read-only, or name another folder";

/// An error with what caused it.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let cause_says = error.to_string();
        // Some have their cause in their own words already.
        if !words.ends_with(&cause_says) {
            words = format!("{words}: {cause_says}");
        }
        cause = error.source();
    }
    words
}

/// The first line is for programs that wait until the server answers; the picture is for telephones.
fn welcome(address: &Address) {
    // Whoever started the server may have closed its output; that is no reason to end.
    let _ = out::say(&address.url);
    let Some(lan) = &address.lan else { return };
    let _ = out::say(format_args!("In this network: {lan}"));
    if std::io::stdout().is_terminal()
        && let Some(picture) = server::terminal_qr(lan)
    {
        let _ = out::say(picture);
    }
}

/// Ready when the process is told to stop.
pub(crate) fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    let mut signals = Signals::new()?;
    Ok(async move { signals.next().await })
}

/// What tells the process to stop: Ctrl-C and SIGTERM.
struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

impl Signals {
    #[cfg(unix)]
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    #[cfg(not(unix))]
    fn new() -> std::io::Result<Self> {
        Ok(Self {})
    }

    #[cfg(unix)]
    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
