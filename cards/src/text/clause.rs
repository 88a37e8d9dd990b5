//! Subject, verb and the rest: who does what, as an order, as a statement, or behind "may".

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::Who;

use super::Writer;
use super::grammar::Number;
use super::object::Thing;

/// How a clause is put.
#[derive(Debug, Clone, Copy)]
pub(super) enum Mood<'w> {
    /// `Compre uma carta`; of others: `cada oponente compra uma carta`.
    Plain,
    /// `comprar uma carta`, behind what this player may do.
    May(&'w Who),
}

/// A verb: order, third person, third person of several, infinitive; plain English form and third person.
pub(super) struct Verb {
    pub pt: [&'static str; 4],
    pub en: [&'static str; 2],
}

macro_rules! verbs {
    ($( $name:ident = $order:literal $one:literal $many:literal $infinitive:literal, $en:literal $ens:literal; )*) => {
        $( pub(super) const $name: Verb = Verb { pt: [$order, $one, $many, $infinitive], en: [$en, $ens] }; )*
    };
}

verbs! {
    DRAW = "compre" "compra" "compram" "comprar", "draw" "draws";
    DISCARD = "descarte" "descarta" "descartam" "descartar", "discard" "discards";
    CHOOSE = "escolha" "escolhe" "escolhem" "escolher", "choose" "chooses";
    RETURN = "devolva" "devolve" "devolvem" "devolver", "return" "returns";
    PUT = "coloque" "coloca" "colocam" "colocar", "put" "puts";
    SHUFFLE = "embaralhe" "embaralha" "embaralham" "embaralhar", "shuffle" "shuffles";
    EXILE = "degrede" "degreda" "degredam" "degredar", "exile" "exiles";
    DEAL = "cause" "causa" "causam" "causar", "deal" "deals";
    DIVIDE = "divida" "divide" "dividem" "dividir", "divide" "divides";
    PREVENT = "previna" "previne" "previnem" "prevenir", "prevent" "prevents";
    DESTROY = "destrua" "destrói" "destroem" "destruir", "destroy" "destroys";
    SACRIFICE = "sacrifique" "sacrifica" "sacrificam" "sacrificar", "sacrifice" "sacrifices";
    TURN = "vire" "vira" "viram" "virar", "turn" "turns";
    UNTURN = "desvire" "desvira" "desviram" "desvirar", "unturn" "unturns";
    CANCEL = "cancele" "cancela" "cancelam" "cancelar", "cancel" "cancels";
    COPY = "copie" "copia" "copiam" "copiar", "copy" "copies";
    CHANGE = "mude" "muda" "mudam" "mudar", "change" "changes";
    GAIN = "ganhe" "ganha" "ganham" "ganhar", "gain" "gains";
    LOSE = "perca" "perde" "perdem" "perder", "lose" "loses";
    GET = "receba" "recebe" "recebem" "receber", "get" "gets";
    RAISE = "aumente" "aumenta" "aumentam" "aumentar", "raise" "raises";
    CREATE = "crie" "cria" "criam" "criar", "create" "creates";
    ATTACH = "anexe" "anexa" "anexam" "anexar", "attach" "attaches";
    DETACH = "desanexe" "desanexa" "desanexam" "desanexar", "detach" "detaches";
    TAKE = "assuma" "assume" "assumem" "assumir", "take" "takes";
    PLAY = "jogue" "joga" "jogam" "jogar", "play" "plays";
    REPEAT = "faça" "faz" "fazem" "fazer", "do" "does";
}

impl Writer<'_> {
    /// What a player does.
    pub(super) fn does(&self, who: &Who, verb: &Verb, rest: &str, mood: Mood) -> String {
        match mood {
            Mood::Plain if *who == Who::You => format!("{} {rest}", self.order(verb)),
            Mood::May(by) if who == by => format!("{} {rest}", self.infinitive(verb)),
            Mood::Plain | Mood::May(_) => {
                let subject = self.player(who);
                self.subject_does(&subject, Number::One, verb, rest, mood)
            }
        }
    }

    /// What is done by nobody in particular: an order to whoever follows the text.
    pub(super) fn do_it(&self, verb: &Verb, rest: &str, mood: Mood) -> String {
        match mood {
            Mood::Plain => format!("{} {rest}", self.order(verb)),
            Mood::May(_) => format!("{} {rest}", self.infinitive(verb)),
        }
    }

    /// What happens to objects that are the subject of the clause.
    pub(super) fn thing_does(&self, thing: &Thing, verb: &Verb, rest: &str, mood: Mood) -> String {
        self.subject_does(&thing.text, thing.number, verb, rest, mood)
    }

    fn subject_does(
        &self,
        subject: &str,
        number: Number,
        verb: &Verb,
        rest: &str,
        mood: Mood,
    ) -> String {
        let [_, one, many, infinitive] = verb.pt;
        let [plain, third] = verb.en;
        let you = subject == "you";
        if self.speech.same_subject.take() {
            let verb = match (self.lang, number) {
                (Lang::Pt, Number::One) => one,
                (Lang::Pt, Number::Many) => many,
                (Lang::En, Number::One) => third,
                (Lang::En, Number::Many) => plain,
            };
            return format!("{verb} {rest}");
        }
        match (mood, self.lang) {
            (Mood::May(_), Lang::Pt) => format!("fazer {subject} {infinitive} {rest}"),
            (Mood::May(_), Lang::En) => format!("have {subject} {plain} {rest}"),
            (Mood::Plain, Lang::Pt) => {
                let verb = if number == Number::One { one } else { many };
                format!("{subject} {verb} {rest}")
            }
            (Mood::Plain, Lang::En) => {
                let verb = if number == Number::One && !you {
                    third
                } else {
                    plain
                };
                format!("{subject} {verb} {rest}")
            }
        }
    }

    fn order(&self, verb: &Verb) -> &'static str {
        let [order, ..] = verb.pt;
        let [plain, _] = verb.en;
        self.pick(order, plain)
    }

    fn infinitive(&self, verb: &Verb) -> &'static str {
        let [.., infinitive] = verb.pt;
        let [plain, _] = verb.en;
        self.pick(infinitive, plain)
    }
}
