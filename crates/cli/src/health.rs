//! `stammtisch health`: whether a server answers, for what starts and watches it.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use crate::cli::Ended;
use crate::complaint::Complaint;
use crate::out;

/// More than the answer has.
const MOST_BYTES: u64 = 64 << 10;

/// Ask a server on this machine whether it is well; exit code 2 if it isn't, or says nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stammtisch health
  stammtisch health --at 127.0.0.1:8080")]
pub(crate) struct Args {
    /// Where it listens, without a proxy between
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:7411")]
    at: SocketAddr,
    /// How long it may take, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = clap::value_parser!(u64).range(1..=3600))]
    patience: u64,
}

/// Asks.
///
/// # Errors
/// If the server can't be reached or is not well.
pub(crate) fn run(args: &Args) -> Result<Ended, Complaint> {
    let answer = ask(args.at, Duration::from_secs(args.patience)).map_err(|error| Complaint::flag("--at", error))?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.lines().next().unwrap_or_default();
    if status.split(' ').nth(1) != Some("200") {
        return Err(Complaint::flag("--at", format!("{} answers `{status}` {body}", args.at)));
    }
    out::say(body.trim_end())?;
    Ok(Ended::Well)
}

fn ask(at: SocketAddr, patience: Duration) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&at, patience)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    // A server for this machine alone answers to no other name, and any other server doesn't mind.
    write!(stream, "GET /healthz HTTP/1.1\r\nHost: localhost:{}\r\nConnection: close\r\n\r\n", at.port())?;
    let mut answer = String::new();
    stream.take(MOST_BYTES).read_to_string(&mut answer)?;
    Ok(answer)
}
