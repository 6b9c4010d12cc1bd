//! Scratch.
#[tokio::main]
async fn main() {
    let mut args = std::env::args().skip(1);
    let listen = args.next().unwrap().parse().unwrap();
    let data = args.next().unwrap().into();
    let mut config = server::Config::new(listen, data);
    if args.next().as_deref() == Some("fast") {
        config.pace = server::Pace::AT_ONCE;
    }
    server::run(config, std::future::pending(), |address| println!("{}", address.url)).await.unwrap();
}
