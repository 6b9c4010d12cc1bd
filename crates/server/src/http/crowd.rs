//! How many connections each address has open.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::bucket::subscriber;

/// The open connections of all addresses that are counted.
#[derive(Clone)]
pub(crate) struct Crowd {
    most: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place in the crowd, free again when it is dropped.
pub(crate) struct Place {
    crowd: Crowd,
    subscriber: IpAddr,
}

impl Crowd {
    /// With at most so many connections for each address.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, open: Arc::default() }
    }

    /// A place for one more connection of this address, if it has not too many.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let subscriber = subscriber(address);
        let mut open = self.open();
        let count = open.entry(subscriber).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { crowd: self.clone(), subscriber })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.crowd.open();
        if let Some(count) = open.get_mut(&self.subscriber) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.subscriber);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_its_connection_has_ended() {
        let crowd = Crowd::new(2);
        let enter = |text: &str| crowd.enter(text.parse().unwrap());
        let places = [enter("192.0.2.1"), enter("::ffff:192.0.2.1")];
        assert!(places.iter().all(Option::is_some));
        assert!(enter("192.0.2.1").is_none());
        assert!(enter("192.0.2.2").is_some());
        drop(places);
        assert!(crowd.open().is_empty());
        assert!(enter("192.0.2.1").is_some());
    }

    #[test]
    fn nobody_gets_in_where_none_may() {
        assert!(Crowd::new(0).enter("2001:db8::1".parse().unwrap()).is_none());
    }
}
