//! How people are told that a table waits for them, and what still has to be sent.

use std::fmt;

use async_trait::async_trait;
use game_core::Seat;

use crate::StoreError;

/// A way to somebody who isn't at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Way {
    /// A browser's push service.
    Push,
    /// An address that gets JSON.
    Webhook,
}

/// Where a way leads. The address may be a secret by itself, so it is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct WayTo {
    /// Which way it is.
    pub way: Way,
    /// The whole address.
    pub address: String,
    /// The host in it.
    pub host: String,
    /// The secret that a webhook's messages are signed with, or the public key of a browser.
    pub key: Vec<u8>,
    /// What a browser shares with whoever writes to it; nothing for a webhook.
    pub auth: Vec<u8>,
}

impl fmt::Debug for WayTo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WayTo").field("way", &self.way).field("host", &self.host).finish_non_exhaustive()
    }
}

/// How the last attempt to send something ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastPost {
    /// When.
    pub at: u64,
    /// In a word.
    pub result: String,
    /// The status of the answer, if there was one.
    pub status: Option<u16>,
}

/// When somebody doesn't want to hear anything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuietHours {
    /// From this minute of the day, 0 to 1439.
    pub from: u16,
    /// To this minute of the day, perhaps of the next.
    pub to: u16,
    /// The time zone, by its name in the IANA's list.
    pub zone: String,
}

/// Something that is true of a seat at the moment, by its kind and a number that tells it from others of that kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The kind.
    pub what: String,
    /// The number.
    pub n: u64,
}

/// All about the notices of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatNotices {
    /// The seat.
    pub seat: Seat,
    /// The ways that it has, with the last attempt on each.
    pub ways: Vec<(WayTo, Option<LastPost>)>,
    /// Its quiet hours.
    pub quiet: Option<QuietHours>,
    /// What its person knows already.
    pub known: Vec<Mark>,
}

/// A change of what a seat has set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoticeChange {
    /// It gets a way, in place of the one of its kind.
    Tell(WayTo),
    /// It loses a way, and whatever was to be sent on it.
    Untell(Way),
    /// It gets or loses its quiet hours; what waited for their end is due now.
    Quiet {
        /// The hours.
        hours: Option<QuietHours>,
        /// The time now.
        now: u64,
    },
    /// It loses everything.
    Forget,
}

/// Something that has become true of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewNotice {
    /// The seat.
    pub seat: Seat,
    /// What.
    pub mark: Mark,
    /// Since when.
    pub at: u64,
    /// Until when the seat has to decide.
    pub deadline: Option<u64>,
    /// When it is to be sent on every way of the seat; not at all if its person has seen it at the table.
    pub due: Option<u64>,
}

/// Something to be sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Post {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// What is told.
    pub mark: Mark,
    /// Since when it is so.
    pub at: u64,
    /// Until when the seat has to decide.
    pub deadline: Option<u64>,
    /// Where to.
    pub to: WayTo,
    /// How often it was tried in vain.
    pub attempts: u32,
    /// When the seat wants to hear nothing.
    pub quiet: Option<QuietHours>,
}

/// What becomes of a post.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It is done with.
    Done,
    /// It is tried again.
    Later {
        /// When.
        due_at: u64,
        /// How often it has been tried by then.
        attempts: u32,
    },
    /// The way leads nowhere any more, and is forgotten.
    Gone,
}

/// The part of a store that is about notices. All of a table's goes with the table, and all of a seat's when the seat is released;
/// the house's key stays.
#[async_trait]
pub trait NoticeStore: Send + Sync {
    /// What the seats of a table have, of those that have anything.
    async fn of_table(&self, table: &str) -> Result<Vec<SeatNotices>, StoreError>;

    /// Changes what a seat has set; nothing if there is no such table.
    async fn change(&self, table: &str, seat: Seat, change: NoticeChange) -> Result<(), StoreError>;

    /// Writes down what has become true, and drops what is true no more, with whatever was to be sent of it. What was written down as told
    /// before is not told again.
    async fn note(&self, table: &str, new: Vec<NewNotice>, gone: Vec<(Seat, Mark)>) -> Result<(), StoreError>;

    /// Somebody has come to the seat: nothing that waits is sent any more.
    async fn withdraw(&self, table: &str, seat: Seat) -> Result<(), StoreError>;

    /// What is due at `now`, the longest first, but of each host at most `of_host`.
    async fn due(&self, now: u64, of_host: u32, most: u32) -> Result<Vec<Post>, StoreError>;

    /// When the first post after `now` is due.
    async fn next_due(&self, now: u64) -> Result<Option<u64>, StoreError>;

    /// How an attempt ended, if one was made, and what follows. Of a way that was replaced since, nothing is written down.
    async fn posted(&self, post: &Post, last: Option<LastPost>, then: Then) -> Result<(), StoreError>;

    /// How a test ended.
    async fn tested(&self, table: &str, seat: Seat, to: &WayTo, last: LastPost, gone: bool) -> Result<(), StoreError>;

    /// The ways and quiet hours of these seats, for another table, too.
    async fn take_along(&self, from: &str, to: &str, seats: Vec<Seat>) -> Result<(), StoreError>;

    /// The private key that push services know the house by, if it has one.
    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError>;

    /// Keeps this key unless there is one; the one that is kept.
    async fn keep_push_key(&self, key: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// The open tables where some seat has a way.
    async fn tables(&self) -> Result<Vec<String>, StoreError>;
}
