//! `stammtisch serve`: the server.

use std::future::Future;
use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use server::{Address, BasePath, Config, Maps, MapsError, Pace, PublicUrl, RunError};

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// Run the server, with the browser client, until Ctrl-C or SIGTERM.
///
/// Tables and everything at them are kept in the data folder, and go on after a restart. The address is printed on
/// standard output as soon as the server answers; the log goes to standard error, as much of it as RUST_LOG says (info).
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
    /// Address and port to listen at; port 0 takes a free one [default: 127.0.0.1:7411, with --lan 0.0.0.0:7411]
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The folder with the tables; made if it isn't there
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
    /// A folder with maps of Goldbräu (*.toml) that tables can be opened on, besides the one in the program
    #[arg(long, value_name = "DIR")]
    maps: Option<PathBuf>,
    /// The path below which everything is served, such as /tavern
    #[arg(long, value_name = "PATH", default_value = "")]
    base_path: BasePath,
    /// How people reach the server, if not where it listens, such as https://games.example.org
    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// Listen to the local network, and name this machine's address there in invitations
    #[arg(long)]
    lan: bool,
    /// The address of a proxy on another machine that is believed when it says whom it heard from (X-Forwarded-For)
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
    /// Keep no list of open tables: hosts can't offer theirs to strangers on the first page
    #[arg(long)]
    no_open_tables: bool,
    /// How many connections one address may have, sockets among them [default: 256]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    connections_per_address: Option<u32>,
    /// How long computer players take over each step, in milliseconds [default: 700 to 1900, by what is to be decided]; if it is
    /// less than 500 and they need longer, they take longer, and that may tell how hard they find it
    #[arg(long, value_name = "MS")]
    computer_delay: Option<u64>,
}

const PORT: u16 = 7411;

impl Args {
    fn config(&self, maps: Maps) -> Config {
        let here = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let listen = self.listen.unwrap_or(SocketAddr::new(IpAddr::V4(here), PORT));
        let standard = Config::new(listen, self.data.clone());
        let connections = self.connections_per_address.and_then(|most| usize::try_from(most).ok());
        Config {
            connections: connections.unwrap_or(standard.connections),
            proxies: self.proxies.clone(),
            base_path: self.base_path.clone(),
            public_url: self.public_url.clone(),
            lan: self.lan,
            listing: !self.no_open_tables,
            maps,
            pace: self.computer_delay.map_or_else(Pace::default, |delay| Pace(delay..=delay)),
            ..standard
        }
    }
}

/// Serves until told to stop.
///
/// # Errors
/// If a map is none, the address is in use or the data folder can't be opened.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    log();
    let maps = args.maps.as_deref().map_or_else(|| Ok(Maps::default()), Maps::load).map_err(no_maps)?;
    let data = args.data.display().to_string();
    let failed = |error: std::io::Error| Complaint::File { path: data.clone(), why: error.to_string() };
    std::fs::create_dir_all(&args.data).map_err(failed)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(failed)?;
    let served = runtime.block_on(async {
        let stop = told_to_stop()?;
        Ok(server::run(args.config(maps), stop, welcome).await)
    });
    served.map_err(failed)?.map_err(|error| complaint(error, &data))?;
    Ok(Ended::Well)
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
        RunError::Open(_) | RunError::Store(_) => Complaint::flag("--data", format!("{data}: {why}")),
    }
}

/// An error with what caused it.
pub(crate) fn chain(error: &dyn std::error::Error) -> String {
    let mut words = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        words = format!("{words}: {error}");
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
fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    Ok(async move {
        #[cfg(unix)]
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = terminate.recv() => {}
        }
        #[cfg(not(unix))]
        let _ = tokio::signal::ctrl_c().await;
    })
}

fn log() {
    let level = tracing_subscriber::EnvFilter::try_from_default_env();
    let level = level.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // A second subscriber is refused; then the first one is in place.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(level)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .try_init();
}
