//! Values, taken from cards or from the vocabulary.

use super::super::oracle::fields::{Field, Kind, fields};
use super::super::oracle::fold::fold;
use super::super::oracle::query::{Has, Leaf, Op};
use super::super::oracle::vocabulary::Value;
use super::Maker;

/// The codes of the colours in each language.
pub(super) const CODES: [[&str; 6]; 2] = [
    ["br", "az", "am", "vd", "vm", "rx"],
    ["w", "u", "y", "g", "r", "p"],
];

/// What a value cannot hold without quotes, or with them.
fn sayable(name: &str) -> bool {
    !name.contains(|c| "\"“”\\*/|,".contains(c))
}

impl Maker<'_, '_> {
    /// The name of a value that some card has, or of any.
    pub(super) fn value(&mut self, field: Field) -> Option<String> {
        let values = self.oracle.vocabulary.values(field);
        let places: Vec<usize> = if self.dice.percent(85) {
            self.held(field)?
        } else {
            (0..values.len()).collect()
        };
        let place = *self.dice.pick(&places);
        self.name(field, &values[place])
    }

    /// The values of a card that has some.
    fn held(&mut self, field: Field) -> Option<Vec<usize>> {
        let tries = (0..40).map(|_| &self.row().facts.values);
        let mut held = tries.filter_map(|values| values.get(&field));
        held.find(|values| !values.is_empty()).cloned()
    }

    fn name(&mut self, field: Field, value: &Value) -> Option<String> {
        let many = fields(Kind::Many).contains(&field);
        let names = value.names.iter().filter(|name| {
            // A number of a field with several values counts them.
            sayable(name) && !(many && name.chars().all(|c| c.is_ascii_digit()))
        });
        let names: Vec<&String> = names.collect();
        // Whether no knowledge is the knowledge called Livre nobody has written.
        if names.is_empty() || field == Field::Knowledge && value.id == "livre" {
            return None;
        }
        Some((*self.dice.pick(&names)).clone())
    }

    pub(super) fn one(&mut self) -> Option<Leaf> {
        let mut fields = fields(Kind::One);
        fields.retain(|field| *field != Field::Is);
        // The type is asked for most.
        fields.extend([Field::Type, Field::Type, Field::Type]);
        let field = *self.dice.pick(&fields);
        let name = self.value(field)?;
        Some(Leaf::One(field, self.dice.percent(85), name))
    }

    pub(super) fn many(&mut self) -> Option<Leaf> {
        let mut fields = fields(Kind::Many);
        fields.extend([Field::Colour, Field::Colour, Field::Identity]);
        let field = *self.dice.pick(&fields);
        let mut places = self.held(field)?;
        let values = self.oracle.vocabulary.values(field);
        while places.len() > 1 && self.dice.percent(45) {
            let out = self.dice.below(places.len());
            places.remove(out);
        }
        if self.dice.percent(20) {
            let more = self.dice.below(values.len());
            places.retain(|place| *place != more);
            places.push(more);
        }
        let codes = matches!(field, Field::Colour | Field::Identity) && self.dice.percent(50);
        let lang = self.dice.below(2);
        let mut names = Vec::new();
        for place in places {
            let name = if codes {
                Some(CODES[lang][place].to_owned())
            } else {
                self.name(field, &values[place])
            };
            names.extend(name);
        }
        let op = self.op();
        (!names.is_empty()).then_some(Leaf::Many(field, op, names))
    }

    /// An operator, those that are written as `:` more often.
    pub(super) fn op(&mut self) -> Op {
        Op::ALL[self.dice.weighted(&[4, 1, 1, 3, 1, 4])]
    }

    pub(super) fn count(&mut self) -> Leaf {
        let mut fields = fields(Kind::Many);
        fields.extend([Field::Colour, Field::Colour, Field::Colour]);
        let field = *self.dice.pick(&fields);
        let most = if field == Field::Direction { 8 } else { 3 };
        let number = self.dice.between(0, most);
        Leaf::Count(field, self.op(), number)
    }

    pub(super) fn rarity(&mut self) -> Option<Leaf> {
        let name = self.value(Field::Rarity)?;
        Some(Leaf::Rarity(self.op(), name))
    }

    pub(super) fn has(&mut self) -> Leaf {
        if self.dice.percent(10) {
            return Leaf::Has(Has::Ruling);
        }
        let kinds = [
            Kind::Text,
            Kind::One,
            Kind::Many,
            Kind::Ordered,
            Kind::Number,
            Kind::Day,
        ];
        let mut fields: Vec<Field> = kinds.into_iter().flat_map(fields).collect();
        fields.retain(|field| !matches!(field, Field::Is | Field::Card));
        Leaf::Has(Has::Field(*self.dice.pick(&fields)))
    }

    pub(super) fn is(&mut self) -> Leaf {
        let values = self.oracle.vocabulary.values(Field::Is);
        let value = self.dice.pick(values);
        Leaf::Is(self.dice.pick(&value.names).clone())
    }

    pub(super) fn format(&mut self) -> Leaf {
        let field = *self.dice.pick(&[
            Field::Legal,
            Field::Legal,
            Field::Legal,
            Field::Banned,
            Field::Limited,
        ]);
        let format = self.dice.pick(self.oracle.catalogue.formats());
        let (game, end) = format
            .id
            .0
            .split_once('-')
            .expect("an id begins with its game");
        let written = *self.dice.pick(&[&format.id.0, game, end]);
        let day = if self.dice.percent(30) {
            let few = self.all.days.len().min(4);
            Some(*self.dice.pick(&self.all.days[..few]))
        } else {
            None
        };
        Leaf::Format(field, fold(written), day)
    }
}
