//! Files of lessons: a line for each, in the order of the games that they are from, so that an unfinished file is the beginning of the
//! finished one.

use std::fmt::Write as _;
use std::path::Path;

use players::polterfass::values::Lesson;
use serde::{Deserialize, Serialize};

use super::task::{Shard, Task};
use crate::complaint::Complaint;
use crate::out::counted;

/// The first line.
pub(super) const TITLE: &str = "stammtisch polterfass lessons 1";

/// The second line, as JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    pub(super) task: Task,
    pub(super) shard: Shard,
}

/// What is in a file.
#[derive(Debug)]
pub(super) struct Contents {
    pub(super) header: Header,
    /// With the numbers of their games.
    pub(super) lessons: Vec<(u64, Lesson)>,
    /// Whether all games are there.
    pub(super) finished: bool,
    /// Up to which byte there are whole games only, and which game follows.
    pub(super) sure: (usize, u64),
}

/// Why a text holds no lessons.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Bad {
    #[error("line 1: these are no lessons: it begins with {0:?}, not with {TITLE:?}")]
    Title(String),
    #[error("line 2: {0}")]
    Header(String),
    #[error("line {line}: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        why: String,
    },
    #[error("it is cut off in line {0}, before its first lesson")]
    Cut(usize),
}

impl Contents {
    /// The lessons of each game.
    pub(super) fn by_game(&self) -> impl Iterator<Item = &[(u64, Lesson)]> {
        self.lessons.chunk_by(|(one, _), (other, _)| one == other)
    }
}

impl Header {
    pub(super) fn games(&self) -> std::ops::Range<u64> {
        self.shard.range(self.task.games)
    }

    /// In what the other is different: the name, what it is here, what it is there; none if in nothing.
    pub(super) fn difference(&self, other: &Self) -> Option<[String; 3]> {
        self.task.difference(&other.task).or_else(|| {
            let [here, there] = [self, other].map(|header| header.shard.to_string());
            (here != there).then(|| ["shard".into(), here, there])
        })
    }

    /// The first lines of its file.
    pub(super) fn text(&self) -> String {
        let json = serde_json::to_string(self).unwrap_or_default();
        format!("{TITLE}\n{json}\n")
    }
}

/// The line of a lesson.
pub(super) fn write(text: &mut String, game: u64, lesson: &Lesson, seats: usize) {
    let _ = write!(text, "{game}");
    lesson.to_go[..seats].iter().for_each(|to_go| {
        let _ = write!(text, " {to_go}");
    });
    lesson.won[..seats].iter().for_each(|won| {
        let _ = write!(text, " {won}");
    });
    text.push('\n');
}

/// The last line of so many lessons.
pub(super) fn end(lessons: usize) -> String {
    format!("end {lessons}\n")
}

/// What a text says, however early it ends.
///
/// # Errors
/// If it is not the beginning of a file of lessons, or ends before the first one.
pub(super) fn parse(text: &str) -> Result<Contents, Bad> {
    let mut at = 0;
    // What has no line end was not written to its end.
    let mut lines = text.split_inclusive('\n').zip(1..).filter_map(|(line, number)| {
        let begin = at;
        at += line.len();
        Some((line.strip_suffix('\n')?, number, begin))
    });
    let whole_title = text.contains('\n') || !TITLE.starts_with(text);
    let (title, ..) = if whole_title { lines.next().unwrap_or((text, 1, 0)) } else { return Err(Bad::Cut(1)) };
    if title != TITLE {
        return Err(Bad::Title(title.chars().take(60).collect()));
    }
    let (json, ..) = lines.next().ok_or(Bad::Cut(2))?;
    let header: Header = serde_json::from_str(json).map_err(|error| Bad::Header(error.to_string()))?;
    let Shard { number, of } = header.shard;
    header.task.check().map_err(Bad::Header)?;
    if !(1..=of).contains(&number) || of > header.task.games {
        return Err(Bad::Header(format!(
            "there is no shard {} of {}",
            header.shard,
            counted(header.task.games, "game")
        )));
    }
    let games = header.games();
    let mut contents =
        Contents { sure: (TITLE.len() + json.len() + 2, games.start), header, lessons: Vec::new(), finished: false };
    for (line, number, begin) in lines {
        let bad = |why: String| Bad::Line { line: number, why };
        if contents.finished {
            return Err(bad("something follows its end".into()));
        }
        let last = contents.lessons.last().map(|(game, _)| *game);
        if let Some(count) = line.strip_prefix("end ") {
            if last.map(|last| last + 1) != Some(games.end) {
                return Err(bad(format!("it ends before game {}", games.end - 1)));
            }
            if count.parse() != Ok(contents.lessons.len()) {
                return Err(bad(format!("`end {count}` stands after {}", counted(contents.lessons.len(), "lesson"))));
            }
            contents.finished = true;
            continue;
        }
        let (game, lesson) = read_lesson(line, contents.header.task.seats.into()).map_err(bad)?;
        let next = last.map_or(games.start, |last| last + 1);
        if game >= games.end {
            return Err(bad(format!(
                "game {game} is more than the header tells of: game {} is the last",
                games.end - 1
            )));
        }
        if game != next && Some(game) != last {
            return Err(bad(format!("game {game} stands where game {next} is to follow")));
        }
        if game == next {
            contents.sure = (begin, game);
        }
        contents.lessons.push((game, lesson));
    }
    Ok(contents)
}

