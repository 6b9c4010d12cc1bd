//! Entries as rows of the store.

use store::NewRow;
use tables::Written;

pub(crate) fn stored(entries: impl IntoIterator<Item = Written>) -> Vec<NewRow> {
    entries.into_iter().map(|Written { n, at, json }| NewRow { n, at, json }).collect()
}
