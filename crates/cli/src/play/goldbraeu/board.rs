//! The square, drawn with the gardens as they are.

use goldbraeu::{Garden, Map, Side, Space};

use super::{Square, letter, spaces};
use crate::play::screen::{WIDTH, width};
use crate::play::speech::{Speech, said};

/// How wide a space is drawn, and how wide if the map has many columns.
const WIDE: usize = 4;
const NARROW: usize = 2;
/// For the numbers of the rows.
const MARGIN: usize = 3;

/// A drawing in the making.
struct Sheet {
    lines: Vec<Vec<char>>,
    wide: usize,
}

impl Sheet {
    fn new(rows: usize, columns: usize) -> Self {
        let wide = if MARGIN + WIDE * (columns + 2) <= WIDTH { WIDE } else { NARROW };
        Self { lines: vec![vec![' '; MARGIN + wide * (columns + 2)]; rows + 2], wide }
    }

    fn width(&self) -> usize {
        self.lines.first().map_or(0, Vec::len)
    }

    /// Writes into a place; there is a margin of one place all round.
    fn put(&mut self, row: usize, column: usize, text: &str) {
        let start = MARGIN + self.wide * column;
        let Some(line) = self.lines.get_mut(row) else { return };
        for (cell, character) in line.iter_mut().skip(start).take(self.wide).zip(text.chars()) {
            *cell = character;
        }
    }

    fn space(&self, owner: Option<Garden>, parasol: bool) -> String {
        let parasol = if parasol { '*' } else { ' ' };
        match (owner.map(letter), self.wide) {
            (owner, WIDE) => format!("({}){parasol}", owner.unwrap_or(' ')),
            (owner, _) => format!("{}{parasol}", owner.unwrap_or('.')),
        }
    }

    fn inn(&self, inn: Garden) -> String {
        if self.wide == WIDE { format!("[{}]", letter(inn)) } else { format!("[{}", letter(inn)) }
    }
}

impl Square {
    /// The lines of the drawing.
    pub(super) fn board(&self, speech: &Speech) -> Vec<String> {
        let map = &self.view.setup.map;
        let text = map.text();
        let columns = map.spaces().iter().filter_map(|space| map.place(space)).map(|(_, column)| column + 1).max();
        let columns = columns.unwrap_or(0);
        let mut sheet = Sheet::new(text.rows.len(), columns);
        for space in map.spaces().iter() {
            let Some((row, column)) = map.place(space) else { continue };
            let cell = sheet.space(self.owner(space), map.parasols().contains(space));
            sheet.put(row + 1, column + 1, &cell);
        }
        for (inn, front) in map.fronts().iter() {
            if let Some((row, column)) = beside(map, inn, front) {
                let inn = sheet.inn(inn);
                sheet.put(row, column, &inn);
            }
        }
        for row in 0..text.rows.len() {
            let number = format!("{:>2}", row + 1);
            for (cell, character) in sheet.lines[row + 1].iter_mut().zip(number.chars()) {
                *cell = character;
            }
        }
        let [north_west, north_east, south_east, south_west] =
            map.breweries().map(|brewery| speech.named(brewery.id()));
        let drawn = sheet.lines.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned());
        let mut lines = vec![corners(&north_west, &north_east, sheet.width()), header(&sheet, columns)];
        lines.extend(drawn.filter(|line| !line.is_empty()));
        lines.push(corners(&south_west, &south_east, sheet.width()));
        lines.push(said!(speech, "play-legend"));
        lines
    }

    fn owner(&self, space: Space) -> Option<Garden> {
        Garden::ALL.into_iter().find(|&garden| self.view.board.gardens[garden].spaces.contains(space))
    }
}

/// The letters of the columns.
fn header(sheet: &Sheet, columns: usize) -> String {
    let mut line = " ".repeat(MARGIN + sheet.wide);
    for column in 0..columns {
        let name = spaces::column(column);
        let cell = if sheet.wide == WIDE { format!(" {name}") } else { name };
        line += &format!("{cell:<wide$}", wide = sheet.wide);
    }
    line.trim_end().to_owned()
}

/// Two names at the ends of a line.
fn corners(left: &str, right: &str, columns: usize) -> String {
    let gap = " ".repeat(columns.saturating_sub(MARGIN + width(left) + width(right)).max(2));
    format!("{}{left}{gap}{right}", " ".repeat(MARGIN))
}

/// Where an inn stands, counted with the margin.
fn beside(map: &Map, inn: Garden, front: Space) -> Option<(usize, usize)> {
    let (row, column) = map.place(front)?;
    Some(match map.side(inn) {
        Side::North => (row, column + 1),
        Side::East => (row + 1, column + 2),
        Side::South => (row + 2, column + 1),
        Side::West => (row + 1, column),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_maps_are_drawn_narrow() {
        let (small, large) = (Sheet::new(5, 8), Sheet::new(32, 32));
        assert!(small.wide == WIDE && small.width() <= WIDTH);
        assert!(large.wide == NARROW && large.width() <= WIDTH);
        assert_eq!(small.space(Some(Garden::Post), true), "(O)*");
        assert_eq!((large.space(None, true), large.inn(Garden::Krug)), (".*".into(), "[K".into()));
    }
}
