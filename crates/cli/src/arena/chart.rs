//! The figures as a picture: win shares and Elo, each as a point with its interval.

use std::fmt::Write;

use super::figures::Figures;
use super::report::{ranked, rows, short};
use crate::intervals::Estimate;
use crate::out::counted;
use crate::picture::{escaped, minus, svg};

const ROW: f64 = 26.0;
/// A letter is not wider on average, in any usual font.
const LETTER: f64 = 7.8;
const MARGIN: f64 = 20.0;
/// How wide scales are, and the figures beside them.
const SCALE: f64 = 330.0;
const FIGURES: f64 = 150.0;

/// A scale and what is marked on it.
struct Panel<'a> {
    title: &'a str,
    low: f64,
    high: f64,
    step: f64,
    /// Where a line says what would be equal.
    equal: f64,
    digits: usize,
    /// Where its scale begins.
    left: f64,
    rows: Vec<(String, Estimate)>,
}

/// An SVG picture that stands by itself.
pub(super) fn draw(figures: &Figures) -> String {
    let percent =
        |share: Estimate| Estimate { mean: 100.0 * share.mean, low: 100.0 * share.low, high: 100.0 * share.high };
    let shares = figures.line_ups.iter().flat_map(rows);
    let shares: Vec<_> = shares.filter_map(|(name, share)| Some((name, percent(share?)))).collect();
    let elo = ranked(figures).into_iter().filter_map(|player| Some((short(&player.player), player.elo?)));
    let elo: Vec<_> = elo.collect();
    let letters = shares.iter().chain(&elo).map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let left = 2.0 * MARGIN + LETTER * letters.max(16) as f64;
    let wide = left + SCALE + FIGURES;
    let equal = 100.0 / figures.seats as f64;
    let panels = [
        Panel::of("Wins of 100, with 95 % intervals", shares, equal, 1, left),
        Panel::of("Elo by finishing orders, with 95 % intervals", elo, 0.0, 0, left),
    ];
    let mut body = String::new();
    let mut top = 74.0;
    for panel in panels.iter().filter(|panel| !panel.rows.is_empty()) {
        panel.draw(&mut body, top);
        top += panel.height() + 30.0;
    }
    let Figures { game, seats, games, deals, seed, .. } = figures;
    let (games, deals) = (counted(*games, "game"), counted(*deals, "deal"));
    let (title, under) = (
        format!("{}: strength of computer players", if *game == "polterfass" { "Polterfass" } else { "Goldbräu" }),
        format!("{seats} seats, {games}, {deals}, seed {seed}. The dashed line is equality."),
    );
    svg(wide, top, &title, &under, &body)
}

impl<'a> Panel<'a> {
    fn of(title: &'a str, rows: Vec<(String, Estimate)>, equal: f64, digits: usize, left: f64) -> Self {
        let low = rows.iter().map(|(_, estimate)| estimate.low).fold(equal.min(0.0), f64::min);
        let high = rows.iter().map(|(_, estimate)| estimate.high).fold(equal, f64::max);
        let step = step((high - low).max(1.0) / 5.0);
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Self { title, low, high: high.max(low + step), step, equal, digits, left, rows }
    }

    fn height(&self) -> f64 {
        52.0 + ROW * self.rows.len() as f64
    }

    fn x(&self, value: f64) -> f64 {
        self.left + SCALE * (value - self.low) / (self.high - self.low)
    }

    fn draw(&self, to: &mut String, top: f64) {
        let (first, bottom) = (top + 26.0, top + 26.0 + ROW * self.rows.len() as f64);
        let mut line = |text: String| {
            to.push_str("  ");
            to.push_str(&text);
            to.push('\n');
        };
        line(format!("<text class=\"head\" x=\"20\" y=\"{}\">{}</text>", top + 10.0, self.title));
        let ticks = ((self.high - self.low) / self.step).round() as u32;
        for tick in 0..=ticks {
            let value = self.low + f64::from(tick) * self.step;
            let x = self.x(value);
            line(format!("<path class=\"grid\" d=\"M{x:.1} {first:.1}V{bottom:.1}\"/>"));
            line(format!(
                "<text class=\"soft\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                bottom + 16.0,
                minus(format!("{value:.0}"))
            ));
        }
        let equal = self.x(self.equal);
        line(format!("<path class=\"equal\" d=\"M{equal:.1} {first:.1}V{bottom:.1}\"/>"));
        for (number, (name, estimate)) in self.rows.iter().enumerate() {
            let y = first + ROW * (number as f64 + 0.5);
            let [mean, low, high] = [estimate.mean, estimate.low, estimate.high];
            let digits = self.digits;
            let mut said = format!("{mean:.digits$}");
            if low < high {
                let _ = write!(said, " ({low:.digits$} to {high:.digits$})");
            }
            let end = self.left - MARGIN;
            line(format!("<text x=\"{end:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>", y + 5.0, escaped(name)));
            line(format!("<path class=\"bar\" d=\"M{:.1} {y:.1}H{:.1}\"/>", self.x(low), self.x(high)));
            line(format!("<circle class=\"dot\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/>", self.x(mean)));
            line(format!(
                "<text class=\"soft\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                self.left + SCALE + 12.0,
                y + 4.0,
                minus(said)
            ));
        }
    }
}

/// The smallest of 1, 2 and 5 times a power of ten that is at least this.
fn step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|digit| digit * power).find(|step| *step >= least).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_round_steps() {
        assert_eq!([0.7, 1.0, 3.0, 18.0, 55.0].map(step), [1.0, 1.0, 5.0, 20.0, 100.0]);
    }
}
