//! The one table of problems.

use actix_web::http::StatusCode;
use fabulario_engine::Lang;

/// Words in both languages.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    pt: &'static str,
    en: &'static str,
}

impl Words {
    /// The words in a language.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Pt => self.pt,
            Lang::En => self.en,
        }
    }
}

/// What is always true of a kind of problem.
#[derive(Debug, Clone, Copy)]
pub struct Info {
    /// The last part of the `type` URL.
    pub slug: &'static str,
    /// The HTTP status.
    pub status: u16,
    /// The short name.
    pub title: Words,
    /// When it happens.
    pub about: Words,
    /// What to do next.
    pub remedy: Words,
}

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $slug:literal, $status:literal,
        title: $title_pt:literal / $title_en:literal,
        about: $about_pt:literal / $about_en:literal,
        remedy: $remedy_pt:literal / $remedy_en:literal;)+) => {
        /// A kind of problem. New kinds may come; clients fall back on the status.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl Kind {
            /// Every kind, by status.
            pub const ALL: &[Self] = &[$(Self::$kind,)+];

            /// What is always true of it.
            pub const fn info(self) -> &'static Info {
                match self {
                    $(Self::$kind => &Info {
                        slug: $slug,
                        status: $status,
                        title: Words { pt: $title_pt, en: $title_en },
                        about: Words { pt: $about_pt, en: $about_en },
                        remedy: Words { pt: $remedy_pt, en: $remedy_en },
                    },)+
                }
            }
        }
    };
}

