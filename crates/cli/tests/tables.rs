//! `stammtisch table` on the folder of a real server: the real binary in both parts.

mod program;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use program::{done, done_json, refused};
use serde_json::{Value, json};

/// A running server.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stammtisch"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).env("RUST_LOG", "off");
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut url).unwrap();
        let address = url.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Self { child, address }
    }

    fn request(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let length = body.len();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }

    /// Opens a table with one person at it; its name.
    fn open_table(&self, host: &str) -> String {
        let body = json!({ "game": "polterfass", "name": host, "computers": ["random", "random"] });
        self.request("POST", "/api/tables", &body)["table"].as_str().unwrap().to_owned()
    }
}

impl Drop for Server {
    /// As if the power failed: what was acknowledged is there all the same.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn tables_of_a_real_folder_are_listed_closed_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let server = Server::start(folder.path());
    let (first, second) = (server.open_table("Anna"), server.open_table("Bo"));
    for command in [&["list"][..], &["close", &first], &["delete", &first]] {
        let complaint = refused(&[&["table"], command, &["--data", data]].concat(), "");
        assert!(complaint.contains("`--data`") && complaint.contains("in use"), "{command:?}: {complaint}");
    }
    assert_eq!(server.request("GET", &format!("/api/tables/{first}"), &Value::Null)["stage"], "lobby");
    drop(server);

    let list = || done_json(&["table", "list", "--json", "--data", data], "");
    let stages = |list: &Value| -> Vec<(String, String)> {
        let text = |table: &Value, field: &str| table[field].as_str().unwrap().to_owned();
        list.as_array().unwrap().iter().map(|table| (text(table, "table"), text(table, "stage"))).collect()
    };
    let listed = list();
    assert_eq!(stages(&listed), [(first.clone(), "lobby".into()), (second.clone(), "lobby".into())]);
    assert_eq!((&listed[0]["game"], &listed[0]["people"]), (&json!("polterfass"), &json!(1)));
    assert!(listed[0]["rows"].as_u64() > Some(3) && listed[0]["opened_at"].as_u64() > Some(0), "{listed}");
    let words = done(&["table", "list", "--data", data], "");
    let lines: Vec<Vec<&str>> = words.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["table", "game", "stage", "people", "rows"]);
    assert_eq!(lines[1][..4], [first.as_str(), "polterfass", "lobby", "1"]);

    assert_eq!(done(&["table", "close", &first, "--data", data], ""), format!("{first} is closed\n"));
    assert_eq!(stages(&list())[0], (first.clone(), "closed".into()));
    for (command, table) in [("close", first.as_str()), ("close", "nosuchtable"), ("delete", "nosuchtable")] {
        let complaint = refused(&["table", command, table, "--data", data], "");
        assert!(complaint.contains(&format!("called `{table}`")), "{complaint}");
    }
    assert_eq!(done(&["table", "delete", &second, "--data", data], ""), format!("{second} is deleted\n"));
    assert_eq!(stages(&list()), [(first.clone(), "closed".into())]);

    // The server finds it so.
    let server = Server::start(folder.path());
    assert_eq!(server.request("GET", &format!("/api/tables/{first}"), &Value::Null)["stage"], "closed");
    assert_eq!(server.request("GET", &format!("/api/tables/{second}"), &Value::Null)["code"], "unknown_table");
}

#[test]
fn an_empty_folder_has_no_tables() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    assert_eq!(done_json(&["table", "list", "--json", "--data", data], ""), json!([]));
    assert_eq!(done(&["table", "list", "--data", data], "").lines().count(), 1);
}
