//! Who can be seated: computer players by name, and anybody's program.

use players::Anybody;

use super::House;
use super::house;
use crate::complaint::Complaint;

/// What the name of a program begins with.
const EXEC: &str = "exec:";

/// Somebody who takes part.
pub(crate) struct Entrant<G: House> {
    /// As on the command line.
    pub(crate) name: String,
    pub(super) kind: Kind<G>,
}

/// Who really decides.
pub(super) enum Kind<G: House> {
    /// A computer player of ours.
    House(Anybody<G>),
    /// A program that is started.
    Program {
        /// It and its arguments; there is at least one word.
        words: Vec<String>,
        /// Who plays on if it can't.
        stand_in: Anybody<G>,
    },
}

impl<G: House> Entrant<G> {
    /// What a record calls it: the command line of a program is nobody's business.
    pub(super) fn in_records(&self) -> &str {
        match self.kind {
            Kind::House(_) => &self.name,
            Kind::Program { .. } => "exec",
        }
    }
}

/// What a command has to be.
const COMMAND: &str = "quotes have to be closed, and a program named: exec:'python3 player.py'";

/// The names in the lists with commas that `flag` gave; a comma in quotes or behind a backslash divides nothing.
///
/// # Errors
/// If a quote is open at the end of a list.
pub(crate) fn split_names(flag: &'static str, lists: &[String]) -> Result<Vec<String>, Complaint> {
    let mut names = Vec::new();
    for list in lists {
        let (mut name, mut quote, mut escaped) = (String::new(), None, false);
        for letter in list.chars() {
            if letter == ',' && quote.is_none() && !escaped {
                names.push(std::mem::take(&mut name));
                continue;
            }
            match quote {
                _ if escaped => {}
                Some(open) if open == letter => quote = None,
                None if matches!(letter, '"' | '\'') => quote = Some(letter),
                _ => {}
            }
            escaped = letter == '\\' && !escaped && quote != Some('\'');
            name.push(letter);
        }
        if let Some(open) = quote {
            let why = format!("the quote {open} is not closed in `{}`", name.trim());
            return Err(Complaint::flag_with_help(flag, why, COMMAND));
        }
        names.push(name);
    }
    Ok(names.iter().map(|name| name.trim().to_owned()).collect())
}

/// Those with these names, which `flag` gave.
///
/// # Errors
/// If there is nobody of a name, or a command makes no sense.
pub(crate) fn entrants<G: House>(flag: &'static str, names: &[String]) -> Result<Vec<Entrant<G>>, Complaint> {
    let resident = |name: &str| house::player(flag, name, "; a program is exec:COMMAND");
    let entrant = |name: &String| {
        let kind = match name.strip_prefix(EXEC) {
            None => Kind::House(resident(name)?),
            Some(command) => {
                let words = shlex::split(command)
                    .filter(|words| !words.is_empty())
                    .ok_or_else(|| Complaint::flag_with_help(flag, format!("`{name}` is no command"), COMMAND))?;
                Kind::Program { words, stand_in: resident(G::STAND_IN)? }
            }
        };
        Ok(Entrant { name: name.clone(), kind })
    };
    names.iter().map(entrant).collect()
}

#[cfg(test)]
mod tests {
    use polterfass::Polterfass;

    use super::*;

    #[test]
    fn commas_divide_names_unless_they_are_quoted() {
        let lists = [r#"careful, exec:play --at "1,2",random"#, r"exec:a\,b,exec:'c,\',d"].map(str::to_owned);
        let names = ["careful", r#"exec:play --at "1,2""#, "random", r"exec:a\,b", r"exec:'c,\'", "d"];
        assert_eq!(split_names("--seats", &lists).unwrap(), names);
    }

    #[test]
    fn a_quote_that_is_open_at_the_end_is_named() {
        for (list, open) in [
            (r#"exec:"unclosed,careful"#, r#"the quote " is not closed in `exec:"unclosed,careful`"#),
            ("random, exec:it's,careful", "the quote ' is not closed in `exec:it's,careful`"),
            (r#"exec:"a'b\","#, r#"the quote " is"#),
            (r"exec:'a',b'", r"the quote ' is not closed in `b'`"),
        ] {
            let complaint = split_names("--seats", &["random".into(), list.into()]).unwrap_err().to_string();
            assert!(complaint.contains(open), "{complaint}");
        }
    }

    #[test]
    fn a_command_is_split_into_words_without_a_shell() {
        let names = [r#"exec:python3 'my player.py' --name "A B" $HOME"#.to_owned()];
        let entrants = entrants::<Polterfass>("--seats", &names).unwrap();
        let Kind::Program { words, .. } = &entrants[0].kind else { panic!("it is a program") };
        assert_eq!(words, &["python3", "my player.py", "--name", "A B", "$HOME"]);
    }

    #[test]
    fn a_command_without_a_program_or_with_an_open_quote_is_refused() {
        for name in ["exec:", "exec:  ", "exec:play 'it"] {
            let Err(complaint) = entrants::<Polterfass>("--seats", &[name.to_owned()]) else { panic!("{name}") };
            assert!(complaint.to_string().contains("is no command"), "{complaint}");
        }
    }
}
