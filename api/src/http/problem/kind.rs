//! The one table of problems.

use actix_web::http::StatusCode;

use crate::words::{Message, kinds};

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $slug:literal, $words:ident, $status:literal;)+) => {
        /// A kind of problem. New kinds may come; clients fall back on the status.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl Kind {
            /// Every kind, by status.
            pub const ALL: &[Self] = &[$(Self::$kind,)+];

            /// The last part of the `type` URL.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$kind => $slug,)+
                }
            }

            const fn number(self) -> u16 {
                match self {
                    $(Self::$kind => $status,)+
                }
            }

            /// The short name.
            pub fn title(self) -> Message {
                match self {
                    $(Self::$kind => kinds::$words::title(),)+
                }
            }

            /// When it happens.
            pub fn about(self) -> Message {
                match self {
                    $(Self::$kind => kinds::$words::about(),)+
                }
            }

            /// What to do next.
            pub fn remedy(self) -> Message {
                match self {
                    $(Self::$kind => kinds::$words::remedy(),)+
                }
            }
        }
    };
}

kinds! {
    /// The request cannot be understood at all.
    BadRequest = "bad-request", bad_request, 400;
    /// The body is not JSON.
    MalformedJson = "malformed-json", malformed_json, 400;
    /// The cursor is not one of ours.
    InvalidCursor = "invalid-cursor", invalid_cursor, 400;
    /// Nothing of a query can be understood, or it is too much.
    InvalidQuery = "invalid-query", invalid_query, 400;
    /// A text is not the code of a deck.
    InvalidDeckCode = "invalid-deck-code", invalid_deck_code, 400;
    /// Neither of two parameters was given.
    MissingParameter = "missing-parameter", missing_parameter, 400;
    /// A parameter has a value that it cannot have, and no other one would do.
    InvalidParameter = "invalid-parameter", invalid_parameter, 400;
    /// Nobody knows who asks.
    SignInRequired = "sign-in-required", sign_in_required, 401;
    /// Who asks is known, and may not do this.
    Forbidden = "forbidden", forbidden, 403;
    /// Nothing lives at this address.
    UnknownRoute = "unknown-route", unknown_route, 404;
    /// No such game.
    UnknownGame = "unknown-game", unknown_game, 404;
    /// No such format.
    UnknownFormat = "unknown-format", unknown_format, 404;
    /// No such set.
    UnknownSet = "unknown-set", unknown_set, 404;
    /// No such card.
    UnknownCard = "unknown-card", unknown_card, 404;
    /// No such ready deck.
    UnknownReadyDeck = "unknown-ready-deck", unknown_ready_deck, 404;
    /// No such rule or ruling.
    UnknownRule = "unknown-rule", unknown_rule, 404;
    /// No card has this name, or several have.
    UnknownName = "unknown-name", unknown_name, 404;
    /// Nothing to choose from.
    NoCard = "no-card", no_card, 404;
    /// No such dump.
    UnknownDump = "unknown-dump", unknown_dump, 404;
    /// No such kind of problem.
    UnknownProblem = "unknown-problem", unknown_problem, 404;
    /// The address exists, the method does not.
    MethodNotAllowed = "method-not-allowed", method_not_allowed, 405;
    /// The body did not arrive in time.
    BodyTimeout = "body-timeout", body_timeout, 408;
    /// Another request is at it, or has made it impossible.
    Conflict = "conflict", conflict, 409;
    /// It was here, and is kept no more.
    Gone = "gone", gone, 410;
    /// It has changed since the caller read it.
    ChangedMeanwhile = "changed-meanwhile", changed_meanwhile, 412;
    /// The body is too large.
    BodyTooLarge = "body-too-large", body_too_large, 413;
    /// The address is too long.
    AddressTooLong = "address-too-long", address_too_long, 414;
    /// The body is not of a type that we read.
    UnsupportedMediaType = "unsupported-media-type", unsupported_media_type, 415;
    /// The body is JSON, but not the one that was asked for.
    InvalidBody = "invalid-body", invalid_body, 422;
    /// The deck may not be played in its format.
    IllegalDeck = "illegal-deck", illegal_deck, 422;
    /// An action is not allowed at its moment of a game.
    IllegalAction = "illegal-action", illegal_action, 422;
    /// The query takes too long.
    QueryTooSlow = "query-too-slow", query_too_slow, 422;
    /// The caller did not say which revision a write is about.
    RevisionRequired = "revision-required", revision_required, 428;
    /// Too many requests.
    RateLimited = "rate-limited", rate_limited, 429;
    /// A client has as many simulations under way as it may.
    TooManySimulations = "too-many-simulations", too_many_simulations, 429;
    /// The headers are too large.
    HeadersTooLarge = "headers-too-large", headers_too_large, 431;
    /// Something broke on our side.
    Internal = "internal", internal, 500;
    /// A part of the server is not ready.
    NotReady = "not-ready", not_ready, 503;
    /// Everybody together has as many simulations under way as there can be.
    SimulationsFull = "simulations-full", simulations_full, 503;
    /// The request took too long.
    TimedOut = "timed-out", timed_out, 503;
}

impl Kind {
    /// The HTTP status.
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.number()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The kind with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.slug() == slug)
    }

    /// The kind that says most about a bare status.
    pub fn from_status(status: StatusCode) -> Self {
        match status.as_u16() {
            401 => Self::SignInRequired,
            403 => Self::Forbidden,
            404 => Self::UnknownRoute,
            405 => Self::MethodNotAllowed,
            408 => Self::BodyTimeout,
            409 => Self::Conflict,
            410 => Self::Gone,
            412 => Self::ChangedMeanwhile,
            413 => Self::BodyTooLarge,
            414 => Self::AddressTooLong,
            415 => Self::UnsupportedMediaType,
            422 => Self::InvalidBody,
            428 => Self::RevisionRequired,
            429 => Self::RateLimited,
            431 => Self::HeadersTooLarge,
            503 => Self::NotReady,
            400..=499 => Self::BadRequest,
            _ => Self::Internal,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_kind_has_its_own_slug_and_an_error_status_and_stands_in_order() {
        let slugs: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.slug()).collect();
        assert_eq!(slugs.len(), Kind::ALL.len());
        assert!(Kind::ALL.is_sorted_by_key(|kind| kind.number()));
        for kind in Kind::ALL {
            assert!(kind.status().is_client_error() || kind.status().is_server_error());
            assert_eq!(Kind::from_slug(kind.slug()), Some(*kind));
            assert_eq!(Kind::from_status(kind.status()).status(), kind.status());
        }
    }
}
