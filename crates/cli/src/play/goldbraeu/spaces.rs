//! Where a space is: a letter for its column and a number for its row, as beside the drawn map.

use goldbraeu::{Map, Space};

const LETTERS: usize = 26;

/// The name of a column, counted from 0: a to z, then aa, ab, …
pub(super) fn column(column: usize) -> String {
    let letter = |place: usize| char::from(b'a' + u8::try_from(place % LETTERS).unwrap_or(0));
    match column.checked_sub(LETTERS) {
        None => letter(column).to_string(),
        Some(more) => format!("{}{}", letter(more / LETTERS), letter(more)),
    }
}

/// The name of a space, such as c2.
pub(super) fn name(map: &Map, space: Space) -> String {
    map.place(space).map_or_else(|| space.to_string(), |(row, at)| format!("{}{}", column(at), row + 1))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_space_has_a_name_of_its_own() {
        let map = Map::default();
        let names: BTreeSet<String> = map.spaces().iter().map(|space| name(&map, space)).collect();
        assert_eq!(names.len(), map.spaces().len());
        assert_eq!(map.space_at(0, 2).map(|space| name(&map, space)), Some("c1".into()));
        assert_eq!([25, 26, 31].map(column), ["z", "aa", "af"]);
    }
}
