//! Using a return link.

use async_trait::async_trait;
use sqlx::{SqliteConnection, query_as};

use super::number::seat;
use super::seats;
use super::writer::{Stop, Write};
use crate::{DeviceHash, Place, SeatChange, SeatError, TokenHash};

pub(super) struct Consume {
    pub(super) token: TokenHash,
    pub(super) device: DeviceHash,
    pub(super) next: TokenHash,
}

#[async_trait]
impl Write for Consume {
    type Done = Option<Place>;
    type Refused = SeatError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<Option<Place>, Stop<SeatError>> {
        let sql = "SELECT table_id, seat FROM return_links WHERE token = $1";
        let found: Option<(String, i64)> = query_as(sql).bind(&self.token.0[..]).fetch_optional(&mut *db).await?;
        let Some((table, number)) = found else { return Ok(None) };
        if self.next == self.token {
            // The link would live on.
            return Err(SeatError::TokenInUse.into());
        }
        let seat = seat(number)?;
        let changes = [SeatChange::Claim { seat, device: self.device }, SeatChange::Link { seat, token: self.next }];
        seats::apply(db, &table, &changes).await?;
        Ok(Some(Place { table, seat }))
    }
}
