//! The one table of findings: stable codes, how bad each is, what it is called, what a reader is told.

use crate::{Lang, deck::Word};

/// How bad a finding is, from the mildest to the worst.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// Allowed, and probably not meant.
    Warning,
    /// A game cannot begin yet, but nothing has to be taken out.
    Incomplete,
    /// Against a rule.
    Error,
}

macro_rules! codes {
    ($($(#[doc = $doc:literal])+ $code:ident = $id:literal, $severity:ident, $pt:literal / $en:literal, $told_pt:literal / $told_en:literal;)+) => {
        /// What kind of finding. New codes may come.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ViolationCode))]
        #[serde(rename_all = "snake_case")]
        pub enum Code {
            $($(#[doc = $doc])+ $code,)+
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &[Self] = &[$(Self::$code,)+];

            /// How bad it is; a shortage may be milder (ruling: MVC-C19).
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self {
                    $(Self::$code => Severity::$severity,)+
                }
            }

            /// What a reader is told: a sentence with places for names and numbers.
            pub(super) const fn sentence(self, lang: Lang) -> &'static str {
                match (self, lang) {
                    $((Self::$code, Lang::Pt) => $told_pt,
                    (Self::$code, Lang::En) => $told_en,)+
                }
            }

            const fn word(self) -> Word {
                match self {
                    $(Self::$code => Word { id: $id, pt: $pt, en: $en },)+
                }
            }
        }
    };
}

codes! {
    /// No definition explains the card.
    UnknownCard = "unknown_card", Error,
        "Carta desconhecida" / "Unknown card",
        "Nenhuma carta se chama “{about}”. Corrija o nome ou troque a carta."
        / "No card is called “{about}”. Correct the name or choose another card.";
    /// The format does not hold on this day.
    FormatNotInForce = "format_not_in_force", Error,
        "O formato não está em vigor" / "The format is not in force",
        "O formato só vale {about}. Escolha outra data ou outro formato."
        / "The format holds only {about}. Choose another date or another format.";
    /// A list holds fewer cards than it must.
    TooFewCards = "too_few_cards", Error,
        "Cartas de menos" / "Too few cards",
        "{about}: {found|carta|cartas}, o mínimo é {least}. Acrescente {lack}."
        / "{about}: {found|card|cards}, at least {least} required. Add {lack}.";
    /// A list holds more cards than it may.
    TooManyCards = "too_many_cards", Error,
        "Cartas demais" / "Too many cards",
        "{about}: {found|carta|cartas}, o máximo é {most}. Retire {over}."
        / "{about}: {found|card|cards}, at most {most} allowed. Remove {over}.";
    /// A position holds another number of cards than it must.
    WrongPosition = "wrong_position", Error,
        "Posições erradas" / "Wrong positions",
        "{about}: {found}, o número exigido é {least}. Fique com {least|base|bases} nessa posição."
        / "{about}: {found}, exactly {least} required. Have {least|base|bases} there.";
    /// A draft: a game cannot begin with so few cards.
    NotPlayableYet = "not_playable_yet", Incomplete,
        "Ainda não dá para jogar" / "Not playable yet",
        "{about}: {found|carta|cartas}, e uma partida começa com {least}. Acrescente {lack}."
        / "{about}: {found|card|cards}, and a game begins with {least}. Add {lack}.";
    /// A list does not take cards of this type.
    WrongCardType = "wrong_card_type", Error,
        "Tipo de carta errado" / "Wrong card type",
        "{names} é do tipo {kind}, que a lista “{about}” não aceita. Retire ou mude de lista."
        / "{names} is of type {kind}, which the list “{about}” does not take. Remove it or move it to another list.";
    /// A token is no card.
    TokenInDeck = "token_in_deck", Error,
        "Ficha no baralho" / "Token in the deck",
        "{names} é do tipo {kind}, que nunca faz parte de um baralho. Retire."
        / "{names} is of type {kind}, which is never part of a deck. Remove it.";
    /// More copies of one card than allowed.
    TooManyCopies = "too_many_copies", Error,
        "Cópias demais" / "Too many copies",
        "{names}: {found|cópia|cópias}, o máximo é {most}. Retire {over}."
        / "{names}: {found|copy|copies}, at most {most} allowed. Remove {over}.";
    /// The limit depends on the rarity, and the card has none.
    RarityMissing = "rarity_missing", Error,
        "Falta a raridade" / "Rarity missing",
        "{names} está sem raridade, e o limite de cópias depende dela. Informe a raridade."
        / "{names} has no rarity, and the limit of copies depends on it. State the rarity.";
    /// A colour of the card is not among the colours of the bases.
    OutsideIdentity = "outside_identity", Error,
        "Fora da identidade de cor" / "Outside the colour identity",
        "{names} tem cor fora da identidade do baralho (falta: {about}; as bases dão: {identity}). Retire a carta ou use uma base dessa cor."
        / "{names} has a colour outside the deck's identity (missing: {about}; the bases give: {identity}). Remove the card or use a base of that colour.";
    /// A colourless card fits in every deck.
    ColourlessCard = "colourless_card", Note,
        "Carta incolor" / "Colourless card",
        "{names} é incolor e cabe em qualquer baralho."
        / "{names} is colourless and fits in every deck.";
    /// Fewer cards of a type than the deck needs.
    TooFewOfType = "too_few_of_type", Error,
        "Cartas de menos de um tipo" / "Too few cards of a type",
        "{about}: {found|carta|cartas}, o mínimo é {least}. Acrescente {lack}."
        / "{about}: {found|card|cards}, at least {least} required. Add {lack}.";
    /// Versions of one name add up to more than one card could have.
    ManyVersions = "many_versions", Warning,
        "Muitas versões do mesmo nome" / "Many versions of one name",
        "“{name}” soma {found|cópia|cópias} entre suas versões, mais que as {most} de uma só carta. É permitido; confira se é o que você quer."
        / "“{name}” has {found|copy|copies} in all its versions, more than the {most} of a single card. That is allowed; check that you mean it.";
    /// More copies wait outside than could ever be swapped in.
    ReserveExcess = "reserve_excess", Warning,
        "Cópias inúteis fora do baralho" / "Useless copies outside the deck",
        "{names}: {found|cópia|cópias} fora do baralho, mas só {most|poderia|poderiam} entrar. É permitido; {over|cópia não tem|cópias não têm} uso."
        / "{names}: {found|copy|copies} outside the deck, but at most {most} could ever come in. That is allowed; {over|copy has|copies have} no use.";
    /// What is to be swapped is not there.
    SwapNotThere = "swap_not_there", Error,
        "Troca impossível" / "Impossible swap",
        "A troca não pode ser feita ({names}): o que sai precisa estar no baralho e o que entra, na reserva, com tantas cópias. Confira as listas."
        / "The swap cannot be made ({names}): what goes out must be in the deck and what comes in must be in the reserve, in that many copies. Check the lists.";
    /// A swap is one card for one.
    SwapNotOneForOne = "swap_not_one_for_one", Error,
        "Troca desigual" / "Uneven swap",
        "A troca não está completa. Diga o que sai e o que entra."
        / "The swap is not complete. Say what goes out and what comes in.";
    /// Two Classes of one path.
    SamePath = "same_path", Error,
        "Classes do mesmo caminho" / "Classes of one path",
        "{found} Classes seguem o mesmo caminho ({about}): {names}. Fique com uma."
        / "{found} Classes follow one path ({about}): {names}. Keep one.";
    /// The Ente needs a higher hero level.
    EnteNeedsLevel = "ente_needs_level", Error,
        "Nível de herói baixo para o Ente" / "Hero level too low for the Entity",
        "{names} exige nível de herói {least}, e o herói tem {found}. Suba o nível com Classes, ou troque ou retire o Ente."
        / "{names} needs hero level {least}, and the hero has {found}. Raise the level with Classes, or replace or remove the Entity.";
    /// More cards on the table than slots for them.
    TooFewSlots = "too_few_slots", Error,
        "Espaços de menos" / "Too few slots",
        "{about}: {found} em {most|espaço|espaços}. Retire {over} ou use Classes, Itens ou Habilidades que deem espaços."
        / "{about}: {found} in {most|slot|slots}. Remove {over}, or use Classes, Items or Skills that give slots.";
    /// More cards in the inventory than it holds.
    InventoryFull = "inventory_full", Error,
        "Inventário cheio" / "Inventory full",
        "O inventário tem {found|carta|cartas} e comporta {most}. Retire {over}."
        / "The inventory has {found|card|cards} and holds {most}. Remove {over}.";
    /// The hero's level in a knowledge is below the card's.
    KnowledgeTooLow = "knowledge_too_low", Error,
        "Conhecimento insuficiente" / "Knowledge too low",
        "{names} exige {about} {least}, e o herói tem {found}. Use Classes que ensinem {about}, ou deixe a carta no inventário."
        / "{names} needs {about} {least}, and the hero has {found}. Use Classes that teach {about}, or leave the card in the inventory.";
    /// A Livre card needs a higher hero level.
    LivreNeedsLevel = "livre_needs_level", Error,
        "Nível de herói baixo para carta Livre" / "Hero level too low for a Livre card",
        "{names} é Livre e exige nível de herói {least}, e o herói tem {found}. Suba o nível com Classes, ou deixe a carta no inventário."
        / "{names} is Livre and needs hero level {least}, and the hero has {found}. Raise the level with Classes, or leave the card in the inventory.";
    /// An Event that this hero could not activate.
    EventOutOfReach = "event_out_of_reach", Warning,
        "Evento fora de alcance" / "Event out of reach",
        "{names} pode ficar no inventário, mas este herói não consegue ativá-la: precisa de {about} {least} e tem {found}. É permitido; para ativá-la, use outras Classes."
        / "{names} may stay in the inventory, but this hero cannot activate it: it needs {about} {least}, and the hero has {found}. That is allowed; to activate it, use other Classes.";
    /// Two equipped Items of one specifier.
    SameSpecifier = "same_specifier", Error,
        "Itens do mesmo especificador" / "Items of one specifier",
        "{found} Itens equipados do especificador “{about}”: {names}. Fique com {most}."
        / "{found} equipped Items of the specifier “{about}”: {names}. Keep {most}.";
    /// More Lignum cards than a hero may have.
    TooManyLignum = "too_many_lignum", Error,
        "Lignum demais" / "Too many Lignum cards",
        "{found|carta de Lignum|cartas de Lignum}, o máximo é {most}. Retire {over}."
        / "{found|Lignum card|Lignum cards}, at most {most} allowed. Remove {over}.";
    /// A Summus needs a higher hero level.
    SummusNeedsLevel = "summus_needs_level", Error,
        "Nível de herói baixo para Summus" / "Hero level too low for a Summus",
        "Summus exige nível de herói {least}, e o herói tem {found}: {names}. Suba o nível ou retire."
        / "A Summus needs hero level {least}, and the hero has {found}: {names}. Raise the level or remove it.";
    /// Two Summus of one type.
    SameSummus = "same_summus", Error,
        "Summus do mesmo tipo" / "Summus of one type",
        "{found} Summus do tipo “{about}”: {names}. Fique com {most}."
        / "{found} Summus of the type “{about}”: {names}. Keep {most}.";
    /// More Summus than a hero may have.
    TooManySummus = "too_many_summus", Error,
        "Summus demais" / "Too many Summus",
        "{found} Summus ao todo, o máximo é {most}: {names}. Retire {over}."
        / "{found} Summus in all, at most {most} allowed: {names}. Remove {over}.";
    /// More attachments on one card than allowed.
    TooManyAttachments = "too_many_attachments", Error,
        "Anexos demais" / "Too many attachments",
        "{names} tem {found|anexo|anexos}, o máximo é {most}. Retire {over}."
        / "{names} has {found|attachment|attachments}, at most {most} allowed. Remove {over}.";
    /// A card of a set that the format forbids.
    ForbiddenSet = "forbidden_set", Error,
        "Coleção proibida" / "Forbidden set",
        "{names} é da coleção {about}, que este formato proíbe. Retire."
        / "{names} is of the set {about}, which this format forbids. Remove it.";
    /// A format has marked the card as its own.
    MarkedForFormat = "marked_for_format", Error,
        "Carta de outro formato" / "Card of another format",
        "{names} tem marca de formato, e aqui só valem cartas neutras. Retire."
        / "{names} carries a format's mark, and only neutral cards are allowed here. Remove it.";
    /// The card is banned in the format.
    BannedCard = "banned_card", Error,
        "Carta banida" / "Banned card",
        "{names} está banida neste formato. Retire."
        / "{names} is banned in this format. Remove it.";
    /// More copies than the format allows of this card.
    LimitedCard = "limited_card", Error,
        "Carta limitada" / "Limited card",
        "{names} é limitada a {most|cópia|cópias} neste formato, e há {found}. Retire {over}."
        / "{names} is limited to {most|copy|copies} in this format, and there are {found}. Remove {over}.";
    /// The format has a pool of its own, and these copies are not in it.
    OutsidePool = "outside_pool", Error,
        "Fora do conjunto permitido" / "Outside the pool",
        "{names}: {found|cópia|cópias}, e o conjunto permitido tem {most}. Retire {over}."
        / "{names}: {found|copy|copies}, and the pool has {most}. Remove {over}.";
    /// None of the card's sets is allowed in the format.
    OutsideSets = "outside_sets", Error,
        "Fora das coleções permitidas" / "Outside the allowed sets",
        "{names} não saiu em nenhuma das coleções permitidas ({about}). Retire."
        / "{names} was printed in none of the allowed sets ({about}). Remove it.";
    /// The card comes out on a later day than the one that is judged by; no rule keeps it out.
    UnreleasedCard = "unreleased_card", Note,
        "Carta ainda não lançada" / "Unreleased card",
        "Só a partir de {about}: {names}. Nenhuma regra impede o uso antes."
        / "Out only on {about}: {names}. No rule forbids playing it before.";
}

impl Code {
    /// The wire name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.word().id
    }

    /// The short name.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        self.word().get(lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_code_is_its_wire_form_and_every_place_in_a_sentence_is_known() {
        let places = [
            "names", "name", "about", "kind", "identity", "found", "least", "most", "lack", "over",
        ];
        for code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), code.id());
            for lang in Lang::ALL {
                assert!(!code.title(lang).is_empty());
                for part in code.sentence(lang).split('{').skip(1) {
                    let place = part.split(['}', '|']).next().unwrap();
                    assert!(places.contains(&place), "{code:?} {place}");
                }
            }
        }
    }
}
