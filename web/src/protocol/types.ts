// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

export * from './common';
export * from './polterfass';
export * from './goldbraeu';
