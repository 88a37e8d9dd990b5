//! One JSON object per line, written straight into the line: every request makes one.

use std::cell::RefCell;
use std::fmt::{self, Write as _};

use chrono::{DateTime, Utc};
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
        let mut line = String::with_capacity(384);
        line.push_str("{\"timestamp\":\"");
        write_time(&mut line, Utc::now())?;
        line.push_str("\",\"level\":\"");
        line.push_str(meta.level().as_str());
        line.push('"');
        let mut fields = Fields(&mut line);
        event.record(&mut fields);
        fields.text("target", meta.target());
        line.push_str("}\n");
        writer.write_str(&line)
    }
}

/// The time with microseconds. Most of it is that of the line before.
fn write_time(line: &mut String, now: DateTime<Utc>) -> fmt::Result {
    thread_local! {
        static SECOND: RefCell<(i64, String)> = const { RefCell::new((i64::MIN, String::new())) };
    }
    SECOND.with_borrow_mut(|(second, written)| {
        if *second != now.timestamp() {
            *second = now.timestamp();
            *written = now.format("%Y-%m-%dT%H:%M:%S").to_string();
        }
        line.push_str(written);
    });
    write!(line, ".{:06}Z", now.timestamp_subsec_micros())
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
        self.name(field.name());
        self.0.push('"');
        // Writing to memory cannot fail.
        let _ = write!(Escaped(self.0), "{value:?}");
        self.0.push('"');
    }
}

fn quote(line: &mut String, text: &str) {
    line.push('"');
    escape(line, text);
    line.push('"');
}

/// What is written here cannot leave its quotation marks.
struct Escaped<'a>(&'a mut String);

impl fmt::Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        escape(self.0, text);
        Ok(())
    }
}

fn escape(line: &mut String, text: &str) {
    for sign in text.chars() {
        if sign < ' ' || sign == '"' || sign == '\\' {
            let _ = write!(line, "\\u{:04x}", u32::from(sign));
        } else {
            line.push(sign);
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, SecondsFormat, Utc};

    use super::{quote, write_time};

    #[test]
    fn a_time_is_written_to_the_microsecond() {
        for micros in [
            0,
            1,
            999_999,
            1_000_000,
            1_790_000_000_123_456,
            1_790_000_000_200_000,
        ] {
            let time: DateTime<Utc> = DateTime::from_timestamp_micros(micros).unwrap();
            let mut line = String::new();
            write_time(&mut line, time).unwrap();
            assert_eq!(line, time.to_rfc3339_opts(SecondsFormat::Micros, true));
        }
    }

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
