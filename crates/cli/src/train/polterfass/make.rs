//! Making lessons on all cores, written in the order of their games.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use players::Player;
use players::polterfass::values::{Lesson, Values, played_out, solved};
use polterfass::Polterfass;

use super::file::{self, Header};
use crate::complaint::Complaint;
use crate::{contest, interrupt};

/// How often what is done is put on the disk.
const PAUSE: Duration = Duration::from_secs(10);

/// What came of it.
pub(super) struct Made {
    /// How many lessons there are now.
    pub(super) lessons: usize,
    /// How many games they are from.
    pub(super) games: u64,
    /// Whether these are all.
    pub(super) finished: bool,
}

/// Makes the lessons of this shard that the file does not have yet; for solved ones by these values.
///
/// # Errors
/// If the file can't be read or written, holds something else, or is being written by another process.
pub(super) fn make(
    path: &Path,
    header: &Header,
    player: &(dyn Player<Polterfass> + Sync),
    values: &Values,
    threads: usize,
) -> Result<Made, Complaint> {
    let mut writer = Writer::open(path, header)?;
    let (task, games) = (&header.task, header.games());
    let made =
        |writer: &Writer| Made { lessons: writer.lessons, games: writer.next - games.start, finished: writer.finished };
    if writer.finished {
        return Ok(made(&writer));
    }
    interrupt::watch();
    let bar = contest::bar(games.end - games.start);
    bar.set_position(writer.next - games.start);
    bar.reset_eta();
    let next = AtomicU64::new(writer.next);
    let shared = Mutex::new(&mut writer);
    let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
    let result = contest::on_cores(threads, || {
        while !interrupt::was_wished() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games.end {
                break;
            }
            let (game, mut luck) = task.game(number);
            let lessons = match &task.solve {
                None => played_out(&game, player, &mut luck),
                Some(solve) => {
                    let go_on = &mut || !interrupt::was_wished();
                    let lesson = solved(&game, player, values, solve.iterations, &mut luck, go_on);
                    if interrupt::was_wished() {
                        // It may be one that was not solved to its end.
                        break;
                    }
                    vec![lesson]
                }
            };
            lock().add(number, lessons)?;
            bar.inc(1);
        }
        Ok(())
    });
    bar.finish_and_clear();
    writer.close(games.end)?;
    result.map(|_| made(&writer))
}

/// A file that lessons are added to.
struct Writer {
    path: PathBuf,
    file: File,
    /// Up to which byte the file is known to be right.
    sure: u64,
    seats: usize,
    /// The game that is written next.
    next: u64,
    /// Those that are done before it is.
    waiting: BTreeMap<u64, Vec<Lesson>>,
    /// How many are written.
    lessons: usize,
    finished: bool,
    text: String,
    saved: Instant,
}

impl Writer {
    /// Goes on from what is in the file; the last game, of which something may be missing, is made again.
    fn open(path: &Path, header: &Header) -> Result<Self, Complaint> {
        if !path.exists() {
            file::write_whole(path, &header.text())?;
        }
        let file = File::options().read(true).write(true).open(path).map_err(|error| failed(path, error))?;
        crate::file::keep(&file, path)?;
        let text = std::io::read_to_string(&file).map_err(|error| failed(path, error))?;
        let contents = file::parse(&text).map_err(|bad| Complaint::input(&path.display().to_string(), bad))?;
        if let Some([parameter, here, there]) = header.difference(&contents.header) {
            return Err(Complaint::Input {
                source_name: path.display().to_string(),
                why: format!("it holds other lessons: `{parameter}` is {there} there and {here} here"),
                help: Some(match parameter.as_str() {
                    "version" => "go on with the program that made it, or name another file".into(),
                    _ => "give the flags of the command that made it, or another file".into(),
                }),
            });
        }
        let (bytes, next) = contents.sure;
        let mut lessons = contents.lessons.len();
        if !contents.finished {
            lessons = contents.lessons.iter().filter(|(game, _)| *game < next).count();
            file.set_len(bytes as u64).map_err(|error| failed(path, error))?;
        }
        Ok(Self {
            path: path.into(),
            file,
            sure: if contents.finished { text.len() } else { bytes } as u64,
            seats: header.task.seats.into(),
            next: if contents.finished { header.games().end } else { next },
            waiting: BTreeMap::new(),
            lessons,
            finished: contents.finished,
            text: String::new(),
            saved: Instant::now(),
        })
    }

    fn add(&mut self, game: u64, lessons: Vec<Lesson>) -> Result<(), Complaint> {
        self.waiting.insert(game, lessons);
        while let Some(lessons) = self.waiting.remove(&self.next) {
            lessons.iter().for_each(|lesson| file::write(&mut self.text, self.next, lesson, self.seats));
            self.lessons += lessons.len();
            self.next += 1;
        }
        if self.saved.elapsed() < PAUSE { Ok(()) } else { self.save() }
    }

    fn save(&mut self) -> Result<(), Complaint> {
        self.write().map_err(|error| failed(&self.path, error))?;
        self.sure += self.text.len() as u64;
        self.text.clear();
        self.saved = Instant::now();
        Ok(())
    }

    /// Whatever came of an earlier attempt that failed, as on a full disk, is written over.
    fn write(&mut self) -> std::io::Result<()> {
        self.file.seek(SeekFrom::Start(self.sure))?;
        self.file.write_all(self.text.as_bytes())?;
        self.file.sync_data()
    }

    fn close(&mut self, end: u64) -> Result<(), Complaint> {
        if self.next == end && !self.finished {
            self.text += &file::end(self.lessons);
            self.finished = true;
        }
        self.save()
    }
}

fn failed(path: &Path, error: std::io::Error) -> Complaint {
    let why = match error.kind() {
        ErrorKind::PermissionDenied => format!("it can't be written: {error}"),
        _ => error.to_string(),
    };
    Complaint::File { path: path.display().to_string(), why }
}

#[cfg(test)]
mod tests {
    use super::super::task::{Shard, Task};
    use super::*;

    #[test]
    fn what_could_not_be_written_to_its_end_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("some.lessons");
        let header = Header { task: Task::new(3, 3, 1, "careful"), shard: Shard::WHOLE };
        let lesson = |to_go| Lesson { to_go: [to_go; 6], won: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0] };
        let mut writer = Writer::open(&path, &header).unwrap();
        writer.add(0, vec![lesson(75.0)]).unwrap();
        writer.save().unwrap();
        writer.add(1, vec![lesson(60.0), lesson(40.0)]).unwrap();
        // The disk is full after some bytes.
        let disk = std::mem::replace(&mut writer.file, File::open(&path).unwrap());
        let half = writer.text[..writer.text.len() / 2].to_owned();
        File::options().append(true).open(&path).unwrap().write_all(half.as_bytes()).unwrap();
        assert!(writer.save().is_err());
        writer.file = disk;
        writer.add(2, vec![lesson(30.0)]).unwrap();
        writer.close(3).unwrap();
        drop(writer);
        let contents = file::finished(&path).unwrap();
        let found: Vec<_> = contents.lessons.iter().map(|(game, lesson)| (*game, lesson.to_go[0])).collect();
        assert_eq!(found, [(0, 75.0), (1, 60.0), (1, 40.0), (2, 30.0)]);
    }
}
