//! The lists of the `Accept` headers: what a client takes, and how gladly.

/// Names in lower case with their quality; an unreadable quality refuses its name.
pub fn weighted(list: &str) -> impl Iterator<Item = (String, f32)> {
    list.split(',').map(|item| {
        let (name, params) = item.split_once(';').unwrap_or((item, ""));
        let quality = params.trim().strip_prefix("q=");
        let quality = quality.map_or(1.0, |quality| quality.parse().unwrap_or(0.0));
        (name.trim().to_ascii_lowercase(), quality)
    })
}
