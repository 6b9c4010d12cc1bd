//! A map drawn in plain text, for the terminal.

use std::fmt;

use super::{Map, Side};
use crate::{Brewery, Garden, Space};

/// The widest drawing that every terminal shows.
const WIDEST: usize = 100;
/// What keeps the names in two corners apart.
const APART: usize = 2;

/// How places are drawn.
#[derive(Clone, Copy)]
struct Style {
    /// How wide a place is; one of it is a fence or a gap.
    wide: usize,
    space: &'static str,
    parasol: &'static str,
    inn: [&'static str; 2],
}

/// With room to see the places.
const ROOMY: Style = Style { wide: 4, space: "( )", parasol: "(*)", inn: ["[", "]"] };
/// For large maps.
const CLOSE: Style = Style { wide: 2, space: ".", parasol: "*", inn: ["", ""] };

impl fmt::Display for Map {
    /// The square with its inns and breweries: `( )` is a space, `(*)` one with a parasol; an inn's initial stands beside its
    /// front space. Maps too wide for a terminal have `.` and `*` instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text();
        let places = text.rows.first().map_or(0, |row| row.chars().count()) + 2;
        let style = if ROOMY.wide * places > WIDEST { CLOSE } else { ROOMY };
        let drawn = style.wide * places;
        let mut lines = vec![vec![' '; drawn]; text.rows.len() + 2];
        for space in self.spaces().iter() {
            let what = if self.parasols().contains(space) { style.parasol } else { style.space };
            self.put(&mut lines, style, space, (0, 0), what);
        }
        for (inn, front) in self.fronts().iter() {
            let step = match self.side(inn) {
                Side::North => (-1, 0),
                Side::East => (0, 1),
                Side::South => (1, 0),
                Side::West => (0, -1),
            };
            let [open, close] = style.inn;
            self.put(&mut lines, style, front, step, &format!("{open}{}{close}", initial(inn)));
        }
        let [north_west, north_east, south_east, south_west] = self.breweries();
        let least = |left: Brewery, right: Brewery| left.id().len() + APART + right.id().len();
        let width = drawn.max(least(north_west, north_east)).max(least(south_west, south_east));
        let corners = |left: Brewery, right: Brewery| {
            let right_width = width - left.id().len();
            format!("{}{:>right_width$}", left.id(), right.id())
        };
        writeln!(f, "{}", corners(north_west, north_east))?;
        for line in lines {
            let line = format!("{}{}", " ".repeat((width - drawn) / 2), String::from_iter(line));
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f, "{}", corners(south_west, south_east))?;
        for (inn, front) in self.fronts().iter() {
            writeln!(f, "[{}] {inn}, door on space {front}", initial(inn))?;
        }
        write!(f, "{} spaces, {} of them with a parasol (*)", self.spaces().len(), self.parasols().len())
    }
}

/// Post has the letter of its second sound, as it has in map files, where P is a parasol.
fn initial(inn: Garden) -> char {
    match inn {
        Garden::Krug => 'K',
        Garden::Eiche => 'E',
        Garden::Baeren => 'B',
        Garden::Post => 'O',
        Garden::Hirschen => 'H',
        Garden::Adler => 'A',
    }
}

impl Map {
    /// Writes beside, or on, a space; there is a margin of one place all round.
    fn put(&self, lines: &mut [Vec<char>], style: Style, space: Space, (down, right): (isize, isize), text: &str) {
        let Some((row, column)) = self.place(space) else { return };
        let line = row.checked_add_signed(down + 1).and_then(|row| lines.get_mut(row));
        let start = column.checked_add_signed(right + 1).map(|column| style.wide * column);
        if let (Some(line), Some(start)) = (line, start) {
            line.iter_mut().skip(start).zip(text.chars()).for_each(|(place, character)| *place = character);
        }
    }
}
