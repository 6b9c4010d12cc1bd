//! The key that push services know the house by.

use async_trait::async_trait;
use sqlx::{SqliteConnection, SqlitePool, query, query_scalar};

use crate::StoreError;
use crate::sqlite::fault;
use crate::sqlite::writer::{Stop, Write};

const NAME: &str = "push_key";
const READ: &str = "SELECT value FROM house WHERE name = $1";

pub(super) async fn read(db: &SqlitePool) -> Result<Option<Vec<u8>>, StoreError> {
    query_scalar(READ).bind(NAME).fetch_optional(db).await.map_err(fault)
}

pub(super) struct Keep {
    pub(super) key: Vec<u8>,
}

#[async_trait]
impl Write for Keep {
    type Done = Vec<u8>;
    type Refused = StoreError;

    async fn write(&self, db: &mut SqliteConnection) -> Result<Vec<u8>, Stop<StoreError>> {
        let sql = "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        query(sql).bind(NAME).bind(&self.key).execute(&mut *db).await?;
        Ok(query_scalar(READ).bind(NAME).fetch_one(db).await?)
    }
}
