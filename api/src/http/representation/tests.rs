//! Encodings, tags and conditions.

use std::io::Read as _;

use actix_web::test::TestRequest;

use super::*;

fn answer(
    representation: &Representation,
    headers: &[(&str, &str)],
) -> (u16, Option<String>, String, Bytes) {
    let request = headers
        .iter()
        .fold(TestRequest::default(), |request, header| {
            request.insert_header(*header)
        });
    let response = representation.respond(&request.to_http_request());
    let header = |name| {
        response
            .headers()
            .get(name)
            .map(|value| value.to_str().unwrap().to_owned())
    };
    let (status, encoding) = (response.status().as_u16(), header(header::CONTENT_ENCODING));
    let etag = header(header::ETAG).unwrap();
    let body = actix_web::body::MessageBody::try_into_bytes(response.into_body()).unwrap();
    (status, encoding, etag, body)
}

#[test]
fn every_encoding_has_its_own_strong_tag_and_the_same_content() {
    let text = "fábula ".repeat(500);
    let resource = Representation::kept("text/plain", None, text.clone());
    let (_, none, plain, body) = answer(&resource, &[]);
    assert_eq!((none, body), (None, Bytes::from(text.clone())));
    let (_, gzip, gzip_tag, body) = answer(&resource, &[("accept-encoding", "gzip")]);
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&body[..])
        .read_to_string(&mut unpacked)
        .unwrap();
    assert_eq!((gzip.as_deref(), &unpacked), (Some("gzip"), &text));
    let (_, brotli, brotli_tag, body) = answer(&resource, &[("accept-encoding", "gzip, br")]);
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut &body[..], &mut unpacked).unwrap();
    assert_eq!(
        (brotli.as_deref(), unpacked),
        (Some("br"), text.into_bytes())
    );
    assert!(plain != gzip_tag && gzip_tag != brotli_tag && plain != brotli_tag);
    assert!(!plain.starts_with("W/"));
}

#[test]
fn a_tag_of_another_encoding_is_no_match() {
    let resource = Representation::kept("text/plain", None, "x".repeat(2000));
    let (_, _, plain, _) = answer(&resource, &[]);
    assert_eq!(answer(&resource, &[("if-none-match", &plain)]).0, 304);
    assert_eq!(
        answer(
            &resource,
            &[("if-none-match", &format!("\"a\", W/{plain}"))]
        )
        .0,
        304
    );
    assert_eq!(answer(&resource, &[("if-none-match", "*")]).0, 304);
    assert_eq!(
        answer(
            &resource,
            &[("if-none-match", &plain), ("accept-encoding", "br")]
        )
        .0,
        200
    );
    assert_eq!(answer(&resource, &[("if-none-match", "\"other\"")]).0, 200);
}

#[test]
fn short_texts_are_not_compressed() {
    let resource = Representation::once("text/plain", None, "short");
    assert_eq!(answer(&resource, &[("accept-encoding", "br")]).1, None);
}

fn cache_control(representation: &Representation, request: TestRequest) -> String {
    let response = representation.respond(&request.to_http_request());
    let value = response.headers().get(header::CACHE_CONTROL).unwrap();
    value.to_str().unwrap().to_owned()
}

#[test]
fn an_answer_is_private_unless_the_catalogue_or_the_program_made_it() {
    let once = || Representation::once("text/plain", None, "short");
    let get = TestRequest::get;
    assert_eq!(cache_control(&once(), get()), "private, no-store");
    assert!(
        answer(&once(), &[]).2.starts_with('"'),
        "private answers keep their tag"
    );
    let build = HeaderValue::from_static("1-a");
    let public = once().of_catalogue(&build, Keep::Minute);
    assert_eq!(cache_control(&public, get()), "public, max-age=60");
    assert_eq!(
        cache_control(&once().of_program(Keep::Asking), get()),
        "no-cache"
    );
    let post = TestRequest::post();
    assert_eq!(cache_control(&public, post), "private, no-store");
}
