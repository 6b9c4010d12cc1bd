//! What is kept of notices: each is told once, and goes with what it is about.

use game_core::Seat;
use store::{
    DeviceHash, LastPost, Mark, NewNotice, NewTable, NoticeChange, NoticeStore, Post, QuietHours, SeatChange, Secret,
    SqliteStore, Standing, Store, Then, Way, WayTo,
};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn hook(host: &str) -> WayTo {
    let address = format!("https://{host}/secret-path");
    WayTo { way: Way::Webhook, address, host: host.into(), key: vec![7; 32], auth: Vec::new() }
}

fn browser() -> WayTo {
    let (address, host) = ("https://push.example/abc".into(), "push.example".into());
    WayTo { way: Way::Push, address, host, key: vec![4; 65], auth: vec![1; 16] }
}

fn mark(n: u64) -> Mark {
    Mark { what: "your_turn".into(), n }
}

fn notice(n: u64, due: Option<u64>) -> NewNotice {
    NewNotice { seat: seat(1), mark: mark(n), at: 100, deadline: Some(900), due }
}

async fn table(store: &SqliteStore, id: &str) {
    let (game, secret) = ("polterfass".into(), Secret([0; 32]));
    let seats = vec![SeatChange::Claim { seat: seat(1), device: DeviceHash([9; 32]) }];
    let standing = Standing { alarm: None, listed: false };
    let new = NewTable { id: id.into(), game, secret, opened_at: 1, rows: Vec::new(), seats, standing };
    store.create(new).await.unwrap();
}

/// A store with the table `t`, whose seat 1 has both ways.
async fn store() -> (tempfile::TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    table(&store, "t").await;
    for to in [hook("a.example"), browser()] {
        store.notices().change("t", seat(1), NoticeChange::Tell(to)).await.unwrap();
    }
    (folder, store)
}

async fn due(store: &SqliteStore, now: u64) -> Vec<Post> {
    store.notices().due(now, 10, 100).await.unwrap()
}

#[tokio::test]
async fn what_was_told_is_not_told_again_and_what_was_seen_can_be() {
    let (_folder, store) = store().await;
    let notices: &dyn NoticeStore = store.notices();
    notices.note("t", vec![notice(5, Some(200))], Vec::new()).await.unwrap();
    assert_eq!((due(&store, 199).await.len(), notices.next_due(0).await.unwrap()), (0, Some(200)));
    let posts = due(&store, 200).await;
    assert_eq!(posts.iter().map(|post| post.to.clone()).collect::<Vec<_>>(), [browser(), hook("a.example")]);
    assert_eq!((posts[0].deadline, posts[0].at, posts[0].game.as_str()), (Some(900), 100, "polterfass"));
    let last = LastPost { at: 210, result: "delivered".into(), status: Some(201) };
    notices.posted(&posts[0], Some(last.clone()), Then::Done).await.unwrap();
    notices.posted(&posts[1], None, Then::Later { due_at: 300, attempts: 1 }).await.unwrap();
    notices.note("t", vec![notice(5, Some(200))], Vec::new()).await.unwrap();
    assert_eq!(due(&store, 299).await, []);
    assert_eq!(due(&store, 300).await[0].attempts, 1);
    let kept = notices.of_table("t").await.unwrap();
    assert_eq!((kept[0].known.as_slice(), &kept[0].ways[0].1), (&[mark(5)][..], &Some(last)));

    notices.note("t", vec![notice(6, None)], vec![(seat(1), mark(5))]).await.unwrap();
    assert_eq!(due(&store, 1000).await, [], "nothing that is no longer true");
    notices.note("t", vec![notice(6, Some(400))], Vec::new()).await.unwrap();
    assert_eq!(due(&store, 400).await.len(), 2, "seen, and told all the same");
    notices.withdraw("t", seat(1)).await.unwrap();
    assert_eq!((due(&store, 1000).await, notices.next_due(0).await.unwrap()), (vec![], None));
}

#[tokio::test]
async fn a_host_gets_only_so_much_at_once_and_others_theirs() {
    let (_folder, store) = store().await;
    for n in 0..20 {
        let id = format!("t{n}");
        table(&store, &id).await;
        let host = if n < 19 { "slow.example" } else { "quick.example" };
        store.notices().change(&id, seat(1), NoticeChange::Tell(hook(host))).await.unwrap();
        store.notices().note(&id, vec![notice(1, Some(n))], Vec::new()).await.unwrap();
    }
    let posts = store.notices().due(100, 2, 100).await.unwrap();
    let hosts: Vec<_> = posts.iter().map(|post| post.to.host.as_str()).collect();
    assert_eq!(hosts, ["slow.example", "slow.example", "quick.example"]);
    assert_eq!(store.notices().tables().await.unwrap().len(), 21);
}

