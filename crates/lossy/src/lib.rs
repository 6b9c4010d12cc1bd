//! A disk under SQLite that loses what was not synced when the power is cut.
//!
//! Killing a process loses nothing that it has written: the system still has it. To see whether a program syncs what it
//! acknowledges, the power has to go. [`VFS`] is the name of a VFS of SQLite that passes everything on to the system's own, but
//! remembers for every file below a [`Disk`] what was synced and what was not. After [`Disk::cut_after`] so many changes nothing
//! works any more, and [`Disk::survivors`] writes down what a disk may have kept:
//!
//! - all that was synced,
//! - of the rest nothing, all of it, all up to some change, or single sectors of 512 bytes by lot,
//! - of files that were made or deleted, either, unless the folder was synced since.
//!
//! Within a sector nothing is torn, and a write leaves the bytes beside it alone, as SQLite assumes of today's disks
//! (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`).

#![deny(unsafe_op_in_unsafe_fn)]

mod disk;
mod file;
mod state;
mod survivors;
mod vfs;

pub use disk::{Disk, VFS};
