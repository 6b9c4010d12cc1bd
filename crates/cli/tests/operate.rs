//! What somebody sees and does who runs a server: metrics, log, readiness and its end.
#![cfg(unix)]

mod house;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use house::{House, Player};
use serde_json::{Value, json};

/// The status and body of an answer.
fn get(address: &str, host: &str, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

fn code(body: &str) -> Value {
    serde_json::from_str::<Value>(body).unwrap()["code"].clone()
}

/// What a metric says; nothing if there is none with these labels.
fn value(metrics: &str, name: &str) -> Option<f64> {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[test]
fn metrics_and_log_tell_what_happens_and_nothing_that_is_somebodys() {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["--metrics", "127.0.0.1:0", "--log", "debug", "--log-format", "json"];
    let (house, log) = House::open_with(&folder.path().join("data"), &flags);
    let mut log = BufReader::new(log);
    let mut lines = String::new();
    let at = loop {
        assert!(log.read_line(&mut lines).unwrap() > 0, "{lines}");
        if let Some((_, rest)) = lines.split_once("metrics are at http://") {
            break rest.split('/').next().unwrap().to_owned();
        }
    };
    let rest = std::thread::spawn(move || {
        log.read_to_string(&mut lines).unwrap();
        lines
    });
    let setup = json!({ "seats": 3, "goal": 25, "first_innkeeper": { "seat": 0 } });
    let body = json!({ "game": "polterfass", "name": "Hanna", "setup": setup, "computers": ["random", "random"] });
    let (table, link) = house.table(&body);
    let mut player = Player::new(&["--at", &link]);
    player.answers_always("1");
    assert_eq!(player.ends().0, Some(0));
    assert_eq!(get(&house.address, &house.address, "/api/tables/nobody-knows").0, 404);

    let (status, metrics) = get(&at, &at, "/metrics");
    assert!(status == 200 && metrics.ends_with("# EOF\n"), "{metrics}");
    for name in [
        "stammtisch_steps_total{game=\"polterfass\",kind=\"act\",by=\"person\"}",
        "stammtisch_steps_total{game=\"polterfass\",kind=\"act\",by=\"computer\"}",
        "stammtisch_step_seconds_count{stage=\"taken\"}",
        "stammtisch_step_seconds_count{stage=\"durable\"}",
        "stammtisch_step_seconds_count{stage=\"told\"}",
        "stammtisch_append_seconds_count",
        "stammtisch_commit_seconds_count",
        "stammtisch_commit_writes_count",
        "stammtisch_sockets_opened_total",
        "stammtisch_tables_open",
        "stammtisch_thinking_seconds_count{player=\"random\"}",
        "stammtisch_errors_total{code=\"unknown_table\"}",
        "stammtisch_http_requests_total{route=\"/api/tables/{table}/socket\",status=\"101\"}",
        "stammtisch_http_requests_total{route=\"/api/tables/{table}\",status=\"404\"}",
        "process_start_time_seconds",
    ] {
        assert!(value(&metrics, name).is_some_and(|value| value > 0.0), "{name}: {metrics}");
    }
    assert_eq!(value(&metrics, "stammtisch_refused_total{limit=\"connections\"}"), None);
    assert_eq!(get(&at, "metrics.example.org", "/metrics").0, 421, "no web site reads them");
    assert!(!get(&house.address, &house.address, "/metrics").1.contains("stammtisch_steps"), "the public reads none");

    house.terminate();
    assert_eq!(house.ends(), Some(0));
    let log = rest.join().unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told = |message: &str| lines.iter().filter(|line| line["message"] == message).collect::<Vec<_>>();
    let opening = |line: &&&Value| line["route"] == "/api/tables" && line["status"] == 200;
    assert!(told("a request").iter().find(opening).is_some_and(|line| line["level"] == "DEBUG"), "{log}");
    assert!(told("a step").iter().any(|line| line["table"] == *table && line["kind"] == "act"), "{log}");
    assert_eq!(told("the server stops").len(), 1);
    let secret = link.split('#').nth(1).unwrap();
    for somebodys in ["Hanna", secret, "stammtisch_device", "nobody-knows"] {
        assert!(!log.contains(somebodys) && !metrics.contains(somebodys), "{somebodys}: {log}");
    }
    assert!(!metrics.contains(&table));
}

#[test]
fn a_house_that_drains_says_so_and_serves_on_until_it_is_told_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (house, _log) = House::open_with(&data, &["--drain", "3600", "--log", "off"]);
    let ask = |path: &str| get(&house.address, &house.address, path);
    assert_eq!(ask("/readyz").0, 200);
    house.terminate();
    let said = loop {
        let (status, body) = ask("/readyz");
        if status != 200 {
            break (status, code(&body));
        }
    };
    assert_eq!(said, (503, json!("shutting_down")));
    let (alive, body) = ask("/healthz");
    assert!(alive == 200 && body.contains("\"stopping\""), "{body}");
    let (table, _) = house.table(&json!({ "game": "goldbraeu", "name": "Hanna", "computers": ["random", "random"] }));
    house.terminate();
    assert_eq!(house.ends(), Some(130));
    let house = House::open(&data, "127.0.0.1:0");
    assert_eq!(get(&house.address, &house.address, &format!("/api/tables/{table}")).0, 200, "nothing is lost");
}
