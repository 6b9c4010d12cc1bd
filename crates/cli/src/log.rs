//! The log of the server, on standard error.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use crate::config::LogFormat;

/// From here on everything of these levels is written; without them, of those that `RUST_LOG` names, or `info`.
pub(crate) fn start(levels: Option<&str>, format: LogFormat) {
    let levels = match levels {
        Some(levels) => EnvFilter::try_new(levels),
        None => EnvFilter::try_from_default_env().or_else(|_| EnvFilter::try_new("info")),
    };
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr).with_env_filter(levels.unwrap_or_default());
    // A second subscriber is refused; then the first one is in place.
    let _ = match format {
        LogFormat::Text => builder.with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => {
            speak_json_of_panics();
            builder.json().flatten_event(true).with_current_span(false).with_span_list(false).try_init()
        }
    };
}

/// A reader of JSON can do nothing with a panic in several lines of text.
fn speak_json_of_panics() {
    std::panic::set_hook(Box::new(|panicked| {
        let place = panicked.location().map(ToString::to_string).unwrap_or_default();
        let what = panicked.payload_as_str().unwrap_or_default();
        tracing::error!(place, what, "the program panicked");
    }));
}
