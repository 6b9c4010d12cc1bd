//! QR codes of addresses.

use std::fmt::Write as _;

use qrcode::{Color, EcLevel, QrCode};

/// The light margin that readers need, in modules.
const MARGIN: usize = 4;

/// The dark modules by row, without the margin; nothing if the text is too long for a QR code.
fn modules(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let dark = |row: &[Color]| row.iter().map(|&color| color == Color::Dark).collect();
    Some(code.to_colors().chunks(code.width()).map(dark).collect())
}

/// An SVG image, black on white.
pub(crate) fn svg(text: &str) -> Option<String> {
    let rows = modules(text)?;
    let size = rows.len() + 2 * MARGIN;
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, dark)| **dark) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

/// A picture for a terminal: two modules a character, light ones drawn, as most terminals are dark.
///
/// Nothing if the text is too long for a QR code.
#[must_use]
pub fn terminal(text: &str) -> Option<String> {
    let rows = modules(text)?;
    let margin = i64::try_from(MARGIN / 2).ok()?;
    let width = i64::try_from(rows.len()).ok()?;
    let light = |x: i64, y: i64| {
        let dark = usize::try_from(y).ok().and_then(|y| rows.get(y)?.get(usize::try_from(x).ok()?));
        !dark.copied().unwrap_or(false)
    };
    let mut picture = String::new();
    for y in (-margin..width + margin).step_by(2) {
        for x in -margin..width + margin {
            picture.push(match (light(x, y), light(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        picture.push('\n');
    }
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_become_pictures() {
        let url = "http://192.168.0.7:7411/t/abcdefghijkmnpqr";
        let picture = svg(url).unwrap();
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>"));
        assert!(picture.contains("M4 4h1v1h-1z"), "the finder pattern begins behind the margin");
        let lines: Vec<usize> = terminal(url).unwrap().lines().map(|line| line.chars().count()).collect();
        assert!(lines.iter().all(|width| *width == lines[0]) && lines.len() * 2 >= lines[0]);
        assert_eq!(svg(&"x".repeat(10_000)), None);
    }
}
