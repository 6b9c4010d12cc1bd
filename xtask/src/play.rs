//! `cargo xtask play`: from a checkout to a game in the browser.

use std::net::{IpAddr, Ipv4Addr, TcpListener};
use std::process::Command;

use anyhow::Context;

use crate::server::Server;
use crate::{binary, browser, npm, shell, wasm};

/// Where the search for a free port begins, and how many are tried.
const FIRST_PORT: u16 = 7411;
const PORTS: u16 = 20;

/// What was asked for.
pub struct Options {
    /// Whether other machines on the network may join.
    pub lan: bool,
    /// The port, if it matters.
    pub port: Option<u16>,
    /// Whether to open a browser.
    pub open: bool,
}

/// Builds, serves and opens the game, and stays until Ctrl-C.
pub fn play(options: &Options) -> anyhow::Result<()> {
    npm::check_tools()?;
    let address = IpAddr::V4(if options.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST });
    // Before the build, as nobody wants to wait minutes to hear that the port is taken.
    let port = free_port(address, options.port)?;
    npm::install()?;
    wasm::build()?;
    npm::run(&["run", "build"])?;
    let program = binary::build(&["--package", binary::PACKAGE, "--bin", binary::PACKAGE, "--profile", "play"])?;

    let (data, maps) = (shell::root().join("data"), shell::root().join("maps"));
    let mut serve = Command::new(program);
    serve
        .arg("serve")
        .arg("--data")
        .arg(data)
        .arg("--maps")
        .arg(maps)
        .args(["--listen", &format!("{address}:{port}")])
        .current_dir(shell::root());
    let mut server = Server::start(&mut serve)?;
    if server.wait_until_healthy(port)? {
        let url = format!("http://localhost:{port}/");
        println!("\nPlay at {url} - Ctrl-C stops the server; the tables stay in data/.");
        if options.open {
            browser::open(&url);
        }
    }
    server.wait()
}

/// The port that was asked for, or the first free one.
fn free_port(address: IpAddr, wanted: Option<u16>) -> anyhow::Result<u16> {
    let is_free = |port: &u16| TcpListener::bind((address, *port)).map(drop);
    if let Some(port) = wanted {
        is_free(&port).with_context(|| format!("can't use port {port}; choose another with --port"))?;
        return Ok(port);
    }
    (FIRST_PORT..FIRST_PORT + PORTS)
        .find(|port| is_free(port).is_ok())
        .with_context(|| format!("no port from {FIRST_PORT} on is free; choose one with --port"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_refused_or_passed_over() {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let taken = TcpListener::bind((here, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let refusal = free_port(here, Some(port)).unwrap_err().to_string();
        assert!(refusal.contains(&port.to_string()), "{refusal}");
        drop(taken);
        assert_eq!(free_port(here, Some(port)).unwrap(), port);
    }
}
