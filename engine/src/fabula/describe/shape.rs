//! How a value is written.

use std::fmt;

use serde::Serialize;

/// How a value is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// True or false.
    Truth,
    /// A whole number.
    Number {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
    },
    /// A text in one line, without spaces around it or control characters, and not empty.
    Text {
        /// The most characters.
        most: usize,
    },
    /// This, or null for none.
    Optional(Box<Shape>),
    /// A list.
    List {
        /// Of what.
        of: Box<Shape>,
        /// The most entries.
        most: usize,
    },
    /// One of these.
    Either(Vec<Shape>),
    /// What the type of this name says.
    Type(&'static str),
}

impl Shape {
    /// The type that it mentions; of several the last, which is the one that has fields.
    #[must_use]
    pub fn mentions(&self) -> Option<&'static str> {
        match self {
            Self::Truth | Self::Number { .. } | Self::Text { .. } => None,
            Self::Optional(of) | Self::List { of, .. } => of.mentions(),
            Self::Either(shapes) => shapes.iter().rev().find_map(Self::mentions),
            Self::Type(name) => Some(name),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Truth => f.write_str("true or false"),
            Self::Number { least, most } => write!(f, "whole number from {least} to {most}"),
            Self::Text { most } => write!(f, "text of 1 to {most} characters"),
            Self::Optional(of) => write!(f, "{of}, or null"),
            Self::List { of, most } => write!(f, "list of up to {most}: {of}"),
            Self::Either(shapes) => {
                for (i, shape) in shapes.iter().enumerate() {
                    let between = if i == 0 { "" } else { ", or " };
                    write!(f, "{between}{shape}")?;
                }
                Ok(())
            }
            Self::Type(name) => f.write_str(name),
        }
    }
}
