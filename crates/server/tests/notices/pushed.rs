//! Notices pushed to a browser: sealed, signed by the house, and no more once the browser is gone.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use server::ManualClock;
use store::Store;

use crate::common::{four, open_table, roll};
use crate::device::Browser;
use crate::receiver::{Letter, Receiver};
use crate::{START, house, knows, leave, pass, path, put, until, waiting};

/// Checks who says to have sent a letter, as a push service does; what is claimed.
fn claims(letter: &Letter, key: &str) -> Value {
    let (token, named) = letter.header("authorization").unwrap()["vapid t=".len()..].split_once(", k=").unwrap();
    assert_eq!(named, key);
    let (said, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    key.verify(said.as_bytes(), &decode(signature)).unwrap();
    serde_json::from_slice(&decode(said.split('.').nth(1).unwrap())).unwrap()
}

#[tokio::test]
async fn a_browser_is_told_and_only_it_can_read_that() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let mut receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (table, devices, mut clients) = four(&house, json!({ "deadline": { "seconds": 86_400 } })).await;
    let key = devices[1].get("/api/notices").await.json()["push"].as_str().unwrap().to_owned();
    let browser = Browser::new();
    let subscription = browser.subscription(&receiver.url("push/abc"));
    let set = put(&devices[1], &table, "/push", subscription).await;
    assert_eq!(set.json(), json!({ "push": { "last": null }, "webhook": null, "quiet": null }));
    leave(&mut clients, 1).await;
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    receiver.answers(&[201]);
    pass(&clock, 10);
    let letter = receiver.next().await;
    assert!(letter.head.starts_with("POST /push/abc HTTP/1.1"));
    let claimed = claims(&letter, &key);
    assert_eq!(claimed["aud"], format!("http://{}", receiver.address));
    let (now, end) = ((START + 10_000) / 1000, claimed["exp"].as_u64().unwrap());
    assert!(end > now && end <= now + 86_400);
    assert_eq!(letter.header("content-encoding"), Some("aes128gcm"));
    assert_eq!(letter.header("ttl"), Some("86394"), "until the deadline");
    assert!(letter.header("topic").is_some_and(|topic| topic.len() == 32 && !topic.contains(&table)));
    assert!(!String::from_utf8_lossy(&letter.body).contains(&table));
    let notice = browser.open(&letter.body);
    assert_eq!((notice["what"].as_str(), notice["table"].as_str()), (Some("your_turn"), Some(table.as_str())));
    assert_eq!(notice["deadline"], START + 86_404_000);
    house.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let house = house(data.path(), &clock, &receiver).await;
    let (mut host, table) = open_table(&house, &["random"; 3], json!({})).await;
    put(&host, &table, "/push", Browser::new().subscription(&receiver.url("push"))).await;
    receiver.answers(&[410]);
    let tested = host.posted(&path(&table, "/test"), json!({})).await;
    assert_eq!(tested["push"], json!({ "at": START, "result": "gone", "status": 410 }));
    assert_eq!(host.get(&path(&table, "")).await.json()["push"], Value::Null);

    let (table, devices, mut clients) = four(&house, json!({})).await;
    put(&devices[1], &table, "/push", Browser::new().subscription(&receiver.url("push"))).await;
    leave(&mut clients, 1).await;
    clients[0].done(roll()).await;
    until(&house, &table, knows(1, "your_turn")).await;
    receiver.answers(&[404]);
    pass(&clock, 10);
    until(&house, &table, |kept| kept.iter().all(|kept| kept.ways.is_empty())).await;
    assert_eq!(waiting(&house).await, 0);
    assert_eq!(house.store.notices().tables().await.unwrap(), Vec::<String>::new());
    house.close().await;
}

#[tokio::test]
async fn the_key_is_the_same_after_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let clock = ManualClock::at(START);
    let receiver = Receiver::open().await;
    let mut keys = Vec::new();
    for _ in 0..2 {
        let house = house(data.path(), &clock, &receiver).await;
        let device = crate::common::Device::new(house.address);
        keys.push(device.get("/api/notices").await.json()["push"].as_str().unwrap().to_owned());
        house.close().await;
    }
    assert!(keys[0] == keys[1] && keys[0].len() == 87, "{keys:?}");
}
