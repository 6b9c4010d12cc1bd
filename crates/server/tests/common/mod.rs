//! A server in this process, and clients that speak to it as strangers would: over HTTP and sockets.

#![allow(dead_code, reason = "no test file needs all of it")]

mod client;
mod house;
mod http;

pub use client::Client;
pub use house::House;
pub use http::{Answer, Device};
