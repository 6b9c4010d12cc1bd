//! What an operator sets.

use std::fmt;
use std::str::FromStr;

use url::Url;

use crate::config::PublicUrl;

/// Whether and how people are told who aren't at the table. Nothing is sent unless an operator wants it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoticesConfig {
    /// Whether notices are sent to webhooks.
    pub webhooks: bool,
    /// Whether notices are pushed to browsers, through the push services that these name.
    pub push: bool,
    /// Whom a push service can write to; the public address if there is none.
    pub contact: Option<Contact>,
    /// Where notices go though it is no public address with https.
    pub allow: Vec<Allowed>,
}

/// A contact or a permission that can't be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoticesConfigError {
    /// Not a contact.
    #[error("the contact `{0}` must look like `mailto:host@example.org` or `https://example.org`")]
    Contact(String),
    /// Not a host with a port.
    #[error("must look like `192.168.0.7:8080` or `hooks.lan:8080`")]
    Allowed,
}

/// Whom a push service can write to: `mailto:` or `https:`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

impl Contact {
    /// The house itself; services want some answer.
    pub(super) fn of_house(url: Option<&PublicUrl>) -> Self {
        Self(url.filter(|url| url.is_secure()).map_or_else(|| "mailto:nobody@localhost".into(), ToString::to_string))
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Contact {
    type Err = NoticesConfigError;

    fn from_str(text: &str) -> Result<Self, NoticesConfigError> {
        let mail = text.strip_prefix("mailto:").and_then(|mail| mail.split_once('@'));
        let is_mail = mail.is_some_and(|(who, host)| !who.is_empty() && !host.is_empty());
        let is_page = text.starts_with("https://") && Url::parse(text).is_ok_and(|url| url.has_host());
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if plain && (is_mail || is_page) {
            Ok(Self(text.to_owned()))
        } else {
            Err(NoticesConfigError::Contact(text.to_owned()))
        }
    }
}

/// A host with its port, as it stands in an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allowed {
    host: String,
    port: u16,
}

impl Allowed {
    pub(super) fn is(&self, host: &str, port: u16) -> bool {
        self.host == host && self.port == port
    }
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl FromStr for Allowed {
    type Err = NoticesConfigError;

    fn from_str(text: &str) -> Result<Self, NoticesConfigError> {
        let wrong = NoticesConfigError::Allowed;
        let (_, port) = text.rsplit_once(':').ok_or(wrong.clone())?;
        let port = port.parse().ok().filter(|&port| port > 0).ok_or(wrong.clone())?;
        let url = Url::parse(&format!("http://{text}/")).map_err(|_| wrong.clone())?;
        let plain = url.path() == "/" && url.username().is_empty() && url.password().is_none() && url.query().is_none();
        let host = url.host_str().filter(|_| plain).ok_or(wrong)?.to_owned();
        Ok(Self { host, port })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_can_be_written_to() {
        for good in ["mailto:ada@example.org", "https://example.org/contact"] {
            assert_eq!(good.parse::<Contact>().unwrap().to_string(), good);
        }
        for bad in ["", "ada@example.org", "mailto:ada", "mailto:@b", "http://example.org", "https://", "mailto:a b@c"]
        {
            assert_eq!(bad.parse::<Contact>(), Err(NoticesConfigError::Contact(bad.into())));
        }
    }

    #[test]
    fn permissions_name_a_host_and_a_port() {
        for (good, as_told) in [
            ("127.0.0.1:8080", "127.0.0.1:8080"),
            ("Hooks.lan:80", "hooks.lan:80"),
            ("[fd00::1]:443", "[fd00::1]:443"),
            ("0x7f.1:80", "127.0.0.1:80"),
        ] {
            assert_eq!(good.parse::<Allowed>().unwrap().to_string(), as_told);
        }
        for bad in
            ["", "hooks.lan", "hooks.lan:0", "hooks.lan:99999", "a@hooks.lan:80", "hooks.lan/x:80", "http://a:80"]
        {
            assert_eq!(bad.parse::<Allowed>(), Err(NoticesConfigError::Allowed), "{bad}");
        }
    }
}
