// Made from the Rust types by `cargo test -p protocol`; do not edit.
// With UPDATE=1 in the environment that test writes this file anew.

export * from './table';
export * from './api';
export * from './notices';
export * from './messages';
export * from './polterfass';
export * from './goldbraeu-setup';
export * from './goldbraeu-steps';
export * from './goldbraeu-seen';
export * from './goldbraeu-view';
export * from './goldbraeu-payday';
