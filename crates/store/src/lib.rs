//! The journal of tables: what has happened at each, and which devices sit where.
//!
//! A [`Store`] keeps rows of text, numbered from 1 at each table, and knows no game. Whatever it has acknowledged is on
//! the disk, and stays there through a loss of power. An append says which number it believes to be the next; of several
//! that believe the same, one wins, and the others get [`AppendError::Conflict`]. [`SqliteStore`] is the store of one
//! server process.
//!
//! ```
//! # #[tokio::main] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! use store::{NewRow, NewTable, Secret, SqliteStore, Standing, Store};
//!
//! let store = SqliteStore::open(folder.path()).await?;
//! let opened = NewRow { n: 1, at: 1_000, json: r#"{"kind":"opened"}"#.into() };
//! store
//!     .create(NewTable {
//!         id: "abc".into(),
//!         game: "polterfass".into(),
//!         secret: Secret([7; 32]),
//!         opened_at: 1_000,
//!         rows: vec![opened],
//!         seats: vec![],
//!         standing: Standing::default(),
//!     })
//!     .await?;
//! let turn = NewRow { n: 2, at: 2_000, json: "{}".into() };
//! let standing = Standing { alarm: Some(62_000), ..Standing::default() };
//! let next = store.append("abc", 2, vec![turn], vec![], standing).await?;
//! assert_eq!(next, 3);
//! assert_eq!(store.rows("abc", 1).await?[0].json, "{}");
//! store.shut_down().await?;
//! # Ok(()) }
//! ```

mod copy_error;
mod error;
mod hash;
mod notices;
mod row;
mod seat;
mod sqlite;
mod standing;
mod store;
mod watch;

pub use copy_error::CopyError;
pub use error::{AppendError, OpenError, SeatError, StoreError};
pub use hash::{DeviceHash, Secret, TokenHash};
pub use notices::{
    LastPost, Mark, NewNotice, NoticeChange, NoticeStore, Post, QuietHours, SeatNotices, Then, Way, WayTo,
};
pub use row::{NewRow, NewTable, StoredRow, TableMeta, Which};
pub use seat::{Place, SeatChange};
pub use sqlite::{Contents, Durability, Progress, Restored, SqliteStore, backup, restore};
pub use standing::{Alarm, Standing};
pub use store::Store;
pub use watch::Watch;
