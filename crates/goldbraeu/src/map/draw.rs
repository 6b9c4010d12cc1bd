//! A map drawn in plain text, for the terminal.

use std::fmt;

use super::{Map, Side};
use crate::{Garden, Space};

/// How wide a place is drawn; one of it is a fence or a gap.
const WIDE: usize = 4;

impl fmt::Display for Map {
    /// The square with its inns and breweries: `( )` is a space, `(*)` one with a parasol; an inn's initial stands beside its
    /// front space.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text();
        let width = text.rows.first().map_or(0, |row| row.chars().count());
        let mut lines = vec![vec![' '; WIDE * (width + 2)]; text.rows.len() + 2];
        for space in self.spaces().iter() {
            let middle = if self.parasols().contains(space) { '*' } else { ' ' };
            self.put(&mut lines, space, (0, 0), &['(', middle, ')']);
        }
        for (inn, front) in self.fronts().iter() {
            let step = match self.side(inn) {
                Side::North => (-1, 0),
                Side::East => (0, 1),
                Side::South => (1, 0),
                Side::West => (0, -1),
            };
            self.put(&mut lines, front, step, &['[', initial(inn), ']']);
        }
        let lines: Vec<String> = lines.into_iter().map(String::from_iter).collect();
        let [north_west, north_east, south_east, south_west] = self.breweries();
        let gap = |left: &str, right: &str| " ".repeat((WIDE * (width + 2)).saturating_sub(left.len() + right.len()));
        let corners = |left: &str, right: &str| format!("{left}{}{right}", gap(left, right));
        writeln!(f, "{}", corners(north_west.id(), north_east.id()))?;
        lines.iter().try_for_each(|line| writeln!(f, "{}", line.trim_end()))?;
        writeln!(f, "{}", corners(south_west.id(), south_east.id()))?;
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
    fn put(&self, lines: &mut [Vec<char>], space: Space, (down, right): (isize, isize), text: &[char]) {
        let Some((row, column)) = self.place(space) else { return };
        let line = row.checked_add_signed(down + 1).and_then(|row| lines.get_mut(row));
        let start = column.checked_add_signed(right + 1).map(|column| WIDE * column);
        if let (Some(line), Some(start)) = (line, start) {
            line[start..start + text.len()].copy_from_slice(text);
        }
    }
}