#[tokio::test]
async fn quiet_hours_are_kept_and_their_end_comes_when_they_are_lifted() {
    let (_folder, store) = store().await;
    let notices = store.notices();
    let hours = QuietHours { from: 1320, to: 420, zone: "Europe/Berlin".into() };
    notices.change("t", seat(1), NoticeChange::Quiet { hours: Some(hours.clone()), now: 10 }).await.unwrap();
    notices.note("t", vec![notice(5, Some(20))], Vec::new()).await.unwrap();
    for post in due(&store, 20).await {
        assert_eq!(post.quiet, Some(hours.clone()));
        notices.posted(&post, None, Then::Later { due_at: 5000, attempts: 0 }).await.unwrap();
    }
    assert_eq!(due(&store, 30).await, []);
    notices.change("t", seat(1), NoticeChange::Quiet { hours: None, now: 30 }).await.unwrap();
    assert_eq!(due(&store, 30).await.len(), 2);
    assert_eq!(notices.of_table("t").await.unwrap()[0].quiet, None);
}

#[tokio::test]
async fn ways_end_with_the_seat_the_table_and_the_registration() {
    let (_folder, store) = store().await;
    let notices = store.notices();
    notices.note("t", vec![notice(5, Some(20))], Vec::new()).await.unwrap();
    table(&store, "next").await;
    notices.take_along("t", "next", vec![seat(0), seat(1)]).await.unwrap();
    let taken = notices.of_table("next").await.unwrap();
    assert_eq!((taken[0].ways.len(), taken[0].known.len()), (2, 0));

    let posts = due(&store, 20).await;
    notices.posted(&posts[0], None, Then::Gone).await.unwrap();
    assert_eq!(due(&store, 20).await, [posts[1].clone()]);
    // Another address in its place is none of the old one's business.
    notices.change("t", seat(1), NoticeChange::Tell(hook("b.example"))).await.unwrap();
    assert_eq!(due(&store, 20).await, []);
    let last = LastPost { at: 30, result: "refused".into(), status: Some(404) };
    notices.tested("t", seat(1), &hook("a.example"), last.clone(), true).await.unwrap();
    notices.tested("t", seat(1), &hook("b.example"), last.clone(), false).await.unwrap();
    assert_eq!(notices.of_table("t").await.unwrap()[0].ways, [(hook("b.example"), Some(last))]);

    store.release("t", seat(1)).await.unwrap();
    assert_eq!(notices.of_table("t").await.unwrap(), []);
    store.close_table("next", 50).await.unwrap();
    assert_eq!(notices.of_table("next").await.unwrap(), []);
    table(&store, "third").await;
    notices.change("third", seat(1), NoticeChange::Tell(browser())).await.unwrap();
    notices.note("third", vec![notice(1, Some(1))], Vec::new()).await.unwrap();
    store.delete_table("third").await.unwrap();
    assert_eq!((notices.of_table("third").await.unwrap(), due(&store, 99).await), (vec![], vec![]));
    notices.change("nowhere", seat(1), NoticeChange::Tell(browser())).await.unwrap();
    assert_eq!(notices.of_table("nowhere").await.unwrap(), []);
}

#[tokio::test]
async fn the_first_key_of_the_house_stays_and_is_in_every_backup() {
    let (folder, store) = store().await;
    let notices = store.notices();
    assert_eq!(notices.push_key().await.unwrap(), None);
    assert_eq!(notices.keep_push_key(vec![1, 2]).await.unwrap(), [1, 2]);
    assert_eq!(notices.keep_push_key(vec![3]).await.unwrap(), [1, 2]);
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("house.db");
    store::backup(folder.path(), &file, false, |_| {}).await.unwrap();
    store::restore(&file, &elsewhere.path().join("data"), false, |_| {}).await.unwrap();
    let restored = SqliteStore::open(&elsewhere.path().join("data")).await.unwrap();
    assert_eq!(restored.push_key().await.unwrap(), Some(vec![1, 2]));
}

#[test]
fn secrets_are_not_printed() {
    let told = format!("{:?}", hook("a.example"));
    assert!(told.contains("a.example") && !told.contains("secret-path") && !told.contains('7'), "{told}");
}
