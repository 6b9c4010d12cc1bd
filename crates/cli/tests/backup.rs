//! `stammtisch backup` and `restore` on the folder of a server that goes on serving.

mod guest;
mod program;

use std::fs;
use std::path::Path;
use std::sync::mpsc;

use guest::{Guest, Server, cookie, plain, request, setup};
use program::{done, done_json, refused};
use serde_json::{Value, json};

/// A table at a server, and who has its first seat.
struct Place {
    table: String,
    cookie: String,
}

impl Place {
    fn open(server: &Server, goal: u32) -> Self {
        let address = server.address();
        let head = format!("POST /api/tables HTTP/1.1\r\nHost: {address}");
        let opened = request(plain(&address), &head, &setup(goal));
        Self { table: opened.json()["table"].as_str().unwrap().to_owned(), cookie: cookie(&opened) }
    }

    fn join(&self, server: &Server) -> Guest<std::net::TcpStream> {
        let address = server.address();
        let url = format!("ws://{address}/api/tables/{}/socket", self.table);
        Guest::join(plain(&address), &url, &[("cookie", &self.cookie)], 0)
    }

    fn get(&self, server: &Server, path: &str) -> String {
        let address = server.address();
        let head =
            format!("GET /api/tables/{}{path} HTTP/1.1\r\nHost: {address}\r\nCookie: {}", self.table, self.cookie);
        request(plain(&address), &head, "").text().to_owned()
    }
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_of_a_game_that_is_being_played_goes_on_elsewhere_with_the_old_cookies() {
    let folders = tempfile::tempdir().unwrap();
    let [data, second, file] = ["data", "second", "house.db"].map(|name| folders.path().join(name));
    let server = Server::start(&data, &["--listen", "127.0.0.1:0"]);
    // To 75 a game may be over before she has acted six times.
    let place = Place::open(&server, 150);
    let mut ada = place.join(&server);
    ada.does(&json!({ "kind": "begin" }));
    let (tell, acknowledged) = mpsc::channel();
    let playing = std::thread::spawn(move || {
        while ada.stage() != "over" {
            if let Some(n) = ada.plays() {
                // Nobody listens any more once the backup is made.
                let _ = tell.send(n);
            }
        }
        ada.events
    });
    for _ in 0..5 {
        acknowledged.recv().unwrap();
    }
    let before = acknowledged.try_iter().last().or_else(|| acknowledged.recv().ok()).unwrap();
    let told = done(&["backup", "--data", text(&data), text(&file)], "");
    assert!(told.contains("house.db: tables: 1, rows: ") && told.trim_end().ends_with("; checked"), "{told}");
    let played = playing.join().unwrap();

    let complaint = refused(&["restore", text(&file), "--data", text(&data), "--force"], "");
    assert!(complaint.contains("in use") && complaint.contains("stop the server first"), "{complaint}");
    drop(server);
    done(&["restore", text(&file), "--data", text(&second)], "");
    let server = Server::start(&second, &["--listen", "127.0.0.1:0"]);
    let summary: Value = serde_json::from_str(&place.get(&server, "")).unwrap();
    assert_eq!(summary["you"], 0, "{summary}");
    let mut ada = place.join(&server);
    let n = ada.update["n"].as_u64().unwrap();
    assert!(n >= before, "{before} was acknowledged before the backup began, and it ends with {n}");
    let kept = ada.events.iter().filter(|event| event["n"].as_u64() <= Some(before));
    assert!(kept.eq(played.iter().filter(|event| event["n"].as_u64() <= Some(before))), "as it was played");
    ada.plays_to_the_end();
    let record = folders.path().join("record.jsonl");
    fs::write(&record, place.get(&server, "/record")).unwrap();
    let checked = done_json(&["record", "check", "--json", text(&record)], "");
    assert!(checked["holds"] == true && checked["luck_checked"] == true && checked["over"] == true, "{checked}");
}

/// The key that browsers register with.
fn push_key(server: &Server) -> String {
    let address = server.address();
    let answer = request(plain(&address), &format!("GET /api/notices HTTP/1.1\r\nHost: {address}"), "");
    answer.json()["push"].as_str().unwrap_or_else(|| panic!("{}", answer.text())).to_owned()
}

#[test]
fn browsers_registered_before_know_the_restored_house_again() {
    let folders = tempfile::tempdir().unwrap();
    let [old, data, second, file] = ["old", "data", "second", "house.db"].map(|name| folders.path().join(name));
    let push = ["--listen", "127.0.0.1:0", "--push", "--push-contact", "mailto:host@example.org"];
    // As an older version has left it.
    fs::create_dir(&old).unwrap();
    fs::write(old.join("push.pem"), include_str!("tls/key.pem")).unwrap();
    for (data, public) in [(&old, Some(include_str!("tls/push.txt").trim())), (&data, None)] {
        let server = Server::start(data, &push);
        let key = push_key(&server);
        assert!(public.is_none_or(|public| key == public), "{key}");
        done(&["backup", "--data", text(data), "--force", text(&file)], "");
        done(&["restore", text(&file), "--data", text(&second), "--force"], "");
        drop(server);
        assert_eq!(push_key(&Server::start(&second, &push)), key);
    }
    assert!(!data.join("push.pem").exists() && !second.join("push.pem").exists(), "one file is all of it");
}

#[test]
fn a_folder_of_backups_keeps_the_newest() {
    let folders = tempfile::tempdir().unwrap();
    let [data, backups] = ["data", "backups"].map(|name| folders.path().join(name));
    fs::create_dir(&backups).unwrap();
    Place::open(&Server::start(&data, &["--listen", "127.0.0.1:0"]), 25);
    for old in ["stammtisch-20200101T000000Z.db", "stammtisch-20200102T000000Z.db", "notes.txt"] {
        fs::write(backups.join(old), "").unwrap();
    }
    let told = done(&["backup", "--data", text(&data), "--keep", "2", text(&backups)], "");
    assert!(told.lines().count() == 2 && told.contains("stammtisch-20200101T000000Z.db: deleted"), "{told}");
    let names = fs::read_dir(&backups).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names[..2], ["notes.txt", "stammtisch-20200102T000000Z.db"]);
    let third = folders.path().join("third");
    done(&["restore", text(&backups.join(&names[2])), "--data", text(&third)], "");
    assert_eq!(done_json(&["table", "list", "--json", "--data", text(&third)], "")[0]["stage"], "lobby");
    // What is there is moved away when that is wanted, and only then.
    let file = backups.join(&names[2]);
    let complaint = refused(&["restore", text(&file), "--data", text(&third)], "");
    assert!(complaint.contains("with tables in it: 1") && complaint.contains("--force"), "{complaint}");
    let told = done(&["restore", text(&file), "--data", text(&third), "--force"], "");
    assert!(told.contains("before-restore-1: what was there before"), "{told}");
    let aside = third.join("before-restore-1");
    assert_eq!(done_json(&["table", "list", "--json", "--data", text(&aside)], "").as_array().unwrap().len(), 1);
}

