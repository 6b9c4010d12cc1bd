//! The page, its files and the headers that protect it.

mod common;

use std::sync::Arc;

use common::{Device, House, open_table};
use serde_json::json;
use server::SystemClock;

#[tokio::test]
async fn every_answer_is_protected() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    for path in ["/", "/t/abc", "/return", "/how-to-play", "/api/me", "/api/nothing", "/assets/none.js", "/healthz"] {
        let answer = device.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{path}");
        // Compiling WebAssembly is no evaluation of text.
        assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("set-cookie"), None, "a GET makes nobody known: {path}");
    }
    house.close().await;
}

#[tokio::test]
async fn pages_are_shown_at_any_path_and_always_fresh() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    let page = device.get("/").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    assert!(page.text().contains("<head><base href=\"/\" />"));
    assert_eq!(device.get("/help").await.body, page.body);
    assert_eq!(device.get("/index.html").await.body, page.body);
    let tag = page.header("etag").unwrap();
    let known = device.send("GET", "/", &[("If-None-Match", tag)], "").await;
    assert_eq!((known.status, known.body.len()), (304, 0));
    assert_eq!(device.get("/assets/none.js").await.status, 404);
    assert_eq!(device.get("/../Cargo.toml").await.body, page.body);
    house.close().await;
}

#[tokio::test]
async fn a_link_to_a_table_shows_an_invitation_in_the_readers_language_and_tells_nothing_of_the_table() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let device = Device::new(house.address);
    let mut pages = Vec::new();
    for path in [format!("/t/{table}"), "/t/zzzzzz".to_owned()] {
        let page = device.send("GET", &path, &[("Accept-Language", "de-AT, en;q=0.5")], "").await;
        assert!(page.header("vary").is_some_and(|vary| vary.contains("accept-language")));
        assert!(
            page.text().contains("<html lang=\"de\">")
                && page.text().contains("Einladung")
                && page.text().contains("og:title")
        );
        assert!(!page.text().contains("og:image") && !page.text().contains(&table));
        pages.push(page.body);
    }
    assert_eq!(pages[0], pages[1], "whether there is such a table is not to be seen");
    assert!(device.get("/t/zzzzzz").await.text().contains("<html lang=\"en\">"));
    drop(host);
    house.close().await;
}

#[tokio::test]
async fn everything_lives_below_the_base_path() {
    let data = tempfile::tempdir().unwrap();
    let house = House::with(data.path(), Arc::new(SystemClock), |config| {
        config.base_path = "/games".parse().unwrap();
        config.public_url = Some("https://example.org".parse().unwrap());
    })
    .await;
    let mut device = Device::new(house.address);
    assert!(device.get("/games/").await.text().contains("<base href=\"/games/\" />"));
    assert_eq!(device.get("/games").await.header("location"), Some("/games/"));
    assert_eq!(device.get("/").await.status, 404);
    assert_eq!(device.get("/gamesome/").await.status, 404);
    assert_eq!(device.get("/healthz").await.json()["status"], "ok");
    assert_eq!(device.get("/games/healthz").await.json()["protocol"], 1);
    let headers = [("Content-Type", "application/json"), ("Origin", "https://example.org")];
    let body = json!({ "game": "polterfass", "name": "Ada" }).to_string();
    let opened = device.send("POST", "/games/api/tables", &headers, &body).await;
    let cookie = opened.header("set-cookie").unwrap();
    for part in ["stammtisch_device=", "Path=/games/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=31536000"] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    device.cookie = cookie.split(';').next().map(str::to_owned);
    let invitation = device.get(&format!("/games/api/tables/{table}/invitation")).await.json();
    assert_eq!(invitation["url"], format!("https://example.org/games/t/{table}"));
    house.close().await;
}

#[tokio::test]
async fn other_sites_and_foreign_names_are_refused() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let (host, table) = open_table(&house, &[], json!({})).await;
    let path = format!("/api/tables/{table}/return-link");
    let own = format!("http://{}", house.address);
    for (headers, status) in [
        (vec![], 200),
        (vec![("Origin", own.as_str())], 200),
        (vec![("Origin", "http://evil.example")], 403),
        (vec![("Origin", "null")], 403),
        (vec![("Sec-Fetch-Site", "cross-site")], 403),
        (vec![("Host", "evil.example")], 421),
        (vec![("Host", "localhost"), ("Origin", "http://localhost")], 200),
    ] {
        assert_eq!(host.send("POST", &path, &headers, "").await.status, status, "{headers:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn files_travel_compressed() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(data.path()).await;
    let device = Device::new(house.address);
    for coding in ["gzip", "br"] {
        let page = device.send("GET", "/", &[("Accept-Encoding", coding)], "").await;
        assert_eq!(page.header("content-encoding"), Some(coding));
    }
    // What the build has compressed is sent as it lies there, and to nobody who doesn't take it.
    let page = device.get("/").await;
    if page.text().contains("has not been built") {
        return;
    }
    let script = page.text().split('"').find(|part| part.starts_with("./assets/") && part.ends_with(".js"));
    let script = script.expect("the page has a script")[1..].to_owned();
    let plain = device.get(&script).await;
    assert_eq!(plain.header("content-encoding"), None);
    for (accepts, coding) in
        [("gzip, deflate, br", Some("br")), ("br;q=0, gzip", Some("gzip")), ("gzip", Some("gzip")), ("br;q=0", None)]
    {
        let answer = device.send("GET", &script, &[("Accept-Encoding", accepts)], "").await;
        assert_eq!(answer.header("content-encoding"), coding, "{accepts}");
        assert_eq!(answer.header("etag"), plain.header("etag"), "{accepts}");
    }
    assert_eq!(device.get(&format!("{script}.br")).await.status, 404);
    house.close().await;
}
