//! Our samples of configuration in a real nginx, with TLS, before real servers.
#![cfg(target_os = "linux")]

mod guest;
mod proxy;

use std::io::Write;

use guest::{Answer, Guest, Server, cookie, plain, request, setup};
use proxy::{Nginx, Tls, free_port};
use serde_json::json;
use tempfile::TempDir;

const SITE: &str = "example.org";
const OWN: &str = "games.example.org";

/// Two servers behind one nginx: below a path, and on a host of its own.
struct Street {
    nginx: Nginx,
    tavern: Option<Server>,
    tavern_at: u16,
    _games: Server,
    data: TempDir,
}

impl Street {
    fn open() -> Self {
        let data = tempfile::tempdir().unwrap();
        let (tavern_at, games_at) = (free_port(), free_port());
        let listen = format!("127.0.0.1:{games_at}");
        let games = ["--listen", &listen, "--public-url", "https://games.example.org"];
        let games = Server::start(&data.path().join("games"), &games);
        let nginx = Nginx::start(games_at, tavern_at);
        let mut street = Self { nginx, tavern: None, tavern_at, _games: games, data };
        street.open_tavern();
        street
    }

    fn open_tavern(&mut self) {
        let listen = format!("127.0.0.1:{}", self.tavern_at);
        let more = ["--public-url", "https://example.org", "--base-path", "/tavern", "--tables-per-address", "1"];
        let server = Server::start(&self.data.path().join("tavern"), &[&["--listen", &listen], &more[..]].concat());
        assert_eq!(server.url, "https://example.org/tavern/");
        self.tavern = Some(server);
    }

    fn get(&self, host: &str, path: &str) -> Answer {
        request(self.nginx.connect(host), &format!("GET {path} HTTP/1.1\r\nHost: {host}"), "")
    }

    fn post(&self, path: &str, more: &str, body: &str) -> Answer {
        request(self.nginx.connect(SITE), &format!("POST {path} HTTP/1.1\r\nHost: {SITE}{more}"), body)
    }

    fn join(&self, table: &str, cookie: &str, since: u64) -> Guest<Tls> {
        let url = format!("ws://{SITE}/tavern/api/tables/{table}/socket");
        let headers = [("cookie", cookie), ("origin", "https://example.org")];
        Guest::join(self.nginx.connect(SITE), &url, &headers, since)
    }
}

/// The page with everything that it names comes through.
fn check_page(street: &Street, host: &str, base: &str) {
    let page = street.get(host, base);
    assert_eq!(page.status, 200, "{}", page.head);
    assert!(page.text().contains(&format!("<base href=\"{base}\" />")), "{}", page.text());
    assert!(page.header("content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'")));
    for asset in page.text().split('"').filter(|part| part.trim_start_matches("./").starts_with("assets/")) {
        let asset = street.get(host, &format!("{base}{}", asset.trim_start_matches("./")));
        assert_eq!((asset.status, asset.body.is_empty()), (200, false), "{}", asset.head);
    }
    assert_eq!(street.get(host, &format!("{base}assets/none.js")).status, 404);
}

#[test]
fn a_game_below_a_path_survives_a_restart_behind_the_proxy() {
    let mut street = Street::open();
    check_page(&street, SITE, "/tavern/");
    let moved = street.get(SITE, "/tavern");
    assert!(moved.status == 301 && moved.header("location").unwrap().ends_with("/tavern/"), "{}", moved.head);

    // A game to 40 may be over before she has acted three times.
    let opened = street.post("/tavern/api/tables", "\r\nOrigin: https://example.org", &setup(75));
    assert_eq!(opened.status, 200, "{}", opened.text());
    let attributes = opened.header("set-cookie").unwrap();
    for attribute in ["; Path=/tavern/;", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
        assert!(attributes.contains(attribute), "{attributes}");
    }
    let (table, cookie) = (opened.json()["table"].as_str().unwrap().to_owned(), cookie(&opened));
    let mut ada = street.join(&table, &cookie, 0);
    let mut acknowledged = vec![ada.does(&json!({ "kind": "begin" }))];
    while acknowledged.len() < 4 {
        acknowledged.extend(ada.plays());
    }

    street.tavern = None;
    while ada.next().is_some() {}
    assert_eq!(street.get(SITE, "/tavern/healthz").status, 502);
    assert!(street.nginx.log.lock().unwrap().iter().all(|line| line.contains("upstream")), "{:?}", street.nginx.log);
    street.open_tavern();

    let mut back = street.join(&table, &cookie, ada.update["n"].as_u64().unwrap());
    let whole = street.join(&table, &cookie, 0);
    let number = |event: &serde_json::Value| event["n"].as_u64().unwrap();
    let upto = whole.update["n"].as_u64().unwrap();
    assert!(acknowledged.iter().all(|&n| n <= upto), "{acknowledged:?}, and the table is at {upto}");
    while back.update["n"].as_u64() < Some(upto) {
        back.next().unwrap();
    }
    let seen = ada.events.iter().chain(back.events.iter().filter(|event| number(event) <= upto));
    assert!(seen.eq(whole.events.iter()), "what came before and after is all there is, each once");
    back.plays_to_the_end();
}

#[test]
fn the_proxy_tells_who_asks_and_nobody_else_can() {
    let street = Street::open();
    let open = |more: &str| street.post("/tavern/api/tables", more, &setup(25));
    assert_eq!(open("\r\nX-Far: 198.51.100.7").status, 200);
    // The same client again, whatever it says of itself.
    let again = open("\r\nX-Far: 198.51.100.7\r\nX-Forwarded-For: 192.0.2.1");
    assert_eq!((again.status, again.json()["code"].as_str()), (429, Some("too_many_requests")), "{}", again.text());
    assert_eq!(open("\r\nX-Far: 198.51.100.8\r\nX-Forwarded-For: 198.51.100.7").status, 200);

    let foreign = open("\r\nOrigin: https://evil.example");
    assert_eq!((foreign.status, foreign.json()["code"].as_str()), (403, Some("bad_origin")));
    let mut greedy = street.nginx.connect(SITE);
    write!(greedy, "POST /tavern/api/tables HTTP/1.1\r\nHost: {SITE}\r\nContent-Length: 70000\r\n\r\n").unwrap();
    assert_eq!(request(greedy, "", "").status, 413);
}

#[test]
fn a_host_of_its_own_speaks_http2_and_sends_everybody_to_tls() {
    let street = Street::open();
    check_page(&street, OWN, "/");
    assert!(street.get(OWN, "/").header("strict-transport-security").is_some());
    assert_eq!(street.nginx.negotiated(OWN), "h2");
    let http = format!("127.0.0.1:{}", street.nginx.http);
    let moved = request(plain(&http), &format!("GET /t/abc HTTP/1.1\r\nHost: {OWN}"), "");
    assert_eq!((moved.status, moved.header("location")), (301, Some("https://games.example.org/t/abc")));
    let health = street.get(OWN, "/healthz");
    assert_eq!(health.json()["status"], "ok");
}