fn read_lesson(line: &str, seats: usize) -> Result<(u64, Lesson), String> {
    let words: Vec<&str> = line.split(' ').collect();
    if words.len() != 1 + 2 * seats {
        return Err(format!("{} instead of {}", counted(words.len(), "number"), 1 + 2 * seats));
    }
    let game = words[0].parse().map_err(|_| format!("`{}` is no number of a game", words[0]))?;
    let mut lesson = Lesson { to_go: [0.0; 6], won: [0.0; 6] };
    for (place, word) in lesson.to_go.iter_mut().zip(&words[1..=seats]) {
        let to_go = word.parse().ok().filter(|to_go: &u16| *to_go > 0);
        *place = to_go.ok_or_else(|| format!("`{word}` is no number of mugs that are missing"))?.into();
    }
    for (place, word) in lesson.won.iter_mut().zip(&words[1 + seats..]) {
        let won = word.parse().ok().filter(|won| (0.0..=1.0).contains(won));
        *place = won.ok_or_else(|| format!("`{word}` is no part of a win"))?;
    }
    let all: f32 = lesson.won.iter().sum();
    if (all - 1.0).abs() > 1e-3 { Err(format!("{all} wins are shared, not one")) } else { Ok((game, lesson)) }
}

/// All lessons of a shard.
///
/// # Errors
/// If the file can't be read, is no file of lessons, or is not finished.
pub(super) fn finished(path: &Path) -> Result<Contents, Complaint> {
    let contents = open(path)?;
    if !contents.finished {
        let games = contents.header.games();
        let done = contents.sure.1 - games.start;
        return Err(Complaint::Input {
            source_name: path.display().to_string(),
            why: format!(
                "it is not finished, or cut off; whole for sure: {done} of {}",
                counted(games.end - games.start, "game")
            ),
            help: Some("the command that made it goes on from there".into()),
        });
    }
    Ok(contents)
}

/// All lessons of all games.
///
/// # Errors
/// If the file can't be read, is no file of lessons, is not finished, or holds a shard only.
pub(super) fn whole(path: &Path) -> Result<Contents, Complaint> {
    let contents = finished(path)?;
    if contents.header.shard != Shard::WHOLE {
        return Err(Complaint::Input {
            source_name: path.display().to_string(),
            why: format!("this is only shard {}", contents.header.shard),
            help: Some("join all shards by `stammtisch train polterfass merge`".into()),
        });
    }
    Ok(contents)
}

/// What is in a file, finished or not.
///
/// # Errors
/// If it can't be read or is no file of lessons.
pub(super) fn open(path: &Path) -> Result<Contents, Complaint> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| Complaint::File { path: name.clone(), why: error.to_string() })?;
    parse(&text).map_err(|bad| Complaint::input(&name, bad))
}

/// Writes a file, whole or not at all.
///
/// # Errors
/// If that is impossible.
pub(super) fn write_whole(path: &Path, text: &str) -> Result<(), Complaint> {
    let write = || -> std::io::Result<()> {
        let mut new = tempfile::NamedTempFile::new_in(crate::file::folder(path))?;
        std::io::Write::write_all(&mut new, text.as_bytes())?;
        new.as_file().sync_all()?;
        new.persist(path)?;
        Ok(())
    };
    write().map_err(|error| Complaint::File { path: path.display().to_string(), why: error.to_string() })
}
