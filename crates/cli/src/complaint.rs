//! What is wrong with what was asked for.

use miette::Diagnostic;

/// Something is wrong with the command line, the input or the surroundings; always names the flag, field, line or file.
#[derive(Debug, thiserror::Error, Diagnostic)]
pub enum Complaint {
    /// A flag's value does not make sense.
    #[error("`{flag}`: {why}")]
    Flag {
        /// The flag, with its dashes.
        flag: &'static str,
        /// What is wrong.
        why: String,
        /// What would be right.
        #[help]
        help: Option<String>,
    },
    /// There is no such game.
    #[error("there is no game called `{0}`")]
    #[diagnostic(help("the games are: polterfass, goldbraeu"))]
    Game(String),
    /// A file can't be read or written.
    #[error("{path}: {why}")]
    File {
        /// Which.
        path: String,
        /// What the system says.
        why: String,
    },
    /// Nothing could be measured.
    #[error("the measurement failed: {0}")]
    Measuring(String),
    /// The program itself is wrong.
    #[error("a thread crashed: {0}")]
    #[diagnostic(help(
        "this is a mistake in stammtisch; please report it with the command and what it said. Files hold what was done before"
    ))]
    Crashed(String),
    /// The input is not as documented.
    #[error("{source_name}: {why}")]
    Input {
        /// The file.
        source_name: String,
        /// What is wrong, with field or line.
        why: String,
        /// What would be right.
        #[help]
        help: Option<String>,
    },
}

impl Complaint {
    pub(crate) fn flag(flag: &'static str, why: impl ToString) -> Self {
        Self::Flag { flag, why: why.to_string(), help: None }
    }

    pub(crate) fn flag_with_help(flag: &'static str, why: impl ToString, help: impl ToString) -> Self {
        Self::Flag { flag, why: why.to_string(), help: Some(help.to_string()) }
    }

    pub(crate) fn measuring(error: impl std::error::Error) -> Self {
        Self::Measuring(crate::serve::chain(&error))
    }

    pub(crate) fn input(source_name: &str, why: impl ToString) -> Self {
        Self::Input { source_name: source_name.into(), why: why.to_string(), help: None }
    }
}
