//! The maps of Goldbräu on which tables can be opened: the one in the program, and those in the operator's folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use goldbraeu::{Map, MapError};
use protocol::{ErrorBody, MapInfo};
use serde_json::Value;

/// The id of the map that comes with the program.
const BUILT_IN: &str = "reconstruction";

/// The maps of a server, the one that comes with the program first.
#[derive(Clone, Debug)]
pub struct Maps(Vec<(String, Map)>);

/// Why a folder of maps can't be used; all of it that is wrong, as it is put right in one go then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct MapsError(pub Vec<BadMap>);

/// What is wrong with one file, or with the folder.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMap {
    /// It can't be read.
    #[error("{}: {why}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// It is no map.
    #[error("{}: {error}", path.display())]
    NoMap {
        /// The file.
        path: PathBuf,
        /// Why not, with line and column.
        error: MapError,
    },
    /// Another map has its name, so nobody could tell the two apart.
    #[error("{}: the map {other} is called \"{name}\" already", path.display())]
    SameName {
        /// The file.
        path: PathBuf,
        /// The name.
        name: String,
        /// The id of the other map.
        other: String,
    },
    /// It has the id of the map that comes with the program and says something else.
    #[error("{}: {BUILT_IN} is the map that comes with the program, and this file says something else; rename it", path.display())]
    BuiltIn {
        /// The file.
        path: PathBuf,
    },
}

impl Default for Maps {
    /// The map that comes with the program and no other.
    fn default() -> Self {
        Self(vec![(BUILT_IN.to_owned(), Map::default())])
    }
}

impl Maps {
    /// The map that comes with the program, and every file of this folder whose name ends in `.toml`, in the order of
    /// their ids, which are the names without that end.
    ///
    /// # Errors
    /// Everything that is wrong with the folder and its files.
    pub fn load(folder: &Path) -> Result<Self, MapsError> {
        let files = files(folder).map_err(|bad| MapsError(vec![bad]))?;
        let (mut maps, mut bad) = (Self::default(), Vec::new());
        for (id, path) in files {
            match read(&path) {
                Ok(map) if id == BUILT_IN && map == Map::default() => {}
                Ok(_) if id == BUILT_IN => bad.push(BadMap::BuiltIn { path }),
                Ok(map) => match maps.0.iter().find(|(_, other)| other.name() == map.name()) {
                    Some((other, _)) => {
                        bad.push(BadMap::SameName { path, name: map.name().to_owned(), other: other.clone() });
                    }
                    None => maps.0.push((id, map)),
                },
                Err(error) => bad.push(error),
            }
        }
        if bad.is_empty() { Ok(maps) } else { Err(MapsError(bad)) }
    }

    /// The ids, the map that comes with the program first.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }

    /// What is told of the maps for a game; a game other than Goldbräu has none.
    pub(crate) fn of_game(&self, game: &str) -> Vec<MapInfo> {
        let own = self.0.iter().filter(|_| game == has_maps());
        own.map(|(id, map)| MapInfo { id: id.clone(), map: map.clone() }).collect()
    }

    /// A setup of this game with the whole map of this id in it.
    ///
    /// # Errors
    /// `unknown_map`; `bad_field` if the setup has another map already.
    pub(crate) fn put(&self, game: &str, setup: Option<Value>, id: &str) -> Result<Option<Value>, ErrorBody> {
        let unknown = || ErrorBody::new("unknown_map").with("map", id);
        let known = self.0.iter().filter(|_| game == has_maps()).find(|(known, _)| known == id);
        let (_, map) = known.ok_or_else(unknown)?;
        tables::on_map(setup, map).map(Some)
    }
}

fn has_maps() -> &'static str {
    <goldbraeu::Goldbraeu as game_core::Game>::ID
}

/// The map files of a folder by id.
fn files(folder: &Path) -> Result<BTreeMap<String, PathBuf>, BadMap> {
    let unreadable = |error: std::io::Error| BadMap::Unreadable { path: folder.to_owned(), why: error.to_string() };
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        if let (Some(id), Some("toml")) = (id, path.extension().and_then(|end| end.to_str())) {
            files.insert(id, path);
        }
    }
    Ok(files)
}

fn read(path: &Path) -> Result<Map, BadMap> {
    let unreadable = |error: std::io::Error| BadMap::Unreadable { path: path.to_owned(), why: error.to_string() };
    let text = std::fs::read_to_string(path).map_err(unreadable)?;
    Map::from_toml(&text).map_err(|error| BadMap::NoMap { path: path.to_owned(), error })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT_IN_FILE: &str = include_str!("../../../maps/reconstruction.toml");

    fn folder(files: &[(&str, &str)]) -> (tempfile::TempDir, Result<Vec<String>, String>) {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let loaded = Maps::load(folder.path());
        let here = folder.path().display().to_string() + std::path::MAIN_SEPARATOR_STR;
        let ids = |maps: Maps| maps.ids().map(str::to_owned).collect();
        let told = loaded.map(ids).map_err(|error| error.to_string().replace(&here, ""));
        (folder, told)
    }

    #[test]
    fn every_map_of_the_folder_is_there_behind_the_programs_own() {
        let b = BUILT_IN_FILE.replace("\"Reconstruction\"", "\"B\"");
        let (_, told) = folder(&[
            ("own board.toml", &BUILT_IN_FILE.replace("\"Reconstruction\"", "\"A\"")),
            ("b.toml", &b),
            ("reconstruction.toml", BUILT_IN_FILE),
            ("notes.txt", "no map"),
        ]);
        assert_eq!(told, Ok(vec!["reconstruction".into(), "b".into(), "own board".into()]));
    }

    #[test]
    fn the_maps_that_come_with_the_program_can_be_served() {
        let maps = Maps::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../maps")).unwrap();
        assert_eq!(maps.ids().collect::<Vec<_>>(), ["reconstruction", "lindenhof"]);
    }

    #[test]
    fn all_that_is_wrong_is_said_at_once() {
        let moved = BUILT_IN_FILE.replace(". . K", ". K .").replace("\"Reconstruction\"", "\"Moved\"");
        let (_, told) = folder(&[
            ("a.toml", &BUILT_IN_FILE.replace("\"west\"", "\"left\"")),
            ("b.toml", BUILT_IN_FILE),
            ("reconstruction.toml", &moved),
        ]);
        let words = "a.toml: line 30, column 30: \"left\" is not a side: north, east, south or west\n\
                     b.toml: the map reconstruction is called \"Reconstruction\" already\n\
                     reconstruction.toml: reconstruction is the map that comes with the program, and this file says something else; rename it";
        assert_eq!(told, Err(words.into()));
    }

    #[test]
    fn a_folder_has_to_be_there() {
        let error = Maps::load(Path::new("no-such-folder")).unwrap_err();
        assert!(error.to_string().starts_with("no-such-folder: "), "{error}");
    }
}
