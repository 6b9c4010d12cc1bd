//! The wire: what travels between a client and the server, over HTTP and over a table's socket.
//!
//! The browser, the terminal and other people's programs use the same protocol; `docs/protocol.md` describes it. The
//! TypeScript types in `web/src/protocol/`, with `types.ts` before them, are made from these types and compared with them by a test.

mod http;
mod notices;
#[cfg(feature = "schema")]
mod openapi;
#[cfg(feature = "schema")]
mod schema;
mod socket;
#[cfg(feature = "ts")]
mod typescript;

pub use http::{
    Advice, Choice, ErrorBody, FreeChair, FreeTable, FreeTables, Health, Invitation, MapInfo, MyTable, OpenTable,
    Opened, PlayerInfo, ReturnLink, Returned, ReturnedTo, SeatToken, SitDown, Summary, TakeSeat, TokenState,
    WishForToken,
};
pub use notices::{
    Delivery, DeliveryResult, MyNotices, Notice, NoticeKind, NoticeWays, PushKeys, PushTo, PushTold, QuietHours,
    TestedNotices, WebhookSet, WebhookTo, WebhookTold,
};
#[cfg(feature = "schema")]
pub use openapi::openapi;
#[cfg(feature = "schema")]
pub use schema::messages;
pub use socket::{ClientMessage, ServerMessage};
#[cfg(feature = "ts")]
pub use typescript::{Module, typescript};

/// The version of the protocol. A client that speaks another one is told so in the first frame and reloads.
pub const PROTOCOL: u32 = 1;
/// The longest frame or body that the server reads, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;
