//! The real binary: exit codes, standard output and standard error.

mod program;

use std::time::{SystemTime, UNIX_EPOCH};

use program::{done, done_json, refused};
use serde_json::{Value, json};

const PAD: &str = r#"{"players":["A","B","C"],"goal":75,"equal_greedy":"net_zero","rounds":[
    {"innkeeper":0,"served":18,"orders":[null,4,8]},{"innkeeper":1,"failed":true,"orders":[1,null,3]}]}"#;

#[test]
fn score_reckons_as_documented() {
    let scored = done_json(&["score", "polterfass", "--json", "-"], PAD);
    let rounds = json!([
        {"served": 18, "ordered": 12, "results": [6, 4, 8], "totals": [6, 4, 8]},
        {"served": null, "ordered": 4, "results": [1, 0, 3], "totals": [7, 4, 11]}
    ]);
    assert_eq!(scored, json!({"rounds": rounds, "over": false, "winners": []}));
}

#[test]
fn the_notepad_speaks_the_language_of_its_surroundings() {
    let pad = |more: &[&str]| done(&[&["score", "polterfass"], more, &["-"]].concat(), PAD);
    assert_eq!(pad(&[]), pad(&["--lang", "en"]));
    assert_ne!(pad(&[]), pad(&["--lang", "ru"]));
}

