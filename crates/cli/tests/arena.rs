//! `stammtisch arena`, and programs that play, by the real binary.

mod program;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use program::{done, done_json, refused};
use serde_json::{Value, json};

/// Small games: four seats, goal 25.
const SMALL: [&str; 6] = ["arena", "polterfass", "--goal", "25", "--seats", "4"];

fn arena(more: &[&str]) -> Value {
    without_times(done_json(&[&SMALL[..], more, &["--json"]].concat(), ""))
}

/// Times differ from run to run.
fn without_times(mut figures: Value) -> Value {
    for player in figures["players"].as_array_mut().unwrap() {
        let times = player.as_object_mut().unwrap().remove("decision_seconds").unwrap();
        assert!(times["mean"].as_f64() > Some(0.0) && times["p99"].as_f64() > Some(0.0), "{times}");
    }
    figures
}

fn output(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
    command.args(arguments).stdin(Stdio::null()).env("NO_COLOR", "1").output().unwrap()
}

/// A program in Python that does `each` with every `question`, as the name of a player.
fn player(folder: &Path, each: &str) -> String {
    let file = folder.join("player.py");
    let begin = "import json, os, signal, sys\nfor line in sys.stdin:\n    question = json.loads(line)\n";
    std::fs::write(&file, format!("{begin}    if 'hello' in question: continue\n{}\n", indented(each))).unwrap();
    format!("exec:python3 '{}'", file.display())
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}\n")).collect()
}

fn example() -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/exec_player.py");
    format!("exec:python3 '{}'", file.display())
}

#[test]
fn one_against_the_rest_and_the_rest_against_one_are_measured() {
    let figures = arena(&["--players", "careful,random", "--games", "80"]);
    let shares = |number: usize| figures["line_ups"][number]["shares"].as_array().unwrap().clone();
    let named = |share: &Value| (share["player"].clone(), share["seats"].clone());
    assert_eq!(
        [named(&shares(0)[0]), named(&shares(0)[1])],
        [(json!("careful"), json!(1)), (json!("random"), json!(3))]
    );
    assert_eq!(
        [named(&shares(1)[0]), named(&shares(1)[1])],
        [(json!("random"), json!(1)), (json!("careful"), json!(3))]
    );
    let of = |share: &Value, end: &str| share["win_share"][end].as_f64().unwrap();
    assert!(of(&shares(0)[0], "low") > 0.25 && of(&shares(1)[0], "high") < 0.25, "{figures}");
    for number in 0..2 {
        let all = of(&shares(number)[0], "mean") + 3.0 * of(&shares(number)[1], "mean");
        assert!((all - 1.0).abs() < 1e-9, "{figures}");
    }
    assert_eq!((&figures["games"], &figures["deals"]), (&json!(160), &json!(20)));
    let [careful, random] = [0, 1].map(|player| &figures["players"][player]["elo"]);
    assert_eq!(random, &json!({"mean": 0.0, "low": 0.0, "high": 0.0}));
    assert!(careful["low"].as_f64() > Some(50.0), "{figures}");
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let line_up =
        |more: &[&str]| arena(&[&["--players", "careful,random,random,careful", "--games", "24"], more].concat());
    let one = line_up(&["--threads", "1"]);
    assert_eq!(one, line_up(&["--threads", "3"]));
    assert_ne!(one, line_up(&["--threads", "1", "--seed", "2"]));
    assert_eq!(one["line_ups"].as_array().unwrap().len(), 1);
}

#[test]
fn the_anchor_has_no_elo_and_the_others_the_same_distances() {
    let elo = |anchor: &[&str], player: usize| {
        let figures = arena(&[&["--players", "careful,random", "--games", "32"], anchor].concat());
        figures["players"][player]["elo"]["mean"].as_f64().unwrap()
    };
    let anchor = ["--anchor", "careful"];
    assert_eq!((elo(&anchor, 0), elo(&[], 1)), (0.0, 0.0));
    assert!((elo(&anchor, 1) + elo(&[], 0)).abs() < 1e-9);
}

