//! Forms that pages send: fields in their order, read within the limits of size and time.

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpMessage as _, HttpRequest};
use futures_util::future::LocalBoxFuture;

use crate::http::body::{body_limit, read_body};
use crate::http::frame::Site;
use crate::http::problem::{Kind, Problem};

/// The fields of a form, `application/x-www-form-urlencoded`. What is no text of a form has no fields that a page
/// knows: the page is shown as if nothing had been filled in.
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of a field; the last one wins, since the button that was pressed comes after hidden fields.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().rev().find(|(it, _)| it == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The same, nothing where only spaces were typed.
    pub fn typed(&self, name: &str) -> Option<&str> {
        self.get(name)
            .map(str::trim)
            .filter(|value| !value.is_empty())
    }

    /// Fields whose names begin so, with the rest of their names.
    pub fn below<'f>(&'f self, prefix: &'f str) -> impl Iterator<Item = (&'f str, &'f str)> {
        let fields = self.0.iter();
        fields.filter_map(move |(name, value)| Some((name.strip_prefix(prefix)?, value.as_str())))
    }
}

impl FromRequest for Fields {
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let mut payload = payload.take();
        Box::pin(async move {
            let Some(site) = request.app_data::<Data<Site>>() else {
                return Err(Problem::internal("no site"));
            };
            if is_another_kind(&request) {
                return Err(Problem::new(Kind::UnsupportedMediaType));
            }
            let limit = body_limit(request.path(), &site.settings);
            let bytes = read_body(&mut payload, &site.settings, limit).await?;
            let fields = url::form_urlencoded::parse(&bytes);
            Ok(Self(fields.into_owned().collect()))
        })
    }
}

/// Whether a body says that it is no form: it would look like an empty one.
fn is_another_kind(request: &HttpRequest) -> bool {
    let kind = request.content_type();
    !kind.is_empty() && !kind.eq_ignore_ascii_case("application/x-www-form-urlencoded")
}
