//! What is generated from the command line: completions, manual pages; and the answer to whoever watches the server.

mod guest;
mod program;

use std::fs;
use std::process::Command;

use guest::Server;
use program::{done, done_json};

/// The commands as the help lists them.
fn commands() -> Vec<String> {
    let help = done(&["--help"], "");
    let list = help.split_once("Commands:\n").unwrap().1.split_once("\n\n").unwrap().0;
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").map(str::to_owned).collect()
}

#[test]
fn completions_name_every_command() {
    let commands = commands();
    assert!(commands.len() > 12 && commands.iter().any(|name| name == "backup"), "{commands:?}");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = done(&["completions", shell], "");
        for name in &commands {
            assert!(script.contains(name.as_str()), "{shell}: {name}");
        }
    }
}

#[test]
#[cfg(unix)]
fn bash_understands_its_completions() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stammtisch.bash");
    fs::write(&file, done(&["completions", "bash"], "")).unwrap();
    let ask = r#"source "$0" && COMP_WORDS=(stammtisch back) COMP_CWORD=1 && _stammtisch stammtisch back stammtisch &&
        echo "${COMPREPLY[@]}""#;
    let output = Command::new("bash").args(["--norc", "-c", ask]).arg(&file).output().unwrap();
    assert_eq!((output.stdout.as_slice(), output.stderr.as_slice()), (&b"backup\n"[..], &b""[..]));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    done(&["man", "--into", folder.path().to_str().unwrap()], "");
    for name in commands() {
        let page = fs::read_to_string(folder.path().join(format!("stammtisch-{name}.1"))).unwrap();
        assert!(page.contains(&format!("stammtisch {name}")) && page.contains(".SH OPTIONS"), "{name}: {page}");
    }
    assert!(done(&["man"], "").contains(".TH stammtisch 1"));
}

#[test]
fn health_asks_the_server_itself() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    assert_eq!(done_json(&["health", "--at", &server.address()], "")["status"], "ok");
}