#[test]
fn a_table_and_a_chart_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let chart = folder.path().join("chart.svg");
    let more = ["--players", "careful,random", "--games", "40", "--svg", chart.to_str().unwrap()];
    let table = done(&[&SMALL[..], &more].concat(), "");
    for words in ["careful against 3 random", "random against 3 careful", "An equal one wins 25.0 of 100", "rough"] {
        assert!(table.contains(words), "{words}: {table}");
    }
    let chart = std::fs::read_to_string(chart).unwrap();
    assert!(chart.starts_with("<svg ") && chart.contains("careful against 3 random") && chart.ends_with("</svg>\n"));
}

#[test]
fn a_chart_takes_the_place_of_nothing_but_a_chart() {
    let folder = tempfile::tempdir().unwrap();
    let [chart, kept, notes] = ["chart.svg", "./kept.json", "notes.md"].map(|name| folder.path().join(name));
    let [svg, same, other] = [&chart, &kept, &notes].map(|path| ["--svg", path.to_str().unwrap()]);
    let resume = folder.path().join("kept.json");
    let common = ["--games", "4", "--resume", resume.to_str().unwrap()];
    let careful = [&SMALL[..], &common, &["--players", "careful,random"]].concat();
    std::fs::write(&notes, "# Notes\n").unwrap();
    assert!(refused(&[&careful[..], &other].concat(), "").contains("this is no SVG picture"));
    assert_eq!(std::fs::read_to_string(&notes).unwrap(), "# Notes\n");
    assert!(refused(&[&careful[..], &same].concat(), "").contains("is an input, and would be replaced"));
    assert!(!resume.exists() && !chart.exists());
    done(&[&careful[..], &svg].concat(), "");
    assert!(refused(&[&careful[..], &same].concat(), "").contains("is an input, and would be replaced"));
    done(&[&careful[..], &svg].concat(), "");
    // A contest that comes to nothing leaves the older chart as it is.
    let drawn = std::fs::read_to_string(&chart).unwrap();
    let broken = [&SMALL[..], &["--games", "4", "--players", "careful,exec:./no-such-program"], &svg].concat();
    assert!(refused(&broken, "").contains("can't be started"));
    assert_eq!(std::fs::read_to_string(&chart).unwrap(), drawn);
}

#[test]
fn an_interrupted_contest_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let (armed, checkpoint) = (folder.path().join("armed"), folder.path().join("checkpoint.json"));
    let counts = "question_number = globals().get('question_number', 0) + 1\n\
        if question_number == 40 and os.path.exists(ARMED): os.remove(ARMED); os.kill(os.getppid(), signal.SIGINT)\n\
        print(0, flush=True)";
    let stops = player(folder.path(), &counts.replace("ARMED", &format!("'{}'", armed.display())));
    let players = format!("{stops},random");
    let common = ["--players", &players, "--games", "8", "--threads", "1"];
    let whole = arena(&common);
    std::fs::write(&armed, "").unwrap();
    let resumed = [&SMALL[..], &common, &["--json", "--resume", checkpoint.to_str().unwrap()]].concat();
    let interrupted = output(&resumed);
    assert_eq!(interrupted.status.code(), Some(130), "{interrupted:?}");
    let begun: Value = serde_json::from_slice(&interrupted.stdout).unwrap();
    let games = begun["games"].as_u64().unwrap();
    assert!(begun["interrupted"] == true && games > 0 && games < 16, "{begun}");
    assert_eq!(without_times(done_json(&resumed, "")), whole);
    // The same file serves for more games, and for fewer.
    let other = folder.path().join("other.json");
    let play =
        |games: &str| arena(&["--players", "random,careful", "--resume", other.to_str().unwrap(), "--games", games]);
    play("4");
    assert_eq!(play("8"), arena(&["--players", "random,careful", "--games", "8"]));
    let fewer = play("4");
    assert_eq!((&fewer["games"], &fewer["interrupted"]), (&json!(8), &json!(false)));
}

