//! PNG of few colours: flat inks need no more, and it is a third as long.

use std::collections::BTreeMap;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::Pixmap;

/// How many colours a picture has at most.
const COLOURS: usize = 32;

type Rgb = [u8; 3];

/// The picture with a palette; what is transparent becomes black.
pub(super) fn png(pixels: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let dots = pixels.pixels().iter();
    let dots: Vec<Rgb> = dots.map(|it| [it.red(), it.green(), it.blue()]).collect();
    let palette = palette(&dots);
    let mut nearest: BTreeMap<Rgb, u8> = BTreeMap::new();
    let mut place = |dot: &Rgb| *nearest.entry(*dot).or_insert_with(|| near(&palette, *dot));
    let places: Vec<u8> = dots.iter().map(&mut place).collect();

    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, pixels.width(), pixels.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    // Neighbouring places of a palette have nothing to do with each other.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&places)?;
    writer.finish()?;
    Ok(out)
}

/// The colours that most dots have, each the mean of those that are nearly the same.
fn palette(dots: &[Rgb]) -> Vec<Rgb> {
    let mut alike: BTreeMap<Rgb, (u32, [u32; 3])> = BTreeMap::new();
    for dot in dots {
        let (count, sums) = alike.entry(dot.map(|channel| channel >> 4)).or_default();
        *count += 1;
        for (sum, channel) in sums.iter_mut().zip(dot) {
            *sum += u32::from(*channel);
        }
    }
    let mut most: Vec<(u32, [u32; 3])> = alike.into_values().collect();
    most.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let mean = |(count, sums): &(u32, [u32; 3])| {
        sums.map(|sum| u8::try_from(sum / count).unwrap_or(u8::MAX))
    };
    most.iter().take(COLOURS).map(mean).collect()
}

/// The place of the colour that is nearest.
fn near(palette: &[Rgb], dot: Rgb) -> u8 {
    let far = |colour: &Rgb| -> u32 {
        let channels = colour.iter().zip(dot);
        channels.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let nearest = (0..).zip(palette).min_by_key(|(_, colour)| far(colour));
    nearest.map_or(0, |(place, _)| place)
}
