//! What is sent on each way.

use std::fmt::Write as _;
use std::time::Duration;

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{DeliveryResult, Notice, NoticeKind};
use referee::Millis;
use ring::hmac;
use sha2::{Digest, Sha256};
use store::{Way, WayTo};
use tokio::time::timeout;

use super::guard::Target;
use super::outcome::Outcome;
use super::seal::seal;
use super::send::{Letter, send};
use super::{Notices, guard};

const SIGNATURE: HeaderName = HeaderName::from_static("stammtisch-signature");
const TTL: HeaderName = HeaderName::from_static("ttl");
const URGENCY: HeaderName = HeaderName::from_static("urgency");
const TOPIC: HeaderName = HeaderName::from_static("topic");

/// How long it may take to find out where a name leads.
const FINDING: Duration = Duration::from_secs(5);
/// How long a push service keeps a notice for a browser that is off, in seconds, if there is no deadline.
const KEPT: u64 = 24 * 60 * 60;
/// Nor longer than this, if there is one.
const KEPT_AT_MOST: u64 = 14 * 24 * 60 * 60;
/// How long a topic may be.
const TOPIC_LENGTH: usize = 32;

impl Notices {
    /// Sends a notice, and waits for the end of it.
    pub(crate) async fn deliver(&self, to: &WayTo, notice: &Notice, now: Millis) -> Outcome {
        // A name server may take as long as it likes.
        let (target, addresses) = match timeout(FINDING, self.find(&to.address)).await {
            Ok(Ok(found)) => found,
            Ok(Err(refused)) => return refused.into(),
            Err(_) => return Outcome::without_answer(DeliveryResult::TimedOut),
        };
        if addresses.is_empty() {
            return Outcome::without_answer(DeliveryResult::Unreachable);
        }
        let letter = match to.way {
            Way::Webhook => webhook(&to.key, notice, now),
            Way::Push => self.push(to, &target, notice, now),
        };
        let Some(letter) = letter else { return Outcome::without_answer(DeliveryResult::Unreachable) };
        match send(&target, &addresses, letter).await {
            Ok(status) => Outcome::answered(to.way, status),
            Err(result) => Outcome::without_answer(result),
        }
    }

    async fn find(&self, address: &str) -> Result<(Target, Vec<std::net::SocketAddr>), guard::Refused> {
        let target = self.guard.look_at(address)?;
        let addresses = self.guard.resolve(&target).await?;
        Ok((target, addresses))
    }

    fn push(&self, to: &WayTo, target: &Target, notice: &Notice, now: Millis) -> Option<Letter> {
        let authorization = self.push.as_ref()?.authorization(&target.origin(), now)?;
        let left = notice.deadline.map(|deadline| deadline.saturating_sub(now) / 1000);
        let kept = left.unwrap_or(KEPT).clamp(1, KEPT_AT_MOST);
        let urgency = if notice.what == NoticeKind::GameOver { "normal" } else { "high" };
        let head = [
            (AUTHORIZATION, authorization),
            (CONTENT_ENCODING, "aes128gcm".into()),
            (CONTENT_TYPE, "application/octet-stream".into()),
            (TTL, kept.to_string()),
            (URGENCY, urgency.into()),
            (TOPIC, topic(notice)),
        ];
        let body = seal(&serde_json::to_vec(notice).ok()?, &to.key, &to.auth)?;
        Some(Letter { head: headers(head)?, body })
    }
}

/// What lies waiting at a push service is replaced by what is newer of the same table; the service isn't told which table.
fn topic(notice: &Notice) -> String {
    let mut topic = URL_SAFE_NO_PAD.encode(Sha256::digest(format!("notice {} {:?}", notice.table, notice.seat)));
    topic.truncate(TOPIC_LENGTH);
    topic
}

/// The body as it is, and a signature that only the one who set the webhook can make.
fn webhook(secret: &[u8], notice: &Notice, now: Millis) -> Option<Letter> {
    let body = serde_json::to_vec(notice).ok()?;
    let signature = signature(secret, now / 1000, &body);
    let head = [(CONTENT_TYPE, "application/json".into()), (SIGNATURE, signature)];
    Some(Letter { head: headers(head)?, body })
}

/// `t=SECONDS,v1=HMAC`, over the seconds, a dot and the body.
fn signature(secret: &[u8], seconds: u64, body: &[u8]) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret);
    let tag = hmac::sign(&key, &[format!("{seconds}.").as_bytes(), body].concat());
    let mut text = format!("t={seconds},v1=");
    for byte in tag.as_ref() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn headers<const N: usize>(head: [(HeaderName, String); N]) -> Option<Vec<(HeaderName, HeaderValue)>> {
    head.into_iter().map(|(name, value)| Some((name, HeaderValue::from_str(&value).ok()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value of `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret`.
    #[test]
    fn signatures_are_plain_hmacs() {
        let told = "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686";
        assert_eq!(signature(b"secret", 1_700_000_000, br#"{"a":1}"#), told);
    }
}