#[test]
fn what_cannot_be_backed_up_or_restored_is_said_in_words() {
    let folders = tempfile::tempdir().unwrap();
    let [data, nothing, diary] = ["data", "nothing", "diary.txt"].map(|name| folders.path().join(name));
    done(&["table", "list", "--data", text(folders.path())], "");
    let (file, diary) = (folders.path().join("stammtisch.db"), {
        fs::write(&diary, "Dear diary, ".repeat(1000)).unwrap();
        diary
    });
    for (arguments, words) in [
        (&["backup", "--data", text(&nothing), "new.db"][..], "there is no file"),
        (&["backup", "--data", text(folders.path()), "-"], "can't go to standard output"),
        (&["backup", "--data", text(folders.path()), text(&diary)], "--force replaces it"),
        (&["backup", "--data", text(folders.path()), "--keep", "3", text(&diary)], "is no folder"),
        (&["backup", "--data", text(folders.path()), "--keep", "0", text(&diary)], "'--keep <N>'"),
        (&["restore", text(&nothing), "--data", text(&data)], "there is no file"),
        (&["restore", text(&diary), "--data", text(&data)], "is not a database, or is damaged"),
        (&["health", "--at", "127.0.0.1:1"], "`--at`"),
        (&["completions", "tcsh"], "'tcsh'"),
    ] {
        let complaint = refused(arguments, "");
        assert!(complaint.contains(words), "{arguments:?}: {complaint}");
    }
    assert!(file.exists() && !data.exists() && !nothing.exists());
}