/// The limit for an answer is far away, and the program never answers.
#[test]
fn ctrl_c_does_not_wait_for_a_program_that_thinks() {
    let folder = tempfile::tempdir().unwrap();
    let checkpoint = folder.path().join("checkpoint.json");
    let thinks = "question_number = globals().get('question_number', 0) + 1\n\
        if question_number == 20: import time; os.kill(os.getppid(), signal.SIGINT); time.sleep(900)\n\
        print(0, flush=True)";
    let players = format!("{},random", player(folder.path(), thinks));
    let patient = ["--games", "8", "--threads", "1", "--exec-seconds", "600", "--json"];
    let begun = std::time::Instant::now();
    let kept = ["--players", &players, "--resume", checkpoint.to_str().unwrap()];
    let contest = output(&[&SMALL[..], &kept, &patient].concat());
    let line_up = format!("{players},random,random");
    let games = output(&[&["simulate", "polterfass", "--goal", "25", "--seats", &line_up], &patient[..]].concat());
    assert!(begun.elapsed().as_secs() < 120, "{:?}", begun.elapsed());
    let mut finished_games = Vec::new();
    for ended in [contest, games] {
        assert_eq!(ended.status.code(), Some(130), "{ended:?}");
        let figures: Value = serde_json::from_slice(&ended.stdout).unwrap();
        let finished = figures["games"].as_u64().unwrap();
        assert!(figures["interrupted"] == true && finished > 0 && finished < 16, "{figures}");
        finished_games.push(finished);
    }
    let kept: Value = serde_json::from_slice(&std::fs::read(&checkpoint).unwrap()).unwrap();
    let games = kept["games"].as_array().unwrap();
    assert_eq!(games.len() as u64, finished_games[0], "{kept}");
    assert!(games.iter().all(|game| game["replaced"].is_null()), "{kept}");
}

#[test]
fn a_checkpoint_of_another_contest_or_a_broken_one_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("checkpoint.json");
    let path = file.to_str().unwrap();
    let common = ["--players", "careful,random", "--games", "4", "--resume", path];
    assert_eq!(arena(&common)["players"][0]["elo"], Value::Null, "it takes more than one deal");
    let complaint = |more: &[&str]| refused(&[&SMALL[..], &common, more].concat(), "");
    assert!(complaint(&["--seed", "7"]).contains("`seed` is 1 there and 7 here"));
    assert!(complaint(&["--exec-seconds", "1"]).contains("`exec_seconds`"));
    for (flag, value, named) in
        [("--goal", "30", "`goal` is 25 there and 30 here"), ("--seats", "3", "`seats` is 4 there and 3 here")]
    {
        let mut other = SMALL.to_vec();
        let place = other.iter().position(|word| *word == flag).unwrap() + 1;
        other[place] = value;
        assert!(refused(&[&other[..], &common].concat(), "").contains(named), "{flag}");
    }
    let text = std::fs::read_to_string(&file).unwrap();
    for quarter in 0..4 {
        std::fs::write(&file, &text[..text.len() * quarter / 4]).unwrap();
        let (complaint, why) = (complaint(&[]), if quarter == 0 { "this file is empty" } else { "is cut off: EOF" });
        assert!(complaint.contains(why) && complaint.contains("begin anew"), "{complaint}");
    }
    std::fs::write(&file, "# Notes").unwrap();
    let notes = complaint(&[]);
    assert!(notes.contains("no checkpoint of an arena: ") && notes.contains("line 1 column 1"), "{notes}");
    let kept: Value = serde_json::from_str(&text).unwrap();
    let last = kept["games"].as_array().unwrap().len() - 1;
    for (field, wrong) in [
        ("winners", json!([])),
        ("winners", json!([9])),
        ("winners", json!([0, 0, 0])),
        ("winners", json!([0, 1, 2, 3])),
        ("scores", json!([80, 1, 1])),
        ("scores", json!([1_000_000_000, 1, 1, 1])),
        ("replaced", json!([{"entrant": 2, "why": "late", "detail": ""}])),
    ] {
        let mut kept = kept.clone();
        if field == "scores" {
            kept["games"][last]["winners"] = json!([0]);
        }
        kept["games"][last][field] = wrong;
        std::fs::write(&file, kept.to_string()).unwrap();
        let complaint = complaint(&[]);
        assert!(complaint.contains(&format!("game {last} can't have ended so")), "{field}: {complaint}");
    }
    let mut twice = kept.clone();
    twice["games"][last] = twice["games"][0].clone();
    std::fs::write(&file, twice.to_string()).unwrap();
    assert!(complaint(&[]).contains("game 0 is there twice"));
}

