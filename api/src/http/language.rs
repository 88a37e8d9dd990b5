//! Which language a reader wants: `?lang=`, else `Accept-Language`, else Portuguese.

use actix_web::http::header::{self, HeaderMap};

use crate::http::accept::weighted;
use crate::words::Language;

/// The language of the headers.
pub fn accepted(headers: &HeaderMap) -> Option<Language> {
    let accept = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best: Option<(f32, Language)> = None;
    for (tag, quality) in weighted(accept) {
        // Any language is as good as the default one.
        let lang = match tag.as_str() {
            "*" => Ok(Language::default()),
            tag => tag.parse(),
        };
        if let Ok(lang) = lang
            && quality > best.map_or(0.0, |(quality, _)| quality)
        {
            best = Some((quality, lang));
        }
    }
    best.map(|(_, lang)| lang)
}

/// The language of a request, from its query string and headers.
pub fn of(query: &str, headers: &HeaderMap) -> Language {
    let asked = url::form_urlencoded::parse(query.as_bytes())
        .filter(|(name, _)| name == "lang")
        .last();
    asked
        .and_then(|(_, tag)| tag.parse().ok())
        .or_else(|| accepted(headers))
        .unwrap_or(Language::Pt)
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn lang(query: &str, accept: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(
            header::ACCEPT_LANGUAGE,
            HeaderValue::from_str(accept).unwrap(),
        );
        of(query, &headers)
    }

    #[test]
    fn the_query_beats_the_header_and_portuguese_is_the_default() {
        assert_eq!(lang("", ""), Language::Pt);
        assert_eq!(lang("", "en"), Language::En);
        assert_eq!(lang("lang=pt-BR", "en"), Language::Pt);
        assert_eq!(lang("lang=xx", "en"), Language::En);
        assert_eq!(lang("", "es, en-GB;q=0.7, pt;q=0.8"), Language::Pt);
        assert_eq!(lang("", "en;q=0"), Language::Pt);
        assert_eq!(lang("", "fr, de"), Language::Pt);
        assert_eq!(lang("", "*, en;q=0.5"), Language::Pt);
        assert_eq!(lang("", "*;q=0.1, en"), Language::En);
    }
}
