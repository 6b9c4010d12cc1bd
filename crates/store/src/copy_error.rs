//! Why nothing was backed up or restored.

use std::io;
use std::path::PathBuf;

use crate::{OpenError, StoreError};

/// Why nothing was backed up or restored; both leave everything as it was.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// There is no such file.
    #[error("there is no file {file}")]
    Missing {
        /// The file.
        file: PathBuf,
    },
    /// The file to be written exists.
    #[error("{file} exists already")]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The file has nothing in it.
    #[error("{file} is empty")]
    Empty {
        /// The file.
        file: PathBuf,
    },
    /// The name of the file is not UTF-8, which the database wants.
    #[error("the name {file:?} is not UTF-8")]
    Name {
        /// The file.
        file: PathBuf,
    },
    /// The database contradicts itself.
    #[error("{file} is damaged: {what}")]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What the database finds.
        what: String,
    },
    /// The journal of a table lacks a row.
    #[error("{file} lacks a row of table {table}")]
    Gap {
        /// The file.
        file: PathBuf,
        /// The table's id.
        table: String,
    },
    /// There is something in the folder that would be lost sight of.
    #[error("{folder} has a database already, {}", .tables.map_or("which can't be read".to_owned(), |tables| format!("with tables in it: {tables}")))]
    Occupied {
        /// The folder.
        folder: PathBuf,
        /// How many tables there are; none if that can't be read.
        tables: Option<u64>,
    },
    /// The database has a log beside it, which can't be read where nothing can be written.
    #[error("{file} can't be read together with its log in a folder that can't be written to")]
    Log {
        /// The file.
        file: PathBuf,
    },
    /// A file can't be read or written.
    #[error("{file}")]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        #[source]
        source: io::Error,
    },
    /// The file is no database of this program and version, or the folder can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
