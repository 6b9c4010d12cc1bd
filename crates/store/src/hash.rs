//! 32 bytes of three kinds, which must not be taken for each other nor be printed.

use std::fmt;

macro_rules! bytes {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    };
}

bytes! {
    /// The house's share of a table's luck, not to be shown before the game has ended.
    Secret
}
bytes! {
    /// The SHA-256 of a device's cookie, or of a seat's token with a word before it; the store never sees either.
    DeviceHash
}
bytes! {
    /// The SHA-256 of a return link's token; the store never sees the token.
    TokenHash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_show_no_bytes() {
        assert_eq!(format!("{:?} {:?}", Secret([7; 32]), DeviceHash([7; 32])), "Secret(..) DeviceHash(..)");
    }
}
