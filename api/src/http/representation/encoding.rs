//! Which encoding a client wants.

use actix_web::http::header::{self, HeaderMap};

use crate::http::accept::weighted;

/// How the bytes are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Encoding {
    Identity,
    Gzip,
    Brotli,
}

impl Encoding {
    /// The word in `Content-Encoding`; none for plain bytes.
    pub(super) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Identity => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }

    /// The best encoding that the client takes; brotli wins a tie. Unreadable headers mean plain bytes,
    /// which every client can read.
    pub(super) fn negotiate(headers: &HeaderMap) -> Self {
        let Some(accept) = headers
            .get(header::ACCEPT_ENCODING)
            .and_then(|value| value.to_str().ok())
        else {
            return Self::Identity;
        };
        let (mut brotli, mut gzip, mut any, mut plain) = (None, None, None, None);
        for (name, quality) in weighted(accept) {
            match name.as_str() {
                "br" => brotli = Some(quality),
                "gzip" | "x-gzip" => gzip = Some(quality),
                "*" => any = Some(quality),
                "identity" => plain = Some(quality),
                _ => {}
            }
        }
        let quality = |named: Option<f32>| named.or(any).unwrap_or(0.0);
        let (brotli, gzip) = (quality(brotli), quality(gzip));
        let plain = plain.unwrap_or(f32::MIN_POSITIVE);
        if brotli > 0.0 && brotli >= gzip && brotli >= plain {
            Self::Brotli
        } else if gzip > 0.0 && gzip >= plain {
            Self::Gzip
        } else {
            Self::Identity
        }
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn the_client_decides_and_brotli_wins_a_tie() {
        let cases = [
            ("", Encoding::Identity),
            ("gzip", Encoding::Gzip),
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("br;q=0.5, gzip;q=0.9", Encoding::Gzip),
            ("br;q=0, gzip", Encoding::Gzip),
            ("*", Encoding::Brotli),
            ("*;q=0", Encoding::Identity),
            ("gzip;q=0.2, identity", Encoding::Identity),
            ("gzip;q=banana", Encoding::Identity),
            ("GZIP ; q=1", Encoding::Gzip),
        ];
        for (accept, encoding) in cases {
            let mut headers = HeaderMap::new();
            headers.insert(
                header::ACCEPT_ENCODING,
                HeaderValue::from_str(accept).unwrap(),
            );
            assert_eq!(Encoding::negotiate(&headers), encoding, "{accept}");
        }
    }
}