#[test]
fn the_notepad_speaks_all_languages() {
    let over =
        r#"{"players":["Anna","Bo","Cleo"],"goal":25,"rounds":[{"innkeeper":0,"served":50,"orders":[null,4,8]}]}"#;
    let shared = r#"{"players":["Anna","Bo","Cleo"],"goal":25,"rounds":[{"innkeeper":0,"failed":true,"orders":[null,13,13]},
        {"innkeeper":1,"served":0,"orders":[0,null,0]},{"innkeeper":2,"served":0,"orders":[0,0,null]},
        {"innkeeper":0,"failed":true,"orders":[null,12,12]}]}"#;
    let mut told = String::new();
    for language in ["de", "en", "fr", "it", "ru"] {
        for pad in [PAD, over, shared] {
            told += &done(&["score", "polterfass", "--lang", language, "-"], pad);
            told += "\n";
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn complaints_name_the_field_or_the_flag() {
    let bad = PAD.replace("[1,null,3]", "[1,null,14]");
    for (arguments, input, named) in [
        (&["score", "polterfass", "-"][..], bad.as_str(), "`rounds[1].orders[2]` is 14"),
        (&["score", "polterfass", "--json", "-"], "{", "standard input: EOF"),
        (&["score", "polterfass", "no-such-file"], "", "no-such-file: No such file"),
        (&["score", "skat", "-"], "", "unrecognized subcommand 'skat'"),
        (&["simulate", "polterfass", "--seats", "careful,random"], "", "`--seats`: `seats` is 2"),
        (&["simulate", "polterfass", "--seats", "careful,random,sly"], "", "no computer player called `sly`"),
        (&["simulate", "polterfass", "--goal", "24"], "", "`--goal`: `goal` is 24"),
        (&["simulate", "polterfass", "--stand", "0"], "", "`--stand`: `barrels.stand` is 0"),
        (&["simulate", "polterfass", "--games", "0"], "", "'--games <GAMES>'"),
        (&["bench", "playouts", "polterfass", "--seats", "7"], "", "`--seats`: `seats` is 7"),
        (&["bench", "playouts", "polterfass", "--seconds", "NaN"], "", "`--seconds`: NaN"),
        (&["bench", "playouts", "goldbraeu", "--seats", "5"], "", "`--seats`: seats: 5 players can't play"),
        (&["simulate", "goldbraeu", "--seats", "trader,random"], "", "`--seats`: seats: 2 players can't play"),
        (&["simulate", "goldbraeu", "--seats", "trader,random,careful"], "", "no computer player called `careful`"),
        (&["map", "check", "no-such-file"], "", "no-such-file: No such file"),
        (&["map", "check", "-"], "name = 5", "line 1, column 8"),
        (&["bench", "steps", "--seats", "2"], "", "'--seats <SEATS>'"),
        (&["bench", "steps", "--seconds", "0"], "", "`--seconds`: 0"),
        (&["bench", "steps", "--seconds", "1", "--games", "1"], "", "cannot be used with"),
        (&["bench", "steps", "--folder", "no-such-folder"], "", "`--folder`: no-such-folder"),
        (&["bench", "house", "--tables", "0"], "", "'--tables <TABLES>'"),
        (&["bench", "house", "--pace", "soon"], "", "a time looks like 250ms, 5s or 2m"),
        (&["bench", "house", "--folder", "no-such-folder"], "", "`--folder`: no-such-folder"),
        (&["bench", "waits", "goldbraeu", "--seats", "5"], "", "`--seats`: goldbraeu has 3 to 4 seats, not 5"),
        (&["bench", "waits", "--player", "somebody"], "", "`--player`: nobody is called \"somebody\""),
        (&["bench", "waits", "--folder", "no-such-folder"], "", "`--folder`: no-such-folder"),
        (&["record", "check", "-"], "", "the record is empty"),
        (&["record", "check", "-"], "{}", "line 1: missing field `kind`"),
        (&["record", "show", "--lang", "la", "-"], "", "'--lang <LANG>'"),
        (&["score", "polterfass", "--lang", "la", "-"], "", "'--lang <LANG>'"),
        (&["serve", "--listen", "nowhere"], "", "'--listen <ADDRESS:PORT>'"),
        (&["serve", "--base-path", "tavern"], "", "'--base-path <PATH>'"),
        (&["serve", "--proxy", "nginx"], "", "'--proxy <ADDRESS>'"),
        (&["serve", "--connections-per-address", "0"], "", "'--connections-per-address <N>'"),
        (&["serve", "--public-url", "games.example.org"], "", "'--public-url <URL>'"),
        (&["serve", "--maps", "no-such-folder"], "", "`--maps`: no-such-folder: No such file"),
        (&["table", "list", "--data", "no-such-folder"], "", "`--data`: there is no folder `no-such-folder`"),
        (&["serve", "--drain", "soon"], "", "'--drain <SECONDS>': must be a whole number from 0 to 86400"),
        (&["serve", "--config", "no-such-file"], "", "no-such-file: No such file"),
        (&["serve", "--config", "-"], "listn = 5", "standard input: line 1, column 1: there is no key `listn`"),
        (&["config", "check", "-"], "lan = 5\ndrain = -1", "line 2, column 9: `drain`: must be"),
        (&["config", "check", "-"], "maps = \"no-such-folder\"", "`maps`: no-such-folder"),
        (&["pour"], "", "unrecognized subcommand 'pour'"),
    ] {
        let complaint = refused(arguments, input);
        assert!(complaint.contains(named), "{arguments:?}: {complaint}");
    }
}

#[test]
fn simulated_figures_depend_on_the_seed_alone() {
    let simulate = |more: &[&str]| {
        let arguments = [&["simulate", "polterfass", "--games", "22", "--goal", "25", "--json"], more].concat();
        done_json(&arguments, "")
    };
    let one = simulate(&["--threads", "1"]);
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(one, simulate(&["--threads", "3", "--records", folder.path().to_str().unwrap()]));
    assert_ne!(one, simulate(&["--seed", "2"]));
    assert_eq!((&one["games"], &one["interrupted"]), (&json!(22), &json!(false)));
    let shares = one["players"].as_array().unwrap().iter().map(|player| player["win_share"]["mean"].as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
    let records: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(records.len(), 22);
    for record in records {
        let checked = done_json(&["record", "check", "--json", record.to_str().unwrap()], "");
        assert!(["holds", "luck_checked", "over"].iter().all(|&field| checked[field] == json!(true)), "{checked}");
    }
}

#[test]
fn the_intervals_of_few_games_are_possible_and_said_to_be_rough() {
    for games in ["1", "3", "4", "8", "116", "120"] {
        let simulate = ["simulate", "polterfass", "--goal", "25", "--games", games];
        let figures = done_json(&[&simulate[..], &["--json"]].concat(), "");
        assert_eq!(figures["deals"], games.parse::<u64>().unwrap().div_ceil(4));
        for player in figures["players"].as_array().unwrap() {
            let [low, mean, high] = ["low", "mean", "high"].map(|end| player["win_share"][end].as_f64().unwrap());
            assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0 && low < high, "{games}: {player}");
        }
        let words = done(&simulate, "");
        assert_eq!(words.contains("With fewer than 30 deals the intervals are rough."), games != "120", "{words}");
        let counted = if games == "1" { "1 game (1 deal), seed 1".into() } else { format!("{games} games (") };
        assert!(words.starts_with(&counted) && !words.contains("(0.00 to 0.00)"), "{words}");
    }
}

#[test]
fn rotated_games_share_their_luck() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    done(&["simulate", "polterfass", "--games", "8", "--goal", "25", "--records", records], "");
    let opening = |number: u32| {
        let text = std::fs::read_to_string(folder.path().join(format!("game-{number:06}.jsonl"))).unwrap();
        let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (lines[0]["commitment"].clone(), (1..5).map(|line| lines[line]["player"].clone()).collect::<Vec<_>>())
    };
    assert!((2..=4).all(|number| opening(number).0 == opening(1).0));
    assert_ne!(opening(5).0, opening(1).0);
    for number in 1..=4 {
        let careful = opening(number).1.iter().position(|player| player == "careful");
        assert_eq!(careful, Some(number as usize - 1));
    }
}

#[test]
fn bench_tells_what_it_measured() {
    let figures = done_json(&["bench", "playouts", "polterfass", "--seats", "3", "--seconds", "0.05", "--json"], "");
    let of_time = ["game", "seats", "games", "seconds", "games_per_second"];
    let of_games = ["rounds_per_game", "bust_rate", "greedy_rate", "mean_serving", "mean_scores"];
    assert!(of_time.iter().chain(&of_games).all(|&field| !figures[field].is_null()), "{figures}");
    assert_eq!(figures["mean_scores"].as_array().unwrap().len(), 3);
}

#[test]
fn bench_steps_plays_at_a_real_server() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let common = ["bench", "steps", "--seats", "3", "--tables", "2", "--folder", place, "--json"];
    // The tables are opened in that time, too, which may take more than a second on a busy machine.
    let figures = done_json(&[&common[..], &["--seconds", "4"]].concat(), "");
    assert_eq!((&figures["seats"], &figures["tables"], &figures["interrupted"]), (&json!(3), &json!(2), &json!(false)));
    assert!(figures["steps"].as_u64() > Some(0), "{figures}");
    let spread = ["median", "p95", "p99", "max"].map(|name| figures["milliseconds"][name].as_f64().unwrap());
    assert!(spread[0] > 0.0 && spread.is_sorted(), "{figures}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn bench_house_fills_a_house_and_kills_it() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let common =
        ["bench", "house", "--tables", "4", "--stored", "3", "--warm", "1s", "--time", "2s", "--json", "--folder"];
    let before = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64();
    let figures = done_json(&[&common[..], &[place]].concat(), "");
    assert_eq!(
        (&figures["tables"], &figures["sockets"], &figures["interrupted"]),
        (&json!(4), &json!(16), &json!(false))
    );
    let played = &figures["played"];
    assert!(played["steps"].as_u64() > Some(20), "{figures}");
    // The games have gone on for a second by then.
    assert!(played["began"].as_f64() > Some(before + 1.0), "{before}: {figures}");
    let quantiles = ["p50", "p99", "p999", "max"].map(|name| played["milliseconds"][name].as_f64().unwrap());
    assert!(quantiles[0] > 0.0 && quantiles.is_sorted(), "{figures}");
    assert!(figures["recovery"]["all_served_seconds"].as_f64() > Some(0.0), "{figures}");
    if cfg!(target_os = "linux") {
        let known = ["cpu_microseconds_per_step", "server_cores", "guests_cores", "memory"];
        assert!(known.iter().all(|name| played[name].as_f64() > Some(0.0)), "{figures}");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
}

#[test]
fn bench_waits_sits_among_computer_players() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    for game in ["polterfass", "goldbraeu"] {
        let common = ["bench", "waits", game, "--seats", "3", "--player", "newcomer", "--at-once", "--steps", "8"];
        let figures = done_json(&[&common[..], &["--folder", place, "--json"]].concat(), "");
        assert_eq!((&figures["game"], &figures["waits"], &figures["at_once"]), (&json!(game), &json!(8), &json!(true)));
        assert!(figures["milliseconds"]["max"].as_f64() > Some(0.0), "{figures}");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0, "nothing is left behind");
    }
}

