//! What all pictures of figures have in common.

/// Colours for light and dark surroundings; each text has a contrast of at least 4.5 to 1 to its ground.
pub(crate) const STYLE: &str = "\
    text { font: 14px system-ui, sans-serif; fill: #2d1b10 } .soft { fill: #6b4a31; font-size: 12px }\n    \
    .head { font-weight: 600; font-size: 16px } .ground { fill: #fffdf2 } .grid { stroke: #d9c9a8 }\n    \
    .equal { stroke: #a33420; stroke-dasharray: 4 3 } .bar { stroke: #1c6386; stroke-width: 3 } .dot { fill: #1c6386 }\n    \
    @media (prefers-color-scheme: dark) {\n      \
    text { fill: #f6e8cd } .soft { fill: #cdb08a } .ground { fill: #291b13 } .grid { stroke: #57432f }\n      \
    .equal { stroke: #f08b71 } .bar { stroke: #79c2e6 } .dot { fill: #79c2e6 }\n    }";

/// An SVG picture that stands by itself, of this width and height.
pub(crate) fn svg(wide: f64, high: f64, title: &str, under: &str, body: &str) -> String {
    let [title, under] = [title, under].map(escaped);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide:.0} {high}\" width=\"{wide:.0}\" height=\"{high}\" role=\"img\">\n  \
         <title>{title}</title>\n  <style>\n    {STYLE}\n  </style>\n  \
         <rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n  \
         <text class=\"head\" x=\"20\" y=\"30\">{title}</text>\n  <text class=\"soft\" x=\"20\" y=\"50\">{under}</text>\n{body}</svg>\n"
    )
}

/// A number with a minus sign, if it needs one, that is as wide as a plus.
pub(crate) fn minus(number: String) -> String {
    number.replace('-', "\u{2212}")
}

/// A text that is no markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_markup() {
        assert_eq!(escaped("exec:a <b> & \"c\""), "exec:a &lt;b&gt; &amp; &quot;c&quot;");
    }
}
