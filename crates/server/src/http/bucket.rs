//! Limits on how often something may be done.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use referee::Millis;

use crate::config::Rate;

/// A token bucket: so many at once, then one in every so many milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    burst: u32,
    every: Millis,
    left: u32,
    /// When the last token was added.
    filled: Millis,
}

impl Bucket {
    pub(crate) fn full(burst: u32, every: Millis, now: Millis) -> Self {
        Self { burst, every: every.max(1), left: burst, filled: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, now: Millis) -> bool {
        let due = now.saturating_sub(self.filled) / self.every;
        let added = u32::try_from(due).unwrap_or(u32::MAX).min(self.burst - self.left);
        self.left += added;
        self.filled = if self.left == self.burst { now } else { self.filled + due * self.every };
        let has = self.left > 0;
        self.left -= u32::from(has);
        has
    }

    fn is_full(&self, now: Millis) -> bool {
        let missing = u64::from(self.burst - self.left);
        now.saturating_sub(self.filled) / self.every >= missing
    }
}

/// How many addresses are remembered before those without a trace are forgotten.
const MANY: usize = 4096;

/// A bucket for each address.
pub(crate) struct Addresses {
    limit: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Addresses {
    pub(crate) fn new(limit: Rate) -> Self {
        Self { limit, buckets: Mutex::default() }
    }

    /// Whether this address may do it once more.
    pub(crate) fn take(&self, address: IpAddr, now: Millis) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let Rate { burst, every } = self.limit;
        buckets.entry(subscriber(address)).or_insert_with(|| Bucket::full(burst, every, now)).take(now)
    }
}

/// Who has one IPv6 address usually has a whole network of them.
pub(super) fn subscriber(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::from((u128::from(address) & !u128::from(u64::MAX)).to_be_bytes()),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut bucket = Bucket::full(2, 100, 0);
        assert_eq!(
            [0, 0, 0, 99, 100, 199, 200].map(|now| bucket.take(now)),
            [true, true, false, false, true, false, true]
        );
        assert!(!bucket.is_full(399) && bucket.is_full(400));
        assert_eq!([10_000, 10_000, 10_000].map(|now| bucket.take(now)), [true, true, false]);
    }

    #[test]
    fn each_address_has_its_own_limit_and_an_ipv6_network_one() {
        let addresses = Addresses::new(Rate { burst: 1, every: 1000 });
        let take = |text: &str| addresses.take(text.parse().unwrap(), 0);
        assert!(take("192.0.2.1") && !take("192.0.2.1") && !take("::ffff:192.0.2.1") && take("192.0.2.2"));
        assert!(take("2001:db8::1") && !take("2001:db8::2") && take("2001:db8:0:1::1"));
    }
}
