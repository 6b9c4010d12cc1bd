//! The checks behind `cargo xtask tidy`, as a library so that a test can run them.

pub mod tidy;
