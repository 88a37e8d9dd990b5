//! What a search answers besides cards.

use fabulario_cards::index::{Explained, Facet as CountedFacet, Node};
use fabulario_cards::query::field::{Entry, TABLE};
use fabulario_cards::query::help::EXAMPLES;
use fabulario_cards::query::{
    Kind, MOST_CHARACTERS, MOST_DEPTH, MOST_REGEXES, MOST_TERMS, Vocabulary,
};
use fabulario_engine::Lang;
use serde::Serialize;
use utoipa::ToSchema;

use super::card::Card;
use super::{Span, Warning};

/// A page of cards.
#[derive(ToSchema)]
#[expect(dead_code, reason = "tells the document what answers hold")]
pub struct CardPage {
    /// The cards. With `unique:prints` or `unique:art` each has the field `printing` with the id of the printing.
    data: Vec<Card>,
    /// The address of the next page; null on the last one.
    #[schema(required = true)]
    next: Option<String>,
    /// How many entries were found.
    total: u32,
    /// How many have each value, where `facets` asked for it.
    #[schema(required = false)]
    facets: Vec<Facet>,
    /// The query told back, where `explain` asked for it.
    #[schema(nullable = false)]
    explain: Option<Explanation>,
    /// What was wrong with the request.
    #[schema(required = false)]
    warnings: Vec<Warning>,
}

/// A field, and how many of all that was found have each of its values.
#[derive(Debug, Serialize, ToSchema)]
pub struct Facet {
    /// The field: `colour`, `type`, `cost`, `rarity` or `set`.
    #[schema(example = "type")]
    pub field: &'static str,
    /// The values that something has.
    pub values: Vec<FacetValue>,
}

/// A value, and how many have it.
#[derive(Debug, Serialize, ToSchema)]
pub struct FacetValue {
    /// What data calls it.
    #[schema(example = "aliado")]
    pub value: String,
    /// What players call it.
    #[schema(example = "Ally")]
    pub name: String,
    /// How many cards have it; of a set, how many printings are in it.
    pub count: u32,
    /// A term that narrows the query to them.
    #[schema(example = "type:aliado")]
    pub query: String,
}

impl From<CountedFacet> for Facet {
    fn from(facet: CountedFacet) -> Self {
        let values = facet.values.into_iter().map(|it| FacetValue {
            value: it.value,
            name: it.name,
            count: it.count,
            query: it.query,
        });
        Self {
            field: facet.field.entry().en,
            values: values.collect(),
        }
    }
}

/// A query told back.
#[derive(Debug, Serialize, ToSchema)]
pub struct Explanation {
    /// The query in one plain sentence.
    #[schema(example = "Cards where the type is ally and the cost is at most 3.")]
    pub sentence: String,
    /// Its canonical text: reading it gives the same query.
    #[schema(example = "type:ally cost<=3")]
    pub canonical: String,
    /// Its parts with their hits; null if it asks for nothing.
    #[schema(required = true)]
    pub tree: Option<QueryPart>,
}

/// A part of a query.
#[derive(Debug, Serialize, ToSchema)]
pub struct QueryPart {
    /// `and`, `or`, `not` or `term`.
    #[schema(example = "term")]
    pub kind: &'static str,
    /// Its canonical text.
    pub canonical: String,
    /// It in plain words.
    pub sentence: String,
    /// Where it stands in the query, if it is a term or a negation.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub span: Option<Span>,
    /// How many cards it finds by itself.
    pub hits: u32,
    /// Of a part of an `and`: how many cards its other parts find without it. Where they find some and the whole
    /// finds none, this one was too much.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub without: Option<u32>,
    /// What it is made of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, no_recursion)]
    pub parts: Vec<Self>,
}

