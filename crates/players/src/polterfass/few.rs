//! A memory for the few large things that take a while to find out.

use std::sync::{Arc, PoisonError, RwLock};

/// At most so many are remembered; the oldest one goes for a new one.
const MOST: usize = 8;

/// What was found out last about each of these, for all threads.
pub(super) struct Few<K, V>(RwLock<Vec<(K, Arc<V>)>>);

impl<K: PartialEq, V> Few<K, V> {
    pub(super) const fn new() -> Self {
        Self(RwLock::new(Vec::new()))
    }

    /// What is known about this, or is found out now; only one thread finds out at a time.
    pub(super) fn get(&self, key: K, find: impl FnOnce() -> V) -> Arc<V> {
        let of = |known: &[(K, Arc<V>)]| known.iter().find(|(other, _)| *other == key).map(|(_, value)| value.clone());
        if let Some(value) = of(&self.0.read().unwrap_or_else(PoisonError::into_inner)) {
            return value;
        }
        let mut known = self.0.write().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have found it out meanwhile.
        if let Some(value) = of(&known) {
            return value;
        }
        let value = Arc::new(find());
        if known.len() >= MOST {
            known.remove(0);
        }
        known.push((key, value.clone()));
        value
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn each_thing_is_found_out_once_until_newer_ones_need_its_place() {
        let (few, found) = (Few::new(), Cell::new(0));
        let get = |key: usize| {
            *few.get(key, || {
                found.set(found.get() + 1);
                10 * key
            })
        };
        for key in (0..MOST).chain((0..MOST).rev()) {
            assert_eq!(get(key), 10 * key);
        }
        assert_eq!(found.get(), MOST);
        assert_eq!((get(MOST), get(1), found.get()), (10 * MOST, 10, MOST + 1));
        assert_eq!((get(0), found.get()), (0, MOST + 2), "the oldest had to go");
    }
}
