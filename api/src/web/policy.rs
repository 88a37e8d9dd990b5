//! What a page of ours may load and do: our own files, and nothing that stands in the page itself.

/// The one policy of all pages. Scripts are files of ours; text becomes markup through two named doors only, those of
/// the library that draws islands and of the offline worker.
pub const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
    frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types lit-html worker";
