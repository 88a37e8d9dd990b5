//! Texts: in the language of the file unless they name theirs, a paragraph for each line.

use fabulario_engine::Lang;
use serde_json::{Map, Value};

use super::place::FilePlace;
use super::shape::Shaper;
use super::vocabulary::Vocabulary;

/// A text with one space between words and none around them.
pub(super) fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// A text as an object of languages; what is no text stays as it is.
pub(super) fn read(shaper: &mut Shaper<'_>, place: &FilePlace<'_>, value: Value) -> Value {
    let Some(texts) = languages(shaper, place, &value) else {
        return value;
    };
    let said = |text: Option<&str>| text.map(tidy).filter(|text| !text.is_empty());
    written(shaper, texts.map(said))
}

/// Whether an object has nothing but languages.
pub(super) fn is_text(object: &Map<String, Value>) -> bool {
    let language = |key: &String| Vocabulary::Lang.find(key).is_some();
    !object.is_empty() && object.keys().all(language)
}

/// Texts, one for each line of what is written: a string, an object of languages, or a list of them.
pub(super) fn paragraphs(shaper: &mut Shaper<'_>, place: &FilePlace<'_>, value: Value) -> Value {
    if let Value::Array(list) = value {
        let mut all = Vec::new();
        for (at, item) in list.into_iter().enumerate() {
            match paragraphs(shaper, &place.item(at), item) {
                Value::Array(some) => all.extend(some),
                other => all.push(other),
            }
        }
        return Value::Array(all);
    }
    let Some(texts) = languages(shaper, place, &value) else {
        return Value::Array(vec![value]);
    };
    let lines = |text: Option<&str>| -> Vec<String> {
        let lines = text.into_iter().flat_map(str::lines).map(tidy);
        lines.filter(|line| !line.is_empty()).collect()
    };
    let [pt, en] = texts.map(lines);
    if !pt.is_empty() && !en.is_empty() && pt.len() != en.len() {
        let message = format!(
            "has {} paragraphs in pt-BR and {} in en: each is an effect",
            pt.len(),
            en.len()
        );
        shaper.wrong(place, message);
    }
    let count = pt.len().max(en.len());
    let mut sides = [pt.into_iter(), en.into_iter()];
    (0..count)
        .map(|_| {
            let texts = sides.each_mut().map(Iterator::next);
            written(shaper, texts)
        })
        .collect()
}

fn written(shaper: &mut Shaper<'_>, texts: [Option<String>; 2]) -> Value {
    let [pt, en] = &texts;
    shaper.told.text(pt.is_some(), en.is_some());
    let texts = Lang::ALL.into_iter().zip(texts);
    let texts = texts.filter_map(|(lang, text)| Some((lang.tag().to_owned(), text?.into())));
    Value::Object(texts.collect())
}

/// What is written in Portuguese and in English; nothing if it is no text.
fn languages<'v>(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    value: &'v Value,
) -> Option<[Option<&'v str>; 2]> {
    let object = match value {
        Value::String(text) => {
            return Some(Lang::ALL.map(|lang| (lang == shaper.lang).then_some(text.as_str())));
        }
        Value::Object(object) if is_text(object) => object,
        _ => return None,
    };
    let mut texts = [None, None];
    for (key, text) in object {
        let tag = Vocabulary::Lang.find(key);
        let side = Lang::ALL.iter().position(|lang| Some(lang.tag()) == tag);
        let side = side.and_then(|side| texts.get_mut(side))?;
        if side.is_some() {
            let message = format!("{key} is a language that stands here twice");
            shaper.wrong(&place.field(key), message);
        }
        match text {
            Value::Null => {}
            Value::String(text) => *side = Some(text.as_str()),
            _ => return None,
        }
    }
    Some(texts)
}
