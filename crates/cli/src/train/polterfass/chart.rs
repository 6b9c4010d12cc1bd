//! What was foretold and what came, as a picture.

use std::fmt::Write;

use super::figures::{Figures, Judged};
use crate::picture::{escaped, svg};

/// How wide and high a panel is.
const SIDE: f64 = 300.0;
/// How high the bars are that say how often a tenth was foretold.
const OFTEN: f64 = 46.0;
const LEFT: f64 = 62.0;
const TOP: f64 = 104.0;
/// How far panels are apart.
const APART: f64 = 64.0;

/// An SVG picture that stands by itself, with a panel for each of the values; `words` tell which games they were judged by.
pub(super) fn draw(figures: &Figures, words: &str) -> String {
    let mut body = String::new();
    for (number, judged) in figures.values.iter().enumerate() {
        panel(&mut body, judged, LEFT + number as f64 * (SIDE + APART));
    }
    let panels = figures.values.len() as f64;
    let wide = (LEFT + panels * SIDE + (panels - 1.0) * APART + 24.0).max(460.0);
    let title = format!("Chances to win Polterfass with {} players", figures.seats);
    svg(wide, TOP + SIDE + OFTEN + 66.0, &title, words, &body)
}

fn panel(to: &mut String, judged: &Judged, left: f64) {
    let mut line = |text: String| {
        let _ = writeln!(to, "  {text}");
    };
    let (bottom, right) = (TOP + SIDE, left + SIDE);
    let x = |part: f64| left + SIDE * part;
    let y = |part: f64| bottom - SIDE * part;
    let [entropy, brier] = [judged.cross_entropy, judged.brier].map(|estimate| estimate.mean);
    line(format!("<text x=\"{left}\" y=\"{}\">{}</text>", TOP - 30.0, escaped(&judged.name)));
    let scores = format!("cross entropy {entropy:.3}, Brier score {brier:.3}");
    line(format!("<text class=\"soft\" x=\"{left}\" y=\"{}\">{scores}</text>", TOP - 12.0));
    for tick in 0..=5 {
        let (part, value) = (f64::from(tick) / 5.0, 20 * tick);
        let (across, up) = (x(part), y(part));
        line(format!("<path class=\"grid\" d=\"M{left} {up:.1}H{right}M{across:.1} {TOP}V{bottom}\"/>"));
        let middle = "text-anchor=\"middle\"";
        line(format!("<text class=\"soft\" x=\"{across:.1}\" y=\"{}\" {middle}>{value}</text>", bottom + OFTEN + 26.0));
        let (end, low) = (left - 8.0, up + 4.0);
        line(format!("<text class=\"soft\" x=\"{end}\" y=\"{low:.1}\" text-anchor=\"end\">{value}</text>"));
    }
    line(format!("<path class=\"equal\" d=\"M{left} {bottom}L{right} {TOP}\"/>"));
    let most = judged.tenths.iter().map(|tenth| tenth.times).max().unwrap_or(1) as f64;
    for tenth in &judged.tenths {
        let across = x(tenth.foretold);
        let [low, mean, high] = [tenth.won.low, tenth.won.mean, tenth.won.high].map(y);
        line(format!("<path class=\"bar\" d=\"M{across:.1} {low:.1}V{high:.1}\"/>"));
        line(format!("<circle class=\"dot\" cx=\"{across:.1}\" cy=\"{mean:.1}\" r=\"5\"/>"));
        let (wide, high) = (SIDE / 10.0 - 6.0, (OFTEN - 6.0) * tenth.times as f64 / most);
        let from = x((tenth.foretold * 10.0).floor().min(9.0) / 10.0) + 3.0;
        let top = bottom + 10.0 + OFTEN - 6.0 - high;
        line(format!("<rect class=\"dot\" x=\"{from:.1}\" y=\"{top:.1}\" width=\"{wide}\" height=\"{high:.1}\"/>"));
    }
    let (middle, low) = (left + SIDE / 2.0, bottom + OFTEN + 48.0);
    line(format!(
        "<text class=\"soft\" x=\"{middle}\" y=\"{low}\" text-anchor=\"middle\">foretold of 100; bars: how often</text>"
    ));
    let (side, centre) = (left - 40.0, TOP + SIDE / 2.0);
    line(format!(
        "<text class=\"soft\" text-anchor=\"middle\" transform=\"translate({side} {centre}) rotate(-90)\">won of 100</text>"
    ));
}