/// Its players have the same names, but may play differently.
#[test]
fn a_checkpoint_of_another_program_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("checkpoint.json");
    let arguments = [&SMALL[..], &["--players", "careful,random", "--games", "4", "--resume", file.to_str().unwrap()]];
    done(&arguments.concat(), "");
    let mut kept: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    let own = kept["parameters"]["version"].as_str().unwrap().to_owned();
    let (version, fingerprint) = own.split_once('+').unwrap();
    assert_eq!((version, fingerprint), (env!("CARGO_PKG_VERSION"), players::FINGERPRINT));
    for other in [version.to_owned(), format!("{version}+0123456789abcdef"), format!("9.9.9+{fingerprint}")] {
        kept["parameters"]["version"] = json!(other);
        kept["parameters"]["setup"] = json!({"other": true});
        std::fs::write(&file, kept.to_string()).unwrap();
        let complaint = refused(&arguments.concat(), "");
        for words in ["made by another program", &other, &own, "go on with the program that made it"] {
            assert!(complaint.contains(words), "{words}: {complaint}");
        }
    }
}

#[test]
fn bad_input_is_named() {
    for (arguments, named) in [
        (&["--players", "careful,sly", "--seats", "4"][..], "no computer player called `sly`"),
        (&["--players", "careful,sly", "--seats", "4"], "NAME:ITERATIONS is one of master, expert; a program is"),
        (&["--players", "careful"], "a contest needs two players"),
        (&["--players", "careful,random", "--games", "0"], "'--games <N>'"),
        (&["--players", "careful,random", "--seats", "2"], "2 can't play, 3 to 6 can"),
        (&["--players", "careful,random", "--seats", "7"], "7 can't play, 3 to 6 can"),
        (&["--players", "careful,careful", "--seats", "4"], "named once"),
        (&["--players", "careful,random", "--anchor", "sly"], "`sly` does not play"),
        (&["--players", "careful,random", "--goal", "24"], "`--goal`: `goal` is 24"),
        (&["--players", "careful,random", "--resume", "no/such/file"], "`--resume`: no/such/file"),
        (&["--players", "careful,random", "--svg", "no/such/file"], "`--svg`: no/such/file"),
        (&["--players", "exec:\"unclosed,careful"], "the quote \" is not closed in `exec:\"unclosed,careful`"),
        (&["--players", "careful,exec:", "--seats", "4"], "`exec:` is no command"),
        (&["--players", "careful,exec:./no-such-program", "--seats", "4"], "`./no-such-program` can't be started"),
        (&["--players", "careful,random", "--exec-seconds", "0"], "'--exec-seconds <SECONDS>'"),
        (&[], "--players"),
    ] {
        let complaint = refused(&[&["arena", "polterfass"], arguments].concat(), "");
        assert!(complaint.contains(named), "{arguments:?}: {complaint}");
    }
    assert!(refused(&["arena", "goldbraeu", "--players", "trader,random", "--seats", "5"], "").contains("3 to 4 can"));
}

