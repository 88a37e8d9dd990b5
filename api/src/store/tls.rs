//! TLS to PostgreSQL: the `sslmode` words of libpq, on rustls.

use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme,
};

/// How much TLS a connection wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TlsMode {
    /// Plain text.
    Disable,
    /// TLS if the server offers it; certificates are not looked at.
    Prefer,
    /// TLS; certificates are not looked at.
    Require,
    /// TLS with a certificate that a known authority signed. `None` for the system's authorities.
    VerifyCa(Option<String>),
    /// The same, and the certificate names the host.
    VerifyFull(Option<String>),
}

impl TlsMode {
    pub(super) fn new(mode: Option<&str>, root: Option<String>) -> Result<Self, String> {
        match (mode.unwrap_or("prefer"), root) {
            ("disable", _) => Ok(Self::Disable),
            ("prefer", None) => Ok(Self::Prefer),
            ("require", None) => Ok(Self::Require),
            // As with libpq, naming an authority asks for its signature.
            ("prefer" | "require", Some(root)) => Ok(Self::VerifyCa(Some(root))),
            ("verify-ca", root) => Ok(Self::VerifyCa(root)),
            ("verify-full", root) => Ok(Self::VerifyFull(root)),
            _ => Err("sslmode is disable, prefer, require, verify-ca or verify-full".to_owned()),
        }
    }

    pub(super) fn client_config(&self) -> Result<ClientConfig, String> {
        let provider = Arc::new(ring::default_provider());
        let verifier = match self {
            Self::Disable | Self::Prefer | Self::Require => None,
            Self::VerifyCa(root) | Self::VerifyFull(root) => {
                let roots = Arc::new(roots(root.as_deref())?);
                let verifier =
                    WebPkiServerVerifier::builder_with_provider(roots, Arc::clone(&provider))
                        .build();
                Some(verifier.map_err(|error| error.to_string())?)
            }
        };
        let trust = Trust {
            verifier,
            check_name: matches!(self, Self::VerifyFull(_)),
            provider: Arc::clone(&provider),
        };
        Ok(ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(trust))
            .with_no_client_auth())
    }
}

fn roots(path: Option<&str>) -> Result<RootCertStore, String> {
    let mut roots = RootCertStore::empty();
    if let Some(path) = path {
        let unreadable = |error| format!("the certificates in {path} cannot be read ({error})");
        for certificate in CertificateDer::pem_file_iter(path).map_err(unreadable)? {
            roots
                .add(certificate.map_err(unreadable)?)
                .map_err(|error| error.to_string())?;
        }
    } else {
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    if roots.is_empty() {
        return Err("no certificate authority is known: name one with sslrootcert=FILE".to_owned());
    }
    Ok(roots)
}

/// What a server's certificate must prove.
#[derive(Debug)]
struct Trust {
    /// Nothing, where absent.
    verifier: Option<Arc<WebPkiServerVerifier>>,
    check_name: bool,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Trust {
    fn verify_server_cert(
        &self,
        end_entity: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        server_name: &ServerName<'_>,
        ocsp_response: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let Some(verifier) = &self.verifier else {
            return Ok(ServerCertVerified::assertion());
        };
        match verifier.verify_server_cert(
            end_entity,
            intermediates,
            server_name,
            ocsp_response,
            now,
        ) {
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) if !self.check_name => Ok(ServerCertVerified::assertion()),
            result => result,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(
            message,
            cert,
            dss,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        cert: &CertificateDer<'_>,
        dss: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(
            message,
            cert,
            dss,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider
            .signature_verification_algorithms
            .supported_schemes()
    }
}
