//! The checks behind `cargo xtask tidy` and `cargo xtask languages`, as a library so that a test can run them.

pub mod languages;
pub mod tidy;
