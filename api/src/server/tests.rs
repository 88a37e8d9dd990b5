//! A server without its sockets, and what no client can provoke: a panic inside a handler, a card that is missing.

use std::net::TcpListener;
use std::path::Path;
use std::sync::Arc;

use actix_web::http::header;
use actix_web::middleware::from_fn;
use actix_web::web::{Data, get};
use actix_web::{App, HttpResponse, test};
use fabulario_engine::Lang;
use serde_json::Value;

use crate::config::{Flags, RawSettings};
use crate::http::frame::frame;
use crate::http::problem::Kind;
use crate::start;
use crate::state::State;

async fn broken() -> HttpResponse {
    panic!("the secret cause")
}

/// What a server with an empty folder has.
pub fn state(folder: &Path) -> State {
    let flags = Flags {
        data_dir: Some(folder.display().to_string()),
        ..Flags::default()
    };
    let settings = RawSettings::collect(&flags, []).check().unwrap();
    let database = start::database(&settings).unwrap();
    start::migrate(&database, None).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    Arc::new(super::state(settings, &listener, database).unwrap())
}

#[actix_web::test]
async fn a_panic_is_a_problem_like_any_other_and_keeps_its_cause_to_itself() {
    let folder = tempfile::tempdir().unwrap();
    let site = Arc::clone(&state(folder.path()).site);
    let app = App::new()
        .app_data(Data::from(site))
        .wrap(from_fn(frame))
        .route("/broken", get().to(broken));
    let app = test::init_service(app).await;
    for _ in 0..3 {
        let request = test::TestRequest::get().uri("/broken?lang=en").to_request();
        let error = test::try_call_service(&app, request).await.unwrap_err();
        let response = error.error_response();
        assert_eq!(response.status(), 500);
        let header = |name| {
            response
                .headers()
                .get(name)
                .unwrap()
                .to_str()
                .unwrap()
                .to_owned()
        };
        assert_eq!(header(header::CONTENT_TYPE), "application/problem+json");
        assert_eq!(header(header::ACCESS_CONTROL_ALLOW_ORIGIN), "*");
        assert_eq!(header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
        let id = header(header::HeaderName::from_static("x-request-id"));
        let body = actix_web::body::to_bytes(response.into_body())
            .await
            .unwrap();
        let problem: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!(problem["request_id"], id);
        assert_eq!(problem["title"], "Internal error");
        assert!(!problem.to_string().contains("secret"));
    }
}

#[actix_web::test]
async fn a_card_that_is_missing_at_its_place_is_an_internal_problem_with_a_cause() {
    let folder = tempfile::tempdir().unwrap();
    let state = state(folder.path());
    let current = state.catalogue.get();
    let place = current.catalogue.cards().len();
    let problems = [
        current.card(place).err(),
        current.cards.bytes(place, Lang::Pt).err(),
        current.cards.representation(place, Lang::En).err(),
    ];
    for problem in problems.map(Option::unwrap) {
        assert_eq!(problem.kind(), Kind::Internal);
        assert!(problem.cause().unwrap().contains(&place.to_string()));
    }
}
