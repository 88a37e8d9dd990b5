//! Adjectives and what stands behind a noun: state, colour, cost, name, control.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Amount, ColourTest, Filter, Role, Side};
use fabulario_engine::fabula::{Colour, Colours};

use super::super::Writer;
use super::super::grammar::{Gender, Number, agree, list, participle};
use super::As;

impl Writer<'_> {
    pub(super) fn adjectives(
        &self,
        filter: &Filter,
        gender: Gender,
        number: Number,
    ) -> Vec<String> {
        let mut words = Vec::new();
        let state = |stem: &str, en: &str| match self.lang {
            Lang::Pt => participle(stem, gender, number),
            Lang::En => en.to_owned(),
        };
        // English adjectives come first, so their order is that of closeness to the noun, reversed.
        match filter.turned {
            Some(true) => words.push(state("virad", "turned")),
            Some(false) => words.push(state("desvirad", "unturned")),
            None => {}
        }
        match filter.damaged {
            Some(true) => words.push(state("danificad", "damaged")),
            Some(false) => words.push(state("intact", "undamaged")),
            None => {}
        }
        if let (Lang::En, Some(role)) = (self.lang, filter.role) {
            let role = match role {
                Role::Attacking => "attacking",
                Role::Influencing => "influencing",
                Role::Blocking => "blocking",
            };
            words.push(role.to_owned());
        }
        if let Some(test) = &filter.colours {
            words.push(self.colour_test(test, gender, number));
        }
        if self.lang == Lang::En && filter.ficha == Some(false) {
            words.push("nontoken".to_owned());
        }
        if self.lang == Lang::Pt {
            // The noun comes first: what is said of the state comes last.
            words.reverse();
        }
        words
    }

    /// A colour as an adjective.
    pub(in super::super) fn colour(
        &self,
        colour: Colour,
        gender: Gender,
        number: Number,
    ) -> String {
        let (forms, en) = match colour {
            Colour::Branco => (["branco", "branca", "brancos", "brancas"], "white"),
            Colour::Azul => (["azul", "azul", "azuis", "azuis"], "blue"),
            Colour::Amarelo => (["amarelo", "amarela", "amarelos", "amarelas"], "yellow"),
            Colour::Verde => (["verde", "verde", "verdes", "verdes"], "green"),
            Colour::Vermelho => (["vermelho", "vermelha", "vermelhos", "vermelhas"], "red"),
            Colour::Roxo => (["roxo", "roxa", "roxos", "roxas"], "purple"),
        };
        self.say(agree(gender, number, forms), en)
    }

    pub(in super::super) fn colours(
        &self,
        colours: Colours,
        gender: Gender,
        number: Number,
        last: &str,
    ) -> String {
        let names: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|colour| colours.has(*colour))
            .map(|colour| self.colour(colour, gender, number))
            .collect();
        list(&names, last)
    }

    pub(super) fn colour_test(&self, test: &ColourTest, gender: Gender, number: Number) -> String {
        let (or, and) = (self.say("ou", "or"), self.say("e", "and"));
        match test {
            ColourTest::AnyOf { colours } => self.colours(*colours, gender, number, &or),
            ColourTest::Exactly { colours } => {
                let colours = self.colours(*colours, gender, number, &and);
                self.say(format!("só {colours}"), format!("only {colours}"))
            }
            ColourTest::Colourless => self.say(
                agree(
                    gender,
                    number,
                    ["incolor", "incolor", "incolores", "incolores"],
                ),
                "colourless",
            ),
            ColourTest::Mono => self.say("de uma só cor", "one-coloured"),
            ColourTest::Multi => {
                self.say(participle("multicolorid", gender, number), "multicoloured")
            }
            ColourTest::Chosen => self.say("da cor escolhida", "chosen-colour"),
        }
    }

    /// Cost, name, attachment and control: what stands behind the noun.
    pub(super) fn tail(&self, filter: &Filter, what: As, gender: Gender, number: Number) -> String {
        let mut parts = Vec::new();
        if let Some(name) = &filter.name {
            let name = self.name(name);
            let called = participle("chamad", gender, number);
            parts.push(self.say(format!("{called} “{name}”"), format!("named “{name}”")));
        }
        let cost = self.cost_bounds(filter);
        let whose = self.relative(filter, what, number);
        match self.lang {
            Lang::Pt => parts.extend([cost, self.attached(filter, gender, number), whose]),
            Lang::En => parts.extend([self.attached(filter, gender, number), whose, cost]),
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" ")
    }

    fn cost_bounds(&self, filter: &Filter) -> String {
        let bound = |bound: &Option<Box<Amount>>| bound.as_deref().map(|n| self.expression(n));
        match (bound(&filter.cost_at_least), bound(&filter.cost_at_most)) {
            (None, None) => String::new(),
            (Some(least), None) => self.say(
                format!("de custo {least} ou mais"),
                format!("with cost {least} or more"),
            ),
            (None, Some(most)) => self.say(
                format!("de custo {most} ou menos"),
                format!("with cost {most} or less"),
            ),
            (Some(least), Some(most)) => self.say(
                format!("de custo entre {least} e {most}"),
                format!("with cost from {least} to {most}"),
            ),
        }
    }

    fn attached(&self, filter: &Filter, gender: Gender, number: Number) -> String {
        if !filter.attached_here {
            return String::new();
        }
        let this = self.this();
        self.say(
            format!("{} a {this}", participle("anexad", gender, number)),
            format!("attached to {this}"),
        )
    }

    /// `que você controla e que esteja influenciando`.
    fn relative(&self, filter: &Filter, what: As, number: Number) -> String {
        let many = number == Number::Many;
        let mut clauses = Vec::new();
        match (what, filter.whose, many) {
            (_, Side::Any, _) => {}
            (As::Permanent, Side::You, _) => {
                clauses.push(self.pick("que você controla", "you control"));
            }
            (As::Permanent, Side::Opponents, false) => {
                clauses.push(self.pick("que um oponente controla", "an opponent controls"));
            }
            (As::Permanent, Side::Opponents, true) => {
                clauses.push(self.pick("que seus oponentes controlam", "your opponents control"));
            }
            (As::Card, Side::You, many) => {
                clauses.push(self.pick(if many { "suas" } else { "sua" }, "of yours"));
            }
            (As::Card, Side::Opponents, false) => {
                clauses.push(self.pick("de um oponente", "of an opponent"));
            }
            (As::Card, Side::Opponents, true) => {
                clauses.push(self.pick("dos seus oponentes", "of your opponents"));
            }
        }
        if self.lang == Lang::Pt && filter.ficha == Some(false) {
            clauses.push(if many {
                "que não sejam fichas"
            } else {
                "que não seja ficha"
            });
        }
        if let (Lang::Pt, Some(role)) = (self.lang, filter.role) {
            clauses.push(match (role, many) {
                (Role::Attacking, false) => "que esteja atacando",
                (Role::Attacking, true) => "que estejam atacando",
                (Role::Influencing, false) => "que esteja influenciando",
                (Role::Influencing, true) => "que estejam influenciando",
                (Role::Blocking, false) => "que esteja bloqueando",
                (Role::Blocking, true) => "que estejam bloqueando",
            });
        }
        clauses.join(" e ")
    }
}
