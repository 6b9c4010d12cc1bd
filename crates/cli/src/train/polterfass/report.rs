//! Figures as a table.

use std::fmt;

use super::figures::Figures;
use crate::intervals::Estimate;
use crate::out::counted;
use crate::picture::minus;

/// Figures for people to read.
pub(super) struct Text<'a>(pub(super) &'a Figures);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { seats, games, positions, values } = self.0;
        let (positions, games) = (counted(positions, "position"), counted(games, "game"));
        writeln!(f, "{seats} seats, {positions} of {games}; 95 % intervals in brackets\n")?;
        let wide = values.iter().map(|judged| judged.name.chars().count()).max().unwrap_or(0).max(6);
        writeln!(f, "{:wide$}  {:<32}Brier score, summed over the seats", "values", "cross entropy")?;
        for judged in values {
            let row = [judged.cross_entropy, judged.brier].map(|estimate| told(estimate, 4));
            writeln!(f, "{:wide$}  {:<32}{}", judged.name, row[0], row[1])?;
        }
        if let (Some(first), true) = (values.first(), values.len() > 1) {
            writeln!(f, "\nless than {}", first.name)?;
            for (judged, less) in values.iter().filter_map(|judged| Some((judged, judged.less.as_ref()?))) {
                let row = [less.cross_entropy, less.brier].map(|estimate| told(estimate, 4));
                writeln!(f, "{:wide$}  {:<32}{}", judged.name, row[0], row[1])?;
            }
        }
        for judged in values {
            writeln!(f, "\n{:>14}  won of 100 by {}", "foretold", judged.name)?;
            for tenth in &judged.tenths {
                let percent = tenth.won.map(|part| 100.0 * part);
                let (foretold, often) = (100.0 * tenth.foretold, counted(tenth.times, "time"));
                writeln!(f, "{foretold:>14.1}  {:<24}{often:>15}", told(percent, 1))?;
            }
        }
        Ok(())
    }
}

fn told(Estimate { mean, low, high }: Estimate, digits: usize) -> String {
    minus(format!("{mean:.digits$} ({low:.digits$} to {high:.digits$})"))
}
