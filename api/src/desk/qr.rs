//! QR pictures.

use std::fmt::Write as _;

use qrcode::types::QrError;
use qrcode::{Color, EcLevel, QrCode};

/// The quiet zone that the standard asks for, in modules.
const MARGIN: usize = 4;
/// Pixels of a module where nobody says how large the picture is: a browser would else take 300 × 150.
const MODULE: usize = 8;

/// A code: a square of modules, row by row.
pub struct Modules {
    /// How many each side has.
    pub side: usize,
    /// Which of them are dark.
    pub dark: Vec<bool>,
}

impl Modules {
    /// The code of a text. Error correction M restores 15 % of a picture: a thumb or a fold does no harm, and it stays
    /// small.
    pub fn of(text: &str) -> Result<Self, QrError> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M)?;
        let dark = |colour: Color| colour == Color::Dark;
        Ok(Self {
            side: code.width(),
            dark: code.into_colors().into_iter().map(dark).collect(),
        })
    }
}

/// Draws a text as SVG: dark on light whatever the page around it, since scanners want it so.
pub fn svg(text: &str, title: &str) -> Result<String, QrError> {
    let code = Modules::of(text)?;
    let side = code.side + 2 * MARGIN;
    let pixels = side * MODULE;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{pixels}" height="{pixels}" viewBox="0 0 {side} {side}" role="img" shape-rendering="crispEdges"><title>{}</title><rect width="{side}" height="{side}" fill="#fff"/><path stroke="#000" d=""##,
        escaped(title)
    );
    for (y, row) in code.dark.chunks(code.side).enumerate() {
        // A line through the middle of each run of dark modules is as thick as a module.
        let mut to = format!("M{MARGIN} {}.5", y + MARGIN);
        for run in row.chunk_by(|a, b| a == b) {
            let length = run.len();
            if run.first() == Some(&true) {
                // Writing into a string cannot fail.
                let _ = write!(svg, "{to}h{length}");
                to.clear();
            } else {
                let _ = write!(to, "m{length} 0");
            }
        }
    }
    svg.push_str(r#""/></svg>"#);
    Ok(svg)
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_small_and_has_its_margin() {
        let drawn = svg("HELLO", "a < b & c").unwrap();
        assert!(
            drawn.contains(r#"viewBox="0 0 29 29""#),
            "version 1 is 21 modules wide"
        );
        assert!(drawn.contains(r#"width="232" height="232""#));
        assert!(drawn.contains("<title>a &lt; b &amp; c</title>"));
        assert!(
            drawn.contains(r#"d="M4 4.5h7m"#),
            "a corner sign is 7 modules wide"
        );
        assert!(drawn.len() < 1_500);
    }

    #[test]
    fn the_longest_code_with_a_long_address_fits() {
        let text = format!("https://{}/{}", "a".repeat(900), "Z".repeat(2_000));
        assert!(svg(&text, "").is_ok());
        assert!(svg(&"a".repeat(10_000), "").is_err());
    }
}