impl From<Node> for QueryPart {
    fn from(node: Node) -> Self {
        Self {
            kind: node.kind,
            canonical: node.canonical,
            sentence: node.sentence,
            // What was added to a query stands nowhere in it.
            span: node.span.filter(|it| it.end > 0).map(Span::from),
            hits: node.hits,
            without: node.without,
            parts: node.parts.into_iter().map(Self::from).collect(),
        }
    }
}

impl From<Explained> for Explanation {
    fn from(explained: Explained) -> Self {
        Self {
            sentence: explained.sentence,
            canonical: explained.canonical,
            tree: explained.tree.map(QueryPart::from),
        }
    }
}

/// How to write a query.
#[derive(Debug, Serialize, ToSchema)]
pub struct Help<'v> {
    /// Queries that each find something.
    pub examples: Vec<HelpExample>,
    /// Every field.
    pub fields: Vec<HelpField<'v>>,
    /// What a query may have at most.
    pub limits: HelpLimits,
}

/// A query.
#[derive(Debug, Serialize, ToSchema)]
pub struct HelpExample {
    /// The query.
    #[schema(example = "tipo:aliado custo<=3")]
    pub query: &'static str,
    /// What it finds.
    pub about: &'static str,
}

/// A field of the query language.
#[derive(Debug, Serialize, ToSchema)]
pub struct HelpField<'v> {
    /// Its name.
    #[schema(example = "cost")]
    pub name: &'static str,
    /// All its names, in both languages.
    #[schema(example = json!(["custo", "cost", "mv", "cmc"]))]
    pub names: Vec<&'static str>,
    /// What it holds: `text`, `one`, `many`, `ordered`, `number`, `day`, `legality`, `has`, `deck`, `directive` or
    /// `reserved`. New kinds may come.
    #[schema(example = "number")]
    pub kind: String,
    /// What it is.
    pub about: &'static str,
    /// A query that uses it.
    pub example: &'static str,
    /// Its values, where there are few enough to list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub values: Vec<HelpValue<'v>>,
}

/// A value of a field.
#[derive(Debug, Serialize, ToSchema)]
pub struct HelpValue<'v> {
    /// What queries may call it.
    #[schema(example = "aliado")]
    pub id: &'v str,
    /// What players call it, and queries too.
    #[schema(example = "Ally")]
    pub name: &'v str,
}

/// What a query may have at most.
#[derive(Debug, Serialize, ToSchema)]
#[expect(missing_docs, reason = "the words say it")]
pub struct HelpLimits {
    pub characters: usize,
    pub terms: usize,
    pub nested_parentheses: usize,
    pub regular_expressions: usize,
}

/// More values than this are no help.
const MOST_VALUES: usize = 100;

impl<'v> Help<'v> {
    /// The help in a language.
    pub fn new(vocabulary: &'v Vocabulary, lang: Lang) -> Self {
        let examples = EXAMPLES.iter().map(|it| HelpExample {
            query: it.query,
            about: lang.pick(it.pt, it.en),
        });
        Self {
            examples: examples.collect(),
            fields: TABLE.iter().map(|it| field(it, vocabulary, lang)).collect(),
            limits: HelpLimits {
                characters: MOST_CHARACTERS,
                terms: MOST_TERMS,
                nested_parentheses: MOST_DEPTH,
                regular_expressions: MOST_REGEXES,
            },
        }
    }
}

fn field<'v>(entry: &'static Entry, vocabulary: &'v Vocabulary, lang: Lang) -> HelpField<'v> {
    let listed = matches!(entry.kind, Kind::One | Kind::Many | Kind::Ordered);
    let values = vocabulary.of(entry.field).list();
    let values = values
        .iter()
        .filter(|_| listed && values.len() <= MOST_VALUES);
    HelpField {
        name: entry.name(lang),
        names: entry.names().collect(),
        kind: format!("{:?}", entry.kind).to_lowercase(),
        about: entry.about(lang),
        example: entry.example,
        values: values
            .map(|it| HelpValue {
                id: &it.id,
                name: it.name(lang),
            })
            .collect(),
    }
}
