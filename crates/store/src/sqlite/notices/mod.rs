//! Notices: see [`NoticeStore`](crate::NoticeStore).

mod key;
mod note;
mod posted;
mod read;
mod setting;

use async_trait::async_trait;
use game_core::Seat;

use super::SqliteStore;
use crate::{LastPost, Mark, NewNotice, NoticeChange, NoticeStore, Post, SeatNotices, StoreError, Then, Way, WayTo};

pub(super) use setting::forget;

fn named(way: Way) -> &'static str {
    match way {
        Way::Push => "push",
        Way::Webhook => "webhook",
    }
}

/// The schema knows no third.
fn way(name: &str) -> Way {
    if name == "push" { Way::Push } else { Way::Webhook }
}

#[async_trait]
impl NoticeStore for SqliteStore {
    async fn of_table(&self, table: &str) -> Result<Vec<SeatNotices>, StoreError> {
        read::of_table(&self.readers, table).await
    }

    async fn change(&self, table: &str, seat: Seat, change: NoticeChange) -> Result<(), StoreError> {
        self.writer.write(setting::Change { table: table.to_owned(), seat, change }).await
    }

    async fn note(&self, table: &str, new: Vec<NewNotice>, gone: Vec<(Seat, Mark)>) -> Result<(), StoreError> {
        self.writer.write(note::Note { table: table.to_owned(), new, gone }).await
    }

    async fn withdraw(&self, table: &str, seat: Seat) -> Result<(), StoreError> {
        self.writer.write(note::Withdraw { table: table.to_owned(), seat }).await
    }

    async fn due(&self, now: u64, of_host: u32, most: u32) -> Result<Vec<Post>, StoreError> {
        read::due(&self.readers, now, of_host, most).await
    }

    async fn next_due(&self, now: u64) -> Result<Option<u64>, StoreError> {
        read::next_due(&self.readers, now).await
    }

    async fn posted(&self, post: &Post, last: Option<LastPost>, then: Then) -> Result<(), StoreError> {
        self.writer.write(posted::Posted { post: post.clone(), last, then }).await
    }

    async fn tested(&self, table: &str, seat: Seat, to: &WayTo, last: LastPost, gone: bool) -> Result<(), StoreError> {
        self.writer.write(posted::Tested { table: table.to_owned(), seat, to: to.clone(), last, gone }).await
    }

    async fn take_along(&self, from: &str, to: &str, seats: Vec<Seat>) -> Result<(), StoreError> {
        self.writer.write(setting::TakeAlong { from: from.to_owned(), to: to.to_owned(), seats }).await
    }

    async fn push_key(&self) -> Result<Option<Vec<u8>>, StoreError> {
        key::read(&self.readers).await
    }

    async fn keep_push_key(&self, key: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        self.writer.write(key::Keep { key }).await
    }

    async fn tables(&self) -> Result<Vec<String>, StoreError> {
        read::tables(&self.readers).await
    }
}