#[test]
fn the_example_in_python_plays_whole_games_of_both() {
    let players = format!("{},careful", example());
    let figures = arena(&["--players", &players, "--games", "4"]);
    assert_eq!(figures["games"], 8, "{figures}");
    let own = &figures["players"][0];
    assert!(own["decisions"].as_u64() > Some(50) && own.get("replaced").is_none(), "{figures}");

    let folder = tempfile::tempdir().unwrap();
    let seats = format!("{},trader,random", example());
    let records = folder.path().to_str().unwrap();
    let simulated =
        done_json(&["simulate", "goldbraeu", "--seats", &seats, "--games", "2", "--json", "--records", records], "");
    assert!(simulated["games"] == 2 && simulated["players"][0].get("replaced").is_none(), "{simulated}");
    let record = std::fs::read_to_string(folder.path().join("game-000001.jsonl")).unwrap();
    assert!(!record.contains("python") && record.contains(r#""player":"exec""#), "{record}");
    let checked =
        done_json(&["record", "check", "--json", folder.path().join("game-000002.jsonl").to_str().unwrap()], "");
    assert_eq!(checked["holds"], true, "{checked}");
}

#[test]
fn a_program_that_fails_is_replaced_and_the_report_says_why() {
    let folder = tempfile::tempdir().unwrap();
    for (each, why, detail) in [
        ("os._exit(3)", "ended", "exit status: 3"),
        ("os.close(1); sys.stdin.read()", "ended", "signal: 9"),
        ("sys.stdin.read()", "late", "no answer within 0.2 s"),
        ("print('beer', flush=True)", "nonsense", "`beer`: "),
        ("os.write(1, bytes([255, 10]))", "nonsense", "not UTF-8"),
        ("print('0\\n0', flush=True)", "nonsense", "`0`: a line without a question"),
        ("print('9' * 100000, flush=True)", "nonsense", "more than 65536 bytes"),
        ("print(len(question['legal']), flush=True)", "illegal", "legal action"),
        ("print('{\"kind\":\"target\",\"destroyed\":[],\"doubled\":[]}', flush=True)", "illegal", "not among"),
    ] {
        let seats = format!("{},random,random", player(folder.path(), each));
        let common = ["simulate", "polterfass", "--goal", "25", "--seats", &seats, "--games", "1"];
        let limit = if why == "late" { "0.2" } else { "20" };
        let figures = done_json(&[&common[..], &["--json", "--exec-seconds", limit]].concat(), "");
        let replaced = &figures["players"][0]["replaced"];
        assert_eq!((&figures["games"], &replaced["games"], &replaced["why"][why]), (&json!(1), &json!(1), &json!(1)));
        assert!(replaced["first"].as_str().unwrap().contains(detail), "{each}: {figures}");
        if why == "illegal" {
            let words = done(&common, "");
            assert!(words.contains("was replaced in 1 game: it wished for something illegal (1)"), "{words}");
        }
    }
}

/// Whether a process is there and does something.
#[cfg(target_os = "linux")]
fn lives_on(process: &str) -> bool {
    let lives = || {
        let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        state.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with(['Z', 'X']))
    };
    // Whoever has been killed dies when there is a core for it.
    let since = std::time::Instant::now();
    while lives() && since.elapsed() < std::time::Duration::from_secs(20) {
        std::thread::yield_now();
    }
    lives()
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_that_a_program_started_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (then, code)) in
        [("", 0), ("if number == 3: os.kill(os.getppid(), signal.SIGTERM)\n", 130)].into_iter().enumerate()
    {
        let notes = folder.path().join(number.to_string());
        let each = format!(
            "import subprocess\n\
             number = globals().get('number', 0) + 1\n\
             if number == 1:\n    child = subprocess.Popen(['sleep', '600'])\n    \
             open('{}', 'a').write(f'{{os.getpid()}} {{child.pid}} ')\n{then}print(0, flush=True)",
            notes.display()
        );
        let players = format!("{},random", player(folder.path(), &each));
        let ended = output(&[&SMALL[..], &["--players", &players, "--games", "4", "--threads", "1"]].concat());
        assert_eq!(ended.status.code(), Some(code), "{ended:?}");
        let processes = std::fs::read_to_string(notes).unwrap();
        // Each of up to three seats has a process of its own, kept from game to game, and that has a child.
        let count = processes.split_whitespace().count();
        assert!(count == 6 || (code == 130 && count >= 2), "{processes}");
        for process in processes.split_whitespace() {
            assert!(!lives_on(process), "{process}");
        }
    }
}
