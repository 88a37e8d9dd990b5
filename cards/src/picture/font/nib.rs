//! Outlines of glyphs as SVG path data: whole numbers, relative to each other, downwards.

use std::fmt::Write;

use skrifa::outline::OutlinePen;

/// Path data that grows.
#[derive(Default)]
pub(super) struct Nib {
    pub(super) data: String,
    at: (i32, i32),
}

/// The unit that is nearest.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a glyph is some thousand units wide"
)]
fn whole(x: f32, y: f32) -> (i32, i32) {
    (x.round() as i32, -y.round() as i32)
}

impl Nib {
    fn number(&mut self, number: i32) {
        let follows = self.data.ends_with(|last: char| last.is_ascii_digit());
        let gap = if follows && number >= 0 { " " } else { "" };
        let _ = write!(self.data, "{gap}{number}");
    }

    /// A command with points that are told from where the nib is; it goes to the last of them.
    fn go(&mut self, command: char, points: &[(i32, i32)]) {
        self.data.push(command);
        for (x, y) in points {
            self.number(x - self.at.0);
            self.number(y - self.at.1);
        }
        self.at = points.last().copied().unwrap_or(self.at);
    }
}

impl OutlinePen for Nib {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at = (0, 0);
        self.go('M', &[whole(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.go('l', &[whole(x, y)]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.go('q', &[whole(cx, cy), whole(x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.go('c', &[whole(cx0, cy0), whole(cx1, cy1), whole(x, y)]);
    }

    fn close(&mut self) {
        self.data.push('z');
    }
}
