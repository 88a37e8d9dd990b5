//! Texts that do not fit even at the smallest size: they end with an ellipsis.

use super::{Block, DESCENT, fit_line};
use crate::picture::font::{Cut, width};

/// The smallest letters of a text on one line: 12 pixels on a picture of 600.
const LEAST: f64 = 12.5;
/// What says that there is more.
const MORE: &str = "…";

/// A text on one line as it fits into a box, with its size and width.
pub(crate) fn within(cut: Cut, text: String, largest: f64, room: f64) -> (String, f64, f64) {
    let (size, long) = fit_line(cut, &text, largest, room);
    let least = LEAST.min(largest);
    if size >= least {
        return (text, size, long);
    }
    // A box that is too narrow even for the ellipsis has the text as small as it must be.
    let Some(begun) = begun(cut, &text, room / least) else {
        return (text, size, long);
    };
    let (size, long) = fit_line(cut, &begun, least, room);
    (begun, size, long)
}

/// The lines that fit into a box, at least one; the last ends with an ellipsis.
pub(super) fn cut(mut block: Block, (across, down): (f64, f64)) -> Block {
    let size = block.size;
    let below = |baseline: f64| baseline + DESCENT * size;
    let fitting = block.lines.iter().filter(|it| below(it.baseline) <= down);
    let fitting = fitting.count().max(1);
    if fitting < block.lines.len() {
        block.lines.truncate(fitting);
        if let Some(line) = block.lines.last_mut() {
            while let Some(mut run) = line.runs.pop() {
                if let Some(text) = begun(run.cut, &run.text, (across - run.x) / size) {
                    run.width = width(run.cut, &text) * size;
                    line.width = run.x + run.width;
                    run.text = text;
                    line.runs.push(run);
                    break;
                }
            }
        }
    }
    block.height = block.lines.last().map_or(0.0, |it| below(it.baseline));
    block
}

/// The longest beginning of a text that fits with an ellipsis, as a multiple of the font size; whole words, unless
/// that loses half of it.
fn begun(cut: Cut, text: &str, room: f64) -> Option<String> {
    let ended = |part: &str| {
        let part = part.trim_end_matches([' ', '.', ',', ':', ';', '…', '·', '(']);
        format!("{part}{MORE}")
    };
    let fits = |part: &str| width(cut, &ended(part)) <= room;
    let mut ends: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    ends.push(text.len());
    let part = |at: usize| text.get(..at).unwrap_or_default();
    let count = ends.partition_point(|at| fits(part(*at)));
    let longest = part(*ends.get(count.checked_sub(1)?)?);
    let whole = longest == text || text.get(longest.len()..)?.starts_with(' ');
    let words = longest.rfind(' ').filter(|at| at * 2 >= longest.len());
    Some(match words {
        Some(at) if !whole => ended(part(at)),
        _ => ended(longest),
    })
}
