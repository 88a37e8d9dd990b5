//! The languages that readers have: the one list of them, which the build script reads too.

/// A language of the words. Portuguese is the language of the games, so it is the default.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Brazilian Portuguese.
    #[default]
    Pt,
    /// English.
    En,
    /// Every text in brackets, made from the Portuguese ones: what a test finds outside them stands in no file of words.
    #[cfg(test)]
    Pseudo,
}

impl Language {
    /// Every language, the default one first, in their order: texts lie in it, too.
    pub const ALL: &[Self] = &[
        Self::Pt,
        Self::En,
        #[cfg(test)]
        Self::Pseudo,
    ];

    /// The language tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Pt => "pt-BR",
            Self::En => "en",
            #[cfg(test)]
            Self::Pseudo => "qps",
        }
    }

    /// Whether so many things are told in the singular.
    pub const fn is_one(self, n: u64) -> bool {
        match self {
            Self::Pt => n <= 1,
            Self::En => n == 1,
            #[cfg(test)]
            Self::Pseudo => n == 1,
        }
    }

    /// What stands before the decimals of a number.
    pub const fn decimal_mark(self) -> &'static str {
        match self {
            Self::Pt => ",",
            Self::En => ".",
            #[cfg(test)]
            Self::Pseudo => "·",
        }
    }

    /// How a date is written, as chrono says it.
    pub const fn date(self) -> &'static str {
        match self {
            Self::Pt => "%d/%m/%Y",
            Self::En => "%Y-%m-%d",
            #[cfg(test)]
            Self::Pseudo => "%Y·%m·%d",
        }
    }
}
