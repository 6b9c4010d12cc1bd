//! Data folders on disks that can't be written to, from the start or all of a sudden: said in words, and nothing lost.
#![cfg(target_os = "linux")]

mod disk;
mod guest;
mod program;

use std::fs;
use std::path::Path;

use disk::{Disk, Place};
use guest::{Answer, Guest, Server, cookie, plain, request, setup};
use program::{done, done_json, refused};
use serde_json::json;

const LISTEN: &[&str] = &["--listen", "127.0.0.1:0"];

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn get(server: &Server, path: &str) -> Answer {
    let address = server.address();
    request(plain(&address), &format!("GET {path} HTTP/1.1\r\nHost: {address}"), "")
}

fn open(server: &Server) -> Answer {
    let address = server.address();
    request(plain(&address), &format!("POST /api/tables HTTP/1.1\r\nHost: {address}"), &setup(25))
}

#[test]
fn a_disk_that_becomes_read_only_refuses_steps_in_words_and_keeps_what_was_acknowledged() {
    let Some(disk) = Disk::new() else { return };
    let data = disk.path().join("data");
    let server = Server::start(&data, LISTEN);
    let opened = open(&server);
    let (table, cookie) = (opened.json()["table"].as_str().unwrap().to_owned(), cookie(&opened));
    let join = |server: &Server| {
        let address = server.address();
        let url = format!("ws://{address}/api/tables/{table}/socket");
        Guest::join(plain(&address), &url, &[("cookie", &cookie)], 0)
    };
    let mut ada = join(&server);
    let mut acknowledged = vec![ada.does(&json!({ "kind": "begin" }))];
    // Until everybody waits for her: ext4 may acknowledge what it is just writing as it breaks, and lose it all the same.
    while !(ada.heard("orders_in") && ada.may_act()) {
        acknowledged.extend(ada.plays());
    }
    disk.breaks();
    let refused = ada.tries(&json!({ "kind": "say", "text": "Is anybody writing this down?" }));
    assert_eq!((refused["type"].as_str(), refused["error"]["code"].as_str()), (Some("refused"), Some("read_only")));
    let nowhere = open(&server);
    assert_eq!((nowhere.status, nowhere.json()["code"].as_str()), (503, Some("read_only")), "{}", nowhere.text());
    let ready = get(&server, "/readyz");
    assert_eq!((ready.status, ready.json()["code"].as_str()), (503, Some("read_only")), "{}", ready.text());
    assert!(ready.json()["what"].as_str().unwrap().contains("can't be written to"), "{}", ready.text());
    assert_eq!(get(&server, "/healthz").status, 200, "nothing is mended by killing it");
    let whole = join(&server);
    let looked = whole.update["n"].as_u64();
    assert!(looked >= acknowledged.last().copied(), "people go on looking: {looked:?} after {acknowledged:?}");
    assert_eq!(server.told_to_end(), Some(0));

    let complaint = program::refused(&[&["serve", "--data", text(&data)], LISTEN].concat(), "");
    assert!(complaint.contains("can't be written to"), "{complaint}");
    disk.mounts_again(false);
    let server = Server::start(&data, LISTEN);
    assert_eq!(get(&server, "/readyz").status, 200);
    let mut back = join(&server);
    let kept: Vec<_> = back.events.iter().filter(|event| event["n"].as_u64() <= looked).cloned().collect();
    assert_eq!(kept, whole.events, "as everybody saw it");
    back.plays_to_the_end();
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named_with_what_to_do() {
    let place = Place::locked(|place| {
        open(&Server::start(&place.join("data"), LISTEN));
        done(&["table", "list", "--data", text(&place.join("data"))], "");
    });
    let Some(place) = place else { return };
    let own = tempfile::tempdir().unwrap();
    let [data, new, aside, file] = ["data", "new", "aside", "house.db"].map(|name| place.path().join(name));
    for (arguments, words) in [
        (&["serve", "--listen", "127.0.0.1:0", "--data", text(&data)][..], "name another folder"),
        (&["serve", "--listen", "127.0.0.1:0", "--data", text(&new)], "name another folder"),
        (&["table", "list", "--data", text(&data)], "can't be written to"),
        (&["backup", "--data", text(&data), text(&file)], "name a file in a folder where you can write"),
    ] {
        let complaint = refused(arguments, "");
        let named = if arguments[0] == "backup" { place.path() } else { arguments[arguments.len() - 1].into() };
        // The complaint is broken into lines, also within a path.
        let whole = complaint.replace(' ', "");
        assert!(complaint.contains(words) && whole.contains(text(&named)), "{arguments:?}: {complaint}");
    }
    // What can be read there can be saved from there.
    let saved = own.path().join("saved.db");
    assert!(done(&["backup", "--data", text(&data), text(&saved)], "").contains("tables: 1"));
    for folder in [&data, &aside] {
        let complaint = refused(&["restore", text(&saved), "--data", text(folder), "--force"], "");
        assert!(complaint.contains("`--data`") && complaint.contains("name another folder"), "{complaint}");
    }
    let records = place.path().join("records");
    let games = ["simulate", "polterfass", "--seats", "random,random,random", "--games", "1", "--records"];
    let complaint = refused(&[&games[..], &[text(&records)]].concat(), "");
    assert!(complaint.contains("records"), "{complaint}");
    let mended = own.path().join("mended");
    done(&["restore", text(&saved), "--data", text(&mended)], "");
    assert_eq!(done_json(&["table", "list", "--json", "--data", text(&mended)], "").as_array().unwrap().len(), 1);
}

#[test]
fn a_log_that_cannot_be_read_where_it_is_is_said_to_be_there() {
    let own = tempfile::tempdir().unwrap();
    let place = Place::locked(|place| {
        let (crashed, live) = (place.join("crashed"), own.path().join("live"));
        let server = Server::start(&live, LISTEN);
        open(&server);
        fs::create_dir(&crashed).unwrap();
        for name in ["stammtisch.db", "stammtisch.db-wal"] {
            fs::copy(live.join(name), crashed.join(name)).unwrap();
        }
    });
    let Some(place) = place else { return };
    let crashed = place.path().join("crashed");
    let complaint = refused(&["backup", "--data", text(&crashed), text(&own.path().join("new.db"))], "");
    assert!(complaint.contains("stammtisch.db-wal together into another folder"), "{complaint}");
    // That is what helps.
    let copied = own.path().join("copied");
    fs::create_dir(&copied).unwrap();
    for name in ["stammtisch.db", "stammtisch.db-wal"] {
        fs::copy(crashed.join(name), copied.join(name)).unwrap();
    }
    let told = done(&["backup", "--data", text(&copied), text(&own.path().join("new.db"))], "");
    assert!(told.contains("tables: 1"), "{told}");
}