kinds! {
    /// The request cannot be understood at all.
    BadRequest = "bad-request", 400,
        title: "Pedido malformado" / "Malformed request",
        about: "O servidor não conseguiu entender o pedido." / "The server could not make sense of the request.",
        remedy: "Confira o endereço, os cabeçalhos e a codificação." / "Check the address, the headers and the encoding.";
    /// The body is not JSON.
    MalformedJson = "malformed-json", 400,
        title: "JSON malformado" / "Malformed JSON",
        about: "O corpo do pedido não é JSON válido em UTF-8." / "The request body is not valid JSON in UTF-8.",
        remedy: "Corrija o corpo no lugar indicado por line e column." / "Mend the body at the place that line and column give.";
    /// The cursor is not one of ours.
    InvalidCursor = "invalid-cursor", 400,
        title: "Cursor inválido" / "Invalid cursor",
        about: "O cursor não veio desta lista, ou a lista mudou." / "The cursor did not come from this list, or the list has changed.",
        remedy: "Comece de novo sem cursor e siga o endereço em next." / "Start again without a cursor and follow the address in next.";
    /// Nothing of a query can be understood, or it is too much.
    InvalidQuery = "invalid-query", 400,
        title: "Busca incompreensível" / "Query not understood",
        about: "Nada da busca pôde ser entendido, ou ela é grande demais; warnings diz por quê." / "Nothing of the query could be understood, or it is too large; warnings tells why.",
        remedy: "Veja como escrever em /help ou em /v1/query/help." / "See how to write one at /help or /v1/query/help.";
    /// A text is not the code of a deck.
    InvalidDeckCode = "invalid-deck-code", 400,
        title: "Código de baralho inválido" / "Invalid deck code",
        about: "O texto não é o código de um baralho; reason diz por quê." / "The text is not the code of a deck; reason tells why.",
        remedy: "Copie o código inteiro de onde ele veio, ou peça o do baralho em /v1/decks/encode." / "Copy the whole code from where it came, or ask for that of the deck at /v1/decks/encode.";
    /// Neither of two parameters was given.
    MissingParameter = "missing-parameter", 400,
        title: "Parâmetro ausente" / "Missing parameter",
        about: "Falta um parâmetro sem o qual não há o que responder." / "A parameter is missing without which there is nothing to answer.",
        remedy: "Acrescente um dos parâmetros em known." / "Add one of the parameters in known.";
    /// A parameter has a value that it cannot have, and no other one would do.
    InvalidParameter = "invalid-parameter", 400,
        title: "Parâmetro inválido" / "Invalid parameter",
        about: "Um parâmetro tem um valor que não pode ter; errors diz qual e por quê." / "A parameter has a value that it cannot have; errors tells which one and why.",
        remedy: "Corrija cada parâmetro apontado por pointer." / "Mend each parameter that a pointer names.";
    /// Nothing lives at this address.
    UnknownRoute = "unknown-route", 404,
        title: "Endereço desconhecido" / "Unknown address",
        about: "Nada responde neste endereço." / "Nothing answers at this address.",
        remedy: "Confira o endereço; a lista de todos está em /docs/." / "Check the address; all of them are listed in /docs/.";
    /// No such game.
    UnknownGame = "unknown-game", 404,
        title: "Jogo desconhecido" / "Unknown game",
        about: "Nenhum jogo tem este nome." / "No game has this name.",
        remedy: "Use um dos nomes em known, ou veja /v1/games." / "Use one of the names in known, or see /v1/games.";
    /// No such format.
    UnknownFormat = "unknown-format", 404,
        title: "Formato desconhecido" / "Unknown format",
        about: "Nenhum formato tem este nome." / "No format has this name.",
        remedy: "Use um dos nomes em known, ou veja /v1/formats." / "Use one of the names in known, or see /v1/formats.";
    /// No such set.
    UnknownSet = "unknown-set", 404,
        title: "Coleção desconhecida" / "Unknown set",
        about: "Nenhuma coleção tem este código." / "No set has this code.",
        remedy: "Use um dos códigos em known, ou veja /v1/sets." / "Use one of the codes in known, or see /v1/sets.";
    /// No such card.
    UnknownCard = "unknown-card", 404,
        title: "Carta desconhecida" / "Unknown card",
        about: "Nenhuma carta tem este id." / "No card has this id.",
        remedy: "Confira o id; /v1/sets mostra as cartas de cada coleção e /v1/cards/batch procura também por nome." / "Check the id; /v1/sets shows the cards of each set, and /v1/cards/batch also looks for names.";
    /// No card has this name, or several have.
    UnknownName = "unknown-name", 404,
        title: "Nome desconhecido" / "Unknown name",
        about: "Nenhuma carta tem este nome, ou várias têm." / "No card has this name, or several have.",
        remedy: "Use um dos ids em known, ou procure em /v1/cards?q=." / "Use one of the ids in known, or search at /v1/cards?q=.";
    /// Nothing to choose from.
    NoCard = "no-card", 404,
        title: "Nenhuma carta" / "No card",
        about: "A busca não encontra carta alguma." / "The query finds no card.",
        remedy: "Afrouxe a busca; /v1/query/explain mostra que termo a esvaziou." / "Loosen the query; /v1/query/explain shows which term emptied it.";
    /// No such dump.
    UnknownDump = "unknown-dump", 404,
        title: "Arquivo desconhecido" / "Unknown file",
        about: "Nenhum arquivo de cartas tem este nome, ou ele foi substituído por um mais novo." / "No file of cards has this name, or a newer one has replaced it.",
        remedy: "Veja os arquivos de agora em /v1/bulk." / "See the files of now in /v1/bulk.";
    /// No such kind of problem.
    UnknownProblem = "unknown-problem", 404,
        title: "Problema desconhecido" / "Unknown problem",
        about: "Nenhum tipo de problema tem este nome." / "No kind of problem has this name.",
        remedy: "Veja a lista em /problems." / "See the list in /problems.";
    /// The address exists, the method does not.
    MethodNotAllowed = "method-not-allowed", 405,
        title: "Método não permitido" / "Method not allowed",
        about: "O endereço existe, mas não responde a este método." / "The address exists but does not answer to this method.",
        remedy: "Use um dos métodos do cabeçalho Allow." / "Use one of the methods in the Allow header.";
    /// The body did not arrive in time.
    BodyTimeout = "body-timeout", 408,
        title: "Corpo interrompido" / "Body interrupted",
        about: "O corpo do pedido não chegou inteiro." / "The request body did not arrive whole.",
        remedy: "Envie o pedido de novo." / "Send the request again.";
    /// The body is too large.
    BodyTooLarge = "body-too-large", 413,
        title: "Corpo grande demais" / "Body too large",
        about: "O corpo do pedido passa do limite em bytes dado em limit." / "The request body is over the limit of bytes in limit.",
        remedy: "Envie menos de cada vez." / "Send less at a time.";
    /// The address is too long.
    AddressTooLong = "address-too-long", 414,
        title: "Endereço longo demais" / "Address too long",
        about: "O endereço passa do limite em bytes dado em limit." / "The address is over the limit of bytes in limit.",
        remedy: "Encurte a consulta." / "Shorten the query.";
    /// The body is not of a type that we read.
    UnsupportedMediaType = "unsupported-media-type", 415,
        title: "Tipo de conteúdo não suportado" / "Unsupported media type",
        about: "O corpo precisa ser JSON sem compressão." / "The body must be JSON without compression.",
        remedy: "Envie Content-Type: application/json e nenhum Content-Encoding." / "Send Content-Type: application/json and no Content-Encoding.";
    /// The body is JSON, but not the one that was asked for.
    InvalidBody = "invalid-body", 422,
        title: "Corpo inválido" / "Invalid body",
        about: "O corpo é JSON, mas não o que este endereço espera; errors lista cada erro." / "The body is JSON, but not what this address expects; errors lists every mistake.",
        remedy: "Corrija cada campo apontado por pointer." / "Mend each field that a pointer names.";
    /// The deck may not be played in its format.
    IllegalDeck = "illegal-deck", 422,
        title: "Baralho irregular" / "Illegal deck",
        about: "O formato não permite este baralho; errors lista cada motivo." / "The format does not allow this deck; errors lists every reason.",
        remedy: "Corrija o baralho (/v1/validate mostra como), ou peça a simulação mesmo assim com illegal: simulate." / "Mend the deck (/v1/validate shows how), or ask for it all the same with illegal: simulate.";
    /// An action is not allowed at its moment of a game.
    IllegalAction = "illegal-action", 422,
        title: "Ação irregular" / "Illegal action",
        about: "As regras não permitem uma das ações no momento dela; action diz qual, contada a partir de 0, e rule, por quê." / "The rules do not allow one of the actions at its moment; action tells which one, counted from 0, and rule why.",
        remedy: "Mande as ações até ela e escolha outra das que a resposta lista em legal." / "Send the actions before it, and choose another one of those that the answer lists in legal.";
    /// The query takes too long.
    QueryTooSlow = "query-too-slow", 422,
        title: "Busca demorada demais" / "Query too slow",
        about: "A busca tem expressões ou um baralho que levam tempo demais." / "The query has expressions or a deck that take too long.",
        remedy: "Acrescente termos que estreitem a busca, ou tire expressões regulares." / "Add terms that narrow the search, or take out regular expressions.";
    /// Too many requests.
    RateLimited = "rate-limited", 429,
        title: "Pedidos demais" / "Too many requests",
        about: "Este cliente fez mais pedidos do que o limite permite." / "This client has made more requests than the limit allows.",
        remedy: "Espere os segundos do cabeçalho Retry-After; RateLimit diz quanto resta." / "Wait for the seconds in Retry-After; RateLimit tells what is left.";
    /// A client has as many simulations under way as it may.
    TooManySimulations = "too-many-simulations", 429,
        title: "Simulações demais" / "Too many simulations",
        about: "Cada cliente tem no máximo quatro simulações em andamento." / "Every client has at most four simulations under way.",
        remedy: "Espere que uma termine, ou cancele uma fechando a conexão dela." / "Wait for one to end, or cancel one by closing its connection.";
    /// The headers are too large.
    HeadersTooLarge = "headers-too-large", 431,
        title: "Cabeçalhos grandes demais" / "Headers too large",
        about: "Os cabeçalhos passam do limite em bytes dado em limit." / "The headers are over the limit of bytes in limit.",
        remedy: "Envie menos cabeçalhos, ou menores." / "Send fewer or smaller headers.";
    /// Something broke on our side.
    Internal = "internal", 500,
        title: "Erro interno" / "Internal error",
        about: "Algo quebrou do nosso lado; o registro do servidor guarda a causa." / "Something broke on our side; the server's log keeps the cause.",
        remedy: "Tente de novo; se continuar, informe o request_id." / "Try again; if it goes on, report the request_id.";
    /// A part of the server is not ready.
    NotReady = "not-ready", 503,
        title: "Servidor indisponível" / "Server not ready",
        about: "Uma parte do servidor ainda não está pronta, ou deixou de estar." / "A part of the server is not ready yet, or no longer.",
        remedy: "Tente de novo depois dos segundos do cabeçalho Retry-After." / "Try again after the seconds in Retry-After.";
    /// Everybody together has as many simulations under way as there can be.
    SimulationsFull = "simulations-full", 503,
        title: "Laboratório cheio" / "The lab is full",
        about: "Há simulações demais em andamento, de todos os clientes." / "Too many simulations of all clients are under way.",
        remedy: "Tente de novo depois do tempo em Retry-After." / "Try again after the time in Retry-After.";
    /// The request took too long.
    TimedOut = "timed-out", 503,
        title: "Tempo esgotado" / "Timed out",
        about: "O pedido levou mais tempo do que o permitido." / "The request took longer than it may.",
        remedy: "Tente de novo depois dos segundos do cabeçalho Retry-After, ou peça menos." / "Try again after the seconds in Retry-After, or ask for less.";
}

impl Kind {
    /// The HTTP status.
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.info().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The kind with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.info().slug == slug)
    }

    /// The kind that says most about a bare status.
    pub fn from_status(status: StatusCode) -> Self {
        match status.as_u16() {
            404 => Self::UnknownRoute,
            405 => Self::MethodNotAllowed,
            408 => Self::BodyTimeout,
            413 => Self::BodyTooLarge,
            414 => Self::AddressTooLong,
            415 => Self::UnsupportedMediaType,
            422 => Self::InvalidBody,
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
        let slugs: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.info().slug).collect();
        assert_eq!(slugs.len(), Kind::ALL.len());
        assert!(Kind::ALL.is_sorted_by_key(|kind| kind.info().status));
        for kind in Kind::ALL {
            assert!(kind.status().is_client_error() || kind.status().is_server_error());
            assert_eq!(Kind::from_slug(kind.info().slug), Some(*kind));
            assert_eq!(Kind::from_status(kind.status()).status(), kind.status());
        }
    }
}
