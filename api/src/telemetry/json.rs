//! One JSON object per line, written straight into the line: every request makes one.

use std::fmt::{self, Write as _};

use chrono::{SecondsFormat, Utc};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Writes events as JSON.
pub(super) struct JsonLines;

impl<S, N> FormatEvent<S, N> for JsonLines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let meta = event.metadata();
        let now = Utc::now().to_rfc3339_opts(SecondsFormat::Micros, true);
        let mut line = String::with_capacity(320);
        write!(line, r#"{{"timestamp":"{now}","level":"{}""#, meta.level())?;
        let mut fields = Fields(&mut line);
        event.record(&mut fields);
        fields.text("target", meta.target());
        line.push_str("}\n");
        writer.write_str(&line)
    }
}

struct Fields<'a>(&'a mut String);

impl Fields<'_> {
    fn name(&mut self, name: &str) {
        self.0.push(',');
        quote(self.0, name);
        self.0.push(':');
    }

    fn text(&mut self, name: &str, value: &str) {
        self.name(name);
        quote(self.0, value);
    }

    fn bare(&mut self, field: &Field, value: impl fmt::Display) {
        self.name(field.name());
        // Writing to memory cannot fail.
        let _ = write!(self.0, "{value}");
    }
}

impl Visit for Fields<'_> {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.text(field.name(), value);
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.bare(field, value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.bare(field, value);
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.bare(field, value);
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.text(field.name(), &format!("{value:?}"));
    }
}

fn quote(line: &mut String, text: &str) {
    line.push('"');
    let mut plain = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte < 0x20 || byte == b'"' || byte == b'\\' {
            line.push_str(text.get(plain..at).unwrap_or_default());
            let _ = write!(line, "\\u{byte:04x}");
            plain = at + 1;
        }
    }
    line.push_str(text.get(plain..).unwrap_or_default());
    line.push('"');
}

#[cfg(test)]
mod tests {
    use super::quote;

    #[test]
    fn whatever_a_client_sends_stays_inside_its_quotes() {
        for text in [
            "plain",
            "a\"b\\c",
            "line\nbreak\u{0}",
            "ção 🃏",
            "\u{2028}",
            "",
        ] {
            let mut line = String::new();
            quote(&mut line, text);
            assert_eq!(serde_json::from_str::<String>(&line).unwrap(), text);
            assert!(!line.contains('\n'));
        }
    }
}
