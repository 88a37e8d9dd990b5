//! Whatever can be said once the language is known; it fills the gaps of a text, too.

use chrono::NaiveDate;
use fabulario_engine::{Lang, Text};

use super::{Count, Language, Message, Number};

/// Something to say.
#[derive(Debug, Clone)]
pub enum Phrase {
    /// The same in every language.
    Plain(String),
    /// A number with decimals.
    Number(Number),
    /// A day.
    Date(NaiveDate),
    /// Another text.
    Message(Message),
    /// A text of the rules or the cards.
    Rule(Text),
}

impl Phrase {
    /// What engine or cards say, which they do in their two languages.
    pub fn of_rules<T: Into<String>>(say: impl Fn(Lang) -> T) -> Self {
        let (pt, en) = (say(Lang::Pt).into(), say(Lang::En).into());
        Self::Rule(Text { pt, en })
    }

    /// It, in a language.
    pub fn to(&self, lang: impl Into<Language>) -> String {
        let mut text = String::new();
        self.write(lang.into(), &mut text);
        text
    }

    pub(super) fn write(&self, lang: Language, text: &mut String) {
        match self {
            Self::Plain(plain) => text.push_str(plain),
            Self::Number(number) => text.push_str(&number.to(lang)),
            Self::Date(date) => text.push_str(&date.format(lang.date()).to_string()),
            Self::Message(message) => message.write(lang, text),
            Self::Rule(rule) => text.push_str(rule.get(lang)),
        }
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

impl From<Option<Message>> for Phrase {
    /// Nothing is said of what is not there.
    fn from(message: Option<Message>) -> Self {
        message.map_or_else(|| Self::Plain(String::new()), Self::Message)
    }
}

macro_rules! kinds {
    ($($kind:ident($value:ty);)*) => {
        $(impl From<$value> for Phrase {
            fn from(value: $value) -> Self {
                Self::$kind(value)
            }
        })*
    };
}

kinds! {
    Number(Number);
    Date(NaiveDate);
    Message(Message);
    Rule(Text);
}

macro_rules! plain {
    ($($value:ty)*) => {
        $(impl From<$value> for Phrase {
            fn from(value: $value) -> Self {
                Self::Plain(value.to_string())
            }
        })*
    };
}

plain! { &str &String i16 i64 u8 u16 u32 u64 usize &u32 &u64 &usize }

macro_rules! counts {
    ($($number:ty)*) => {
        $(impl From<$number> for Count {
            fn from(number: $number) -> Self {
                Self(number.into())
            }
        })*
    };
}

counts! { u8 u16 u32 u64 }

impl<N: Copy + Into<Self>> From<&N> for Count {
    fn from(number: &N) -> Self {
        (*number).into()
    }
}

impl From<usize> for Count {
    fn from(number: usize) -> Self {
        Self(number as u64)
    }
}

impl From<Count> for Phrase {
    fn from(Count(n): Count) -> Self {
        n.into()
    }
}