#[test]
fn help_teaches_by_examples() {
    let commands = [
        &["simulate"][..],
        &["arena"],
        &["score", "polterfass"],
        &["score", "goldbraeu"],
        &["record", "check"],
        &["record", "show"],
        &["bench", "playouts"],
        &["map"],
        &["simulate", "goldbraeu"],
        &["bench", "house"],
        &["bench", "steps"],
        &["bench", "waits"],
        &["config"],
    ];
    for command in commands.into_iter().chain([&["serve"][..], &["table"], &[]]) {
        let help = done(&[command, &["--help"]].concat(), "");
        assert!(help.contains("Example"), "{command:?}: {help}");
    }
}

#[test]
fn a_simulation_keeps_the_records_of_an_earlier_one() {
    let folder = tempfile::tempdir().unwrap();
    let [first, second] = ["game-000001.jsonl", "game-000002.jsonl"].map(|name| folder.path().join(name));
    let simulate = ["simulate", "polterfass", "--goal", "25", "--records", folder.path().to_str().unwrap()];
    done(&[&simulate[..], &["--games", "2"]].concat(), "");
    let kept = std::fs::read_to_string(&second).unwrap();
    std::fs::remove_file(&first).unwrap();
    let complaint = refused(&[&simulate[..], &["--games", "3", "--seed", "2"]].concat(), "");
    assert!(complaint.contains("`--records`") && complaint.contains("game-000002.jsonl"), "{complaint}");
    assert_eq!(std::fs::read_to_string(&second).unwrap(), kept);
    assert!(!first.exists(), "a game was played");
}

