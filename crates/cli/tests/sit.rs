//! Programs at a real server's table: `stammtisch sit`, and the examples that strangers start from.

mod encrypted;
mod house;

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

use encrypted::Encrypted;
use house::{House, Player};
use serde_json::json;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A program at a table.
struct Guest {
    child: Child,
    told: BufReader<ChildStdout>,
}

impl Guest {
    fn start(command: &mut Command) -> Self {
        command.env("LANG", "en").env_remove("LC_ALL").env_remove("STAMMTISCH_TOKEN").stdin(Stdio::null());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let told = BufReader::new(child.stdout.take().unwrap());
        Self { child, told }
    }

    /// `stammtisch sit` at this table.
    fn sits(link: &str, more: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        command.args(["sit", "--url", link, "--budget", "20"]).args(more);
        command
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.told.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// How it ended, and what it said last and complained about.
    fn ends(mut self) -> (Option<i32>, String) {
        let mut told = String::new();
        self.told.read_to_string(&mut told).unwrap();
        let status = self.child.wait().unwrap();
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        // Complaints are broken into lines with a border.
        told += &errors.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        (status.code(), told)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        // It has ended by itself unless a test failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The example in TypeScript as JavaScript, checked against the types; none where the browser client's tools aren't installed.
fn compiled(into: &Path) -> Option<PathBuf> {
    let compiler = root().join("web/node_modules/typescript/bin/tsc");
    if !compiler.exists() {
        return None;
    }
    let mut command = Command::new("node");
    command.arg(compiler).arg("-p").arg(root().join("examples/typescript")).arg("--outDir").arg(into);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    std::fs::write(into.join("package.json"), r#"{"type":"module"}"#).unwrap();
    Some(into.join("examples/typescript/player.js"))
}

/// A whole game of a host in the terminal, the two examples and one of our own, all of which sit down by themselves.
fn evening(game: &str, setup: &serde_json::Value) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(&data.path().join("data"), "127.0.0.1:0");
    let script = compiled(data.path());
    let computers = if script.is_some() { json!([]) } else { json!(["random"]) };
    let body = json!({ "game": game, "name": "Ada", "setup": setup, "computers": computers });
    let (table, way_back) = house.table(&body);
    let link = format!("http://{}/t/{table}", house.address);
    let mut guests = Vec::new();
    let python = root().join("examples/python/player.py");
    guests.push(Guest::start(Command::new("python3").arg(python).arg(&link)));
    if let Some(script) = script {
        let flags = ["--experimental-websocket", "--no-warnings"];
        guests.push(Guest::start(Command::new("node").args(flags).arg(script).arg(&link)));
    }
    for guest in &mut guests {
        assert_eq!(guest.line(), "at the table");
    }
    let mut ours = Guest::start(&mut Guest::sits(&link, &["--player", "seasoned"]));
    assert_eq!(ours.line(), "seasoned sits on seat 4");
    let mut host = Player::new(&["--at", &way_back]);
    host.answers_always("1");
    let (code, seen) = host.ends();
    assert_eq!(code, Some(0), "{seen}");
    for guest in guests {
        let (code, told) = guest.ends();
        assert_eq!((code, told.trim()), (Some(0), "the game is over"));
    }
    let (code, told) = ours.ends();
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains(" 1. ") && told.contains("Monty"), "{told}");
}

#[test]
fn programs_play_a_whole_game_of_polterfass() {
    evening("polterfass", &json!({ "seats": 4, "goal": 25 }));
}

#[test]
fn programs_play_a_whole_game_of_goldbraeu() {
    evening("goldbraeu", &serde_json::to_value(goldbraeu::Setup::standard(4)).unwrap());
}

#[test]
fn a_token_is_played_over_tls_and_only_with_a_server_that_is_known() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path(), "127.0.0.1:0");
    let body = json!({ "game": "polterfass", "name": "Ada", "setup": { "seats": 3, "goal": 25 }, "computers": ["random", "random"] });
    let (table, token, mut host) = house.given(&body);
    let way = Encrypted::to(&house.address);
    let link = format!("https://localhost:{}/t/{table}", way.port);

    let (code, told) = Guest::start(&mut Guest::sits(&link, &["--token", &token])).ends();
    assert_eq!(code, Some(2));
    assert!(told.contains("can't be reached") && told.contains("certificate"), "{told}");

    let trusted = |more: &[&str]| {
        let mut command = Guest::sits(&link, more);
        command.env("SSL_CERT_FILE", encrypted::certificate());
        Guest::start(&mut command)
    };
    let (code, told) = trusted(&["--token", "nonsense"]).ends();
    assert_eq!(code, Some(2));
    assert!(told.contains("--token") && told.contains("opens no seat"), "{told}");
    let mut ours = trusted(&["--token", &token, "--player", "seasoned"]);
    assert_eq!(ours.line(), "Ada sits on seat 1");
    // Only a person begins, and only the program answers: the page is a second look at the same seat.
    host.answers("1");
    let (code, told) = ours.ends();
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains(" 1. ") && told.contains("Ada"), "{told}");
    host.hangs_up();
}

/// The seconds that a process has been at work.
#[cfg(target_os = "linux")]
fn worked(process: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    // In hundredths of a second, in the program and in the kernel on its behalf.
    [11, 12].map(|field: usize| fields[field].parse::<u64>().unwrap()).iter().sum::<u64>() / 100
}

/// It would think for ten minutes. That it does is seen from how much it works.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_thought() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path(), "127.0.0.1:0");
    let setup = serde_json::to_value(goldbraeu::Setup::standard(3)).unwrap();
    let body = json!({ "game": "goldbraeu", "name": "Ada", "setup": setup, "computers": ["random", "random"] });
    let (table, token, mut host) = house.given(&body);
    let link = format!("http://{}/t/{table}", house.address);
    let slow = ["--token", &token, "--player", "master:4294967295", "--budget", "600000"];
    let mut ours =
        Guest::start(Command::new(env!("CARGO_BIN_EXE_stammtisch")).args(["sit", "--url", &link]).args(slow));
    assert_eq!(ours.line(), "Ada sits on seat 1");
    host.answers("1");
    while worked(ours.child.id()) < 2 {
        std::thread::yield_now();
    }
    let begun = std::time::Instant::now();
    let process = rustix::process::Pid::from_child(&ours.child);
    rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
    let (code, told) = ours.ends();
    assert_eq!((code, told.as_str()), (Some(130), ""));
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
    host.hangs_up();
}

#[cfg(unix)]
#[test]
fn ctrl_c_frees_a_seat_that_it_took_itself() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path(), "127.0.0.1:0");
    let (table, _) = house.table(&json!({ "game": "polterfass", "name": "Ada", "computers": ["random", "random"] }));
    let link = format!("http://{}/t/{table}", house.address);
    for _ in 0..2 {
        let mut ours = Guest::start(&mut Guest::sits(&link, &["--name", "Resi"]));
        assert_eq!(ours.line(), "Resi sits on seat 4");
        let process = rustix::process::Pid::from_child(&ours.child);
        rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
        let (code, told) = ours.ends();
        assert_eq!((code, told.as_str()), (Some(130), ""));
    }
    let (code, told) = Guest::start(&mut Guest::sits(&link, &["--player", "nobody"])).ends();
    assert!(code == Some(2) && told.contains("no computer player called"), "{told}");
    let (code, told) = Guest::start(&mut Guest::sits("http://127.0.0.1:1/return#x", &[])).ends();
    assert!(code == Some(2) && told.contains("for people"), "{told}");
}