#[test]
fn goldbraeu_is_measured_simulated_and_recorded() {
    let figures = done_json(&["bench", "playouts", "goldbraeu", "--seats", "3", "--seconds", "0.05", "--json"], "");
    assert!(figures["steps_per_game"].as_f64() > Some(200.0) && figures["games"].as_u64() > Some(0), "{figures}");
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let simulate =
        ["simulate", "goldbraeu", "--seats", "trader,random,random", "--games", "3", "--json", "--records", records];
    let figures = done_json(&simulate, "");
    assert_eq!(figures["players"][0]["player"], "trader", "{figures}");
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let checked = done_json(&["record", "check", "--json", path.to_str().unwrap()], "");
        assert!(
            checked["holds"] == true && checked["game"] == "goldbraeu" && checked["luck_checked"] == true,
            "{checked}"
        );
        let told = done(&["record", "show", path.to_str().unwrap()], "");
        assert!(told.contains("Payday of week 3!"), "{told}");
    }
}

#[test]
fn maps_are_checked_and_drawn() {
    let map = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../maps/reconstruction.toml");
    let text = done(&["map", "check", map.to_str().unwrap()], "");
    assert!(text.contains("38 spaces, 8 of them with a parasol"), "{text}");
    assert_eq!(done(&["map", "show", map.to_str().unwrap()], ""), done(&["map", "show"], ""));
}

#[test]
fn a_server_with_a_broken_map_says_where_and_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("mine.toml"), "name = 5").unwrap();
    let maps = folder.path().to_str().unwrap();
    let complaint = refused(&["serve", "--listen", "127.0.0.1:0", "--data", maps, "--maps", maps], "");
    for words in ["`--maps`", "mine.toml", "line 1, column 8", "stammtisch map check"] {
        assert!(complaint.contains(words), "{words}: {complaint}");
    }
    assert!(!folder.path().join("stammtisch.db").exists());
}

#[test]
fn a_configuration_that_is_right_is_shown_with_its_origins() {
    let told = done(&["config", "check", "--drain", "7", "-"], "metrics = \"127.0.0.1:7412\"");
    let lines: Vec<String> = told.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for line in [
        "drain = 7 # flag --drain",
        "metrics = \"127.0.0.1:7412\" # standard input, line 1",
        "data = \"data\" # default",
    ] {
        assert!(lines.iter().any(|other| other == line), "{line}: {told}");
    }
    assert!(done(&["config", "sample"], "").contains("\n#metrics = "));
}
