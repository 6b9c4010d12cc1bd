//! `api/notices` and `api/tables/{table}/notices`: how this device's seat is told when nobody is at the table.

use axum::extract::State;
use axum::http::HeaderMap;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use protocol::{
    Delivery, DeliveryResult, ErrorBody, MyNotices, NoticeKind, NoticeWays, PushTo, PushTold, QuietHours,
    TestedNotices, WebhookSet, WebhookTo, WebhookTold,
};
use referee::TableId;
use store::{LastPost, NoticeChange, SeatNotices, Way, WayTo};
use tables::bad_field;

use super::app::{App, Shared};
use super::device;
use super::json::Json;
use super::table::OfTable;
use crate::error::Failed;
use crate::notices::{About, Refused, hours, is_browser, spoken};
use crate::secret;
use crate::table::{Ask, OfSeat, Wish};

/// The longest address of a webhook, and that of a push service, which nobody has to type.
const LONGEST: usize = 500;
const LONGEST_ENDPOINT: usize = 1000;

/// `GET api/notices`.
pub(super) async fn ways(State(app): State<Shared>) -> Json<NoticeWays> {
    let notices = &app.hub.notices;
    Json(NoticeWays { webhooks: notices.webhooks(), push: notices.push_key().map(str::to_owned) })
}

/// `GET`: what the seat has set.
pub(super) async fn mine(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<MyNotices>, Failed> {
    Ok(Json(told(&ask(&app, &table, &headers, Wish::Look).await?)))
}

/// `PUT push`.
pub(super) async fn set_push(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    Json(PushTo { endpoint, keys }): Json<PushTo>,
) -> Result<Json<MyNotices>, Failed> {
    let host = host(&app, Way::Push, "endpoint", &endpoint, LONGEST_ENDPOINT)?;
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).unwrap_or_default();
    let (key, auth) = (bytes(&keys.p256dh), bytes(&keys.auth));
    if !is_browser(&key, &auth) {
        return Err(bad_field("keys", "must be those of a PushSubscription").into());
    }
    let to = WayTo { way: Way::Push, address: endpoint, host, key, auth };
    change(&app, &table, &headers, NoticeChange::Tell(to)).await
}

/// `PUT webhook`.
pub(super) async fn set_webhook(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    Json(WebhookTo { url }): Json<WebhookTo>,
) -> Result<Json<WebhookSet>, Failed> {
    let host = host(&app, Way::Webhook, "url", &url, LONGEST)?;
    let secret = secret::token();
    let key = secret.clone().into_bytes();
    let to = WayTo { way: Way::Webhook, address: url, host, key, auth: Vec::new() };
    ask(&app, &table, &headers, Wish::Change(NoticeChange::Tell(to))).await?;
    Ok(Json(WebhookSet { secret }))
}

/// `PUT quiet`.
pub(super) async fn set_quiet(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
    Json(said): Json<QuietHours>,
) -> Result<Json<MyNotices>, Failed> {
    let hours = hours(&said).map_err(|(field, what)| bad_field(field, what))?;
    let now = app.hub.clock.now();
    change(&app, &table, &headers, NoticeChange::Quiet { hours: Some(hours), now }).await
}

/// `DELETE push`.
pub(super) async fn drop_push(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<MyNotices>, Failed> {
    change(&app, &table, &headers, NoticeChange::Untell(Way::Push)).await
}

/// `DELETE webhook`.
pub(super) async fn drop_webhook(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<MyNotices>, Failed> {
    change(&app, &table, &headers, NoticeChange::Untell(Way::Webhook)).await
}

/// `DELETE quiet`.
pub(super) async fn drop_quiet(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<MyNotices>, Failed> {
    let now = app.hub.clock.now();
    change(&app, &table, &headers, NoticeChange::Quiet { hours: None, now }).await
}

/// `POST test`: sends a notice on every way, whatever the hour, and waits for the end of it.
pub(super) async fn test(
    State(app): State<Shared>,
    OfTable(table): OfTable,
    headers: HeaderMap,
) -> Result<Json<TestedNotices>, Failed> {
    let OfSeat { seat, game, kept } = ask(&app, &table, &headers, Wish::Test).await?;
    let ways = kept.map(|kept| kept.ways).unwrap_or_default();
    let _place = app.hub.notices.tests.try_acquire().map_err(|_| ErrorBody::new("too_many_requests"))?;
    let at = app.hub.clock.now();
    let notice = app.hub.notices.notice(NoticeKind::Test, About { table: &table, game, seat, at, deadline: None });
    let tested = ways.iter().filter(|(to, _)| app.hub.notices.offers(to.way)).map(|(to, _)| async {
        let outcome = app.hub.notices.deliver(to, &notice, at).await;
        app.hub.metrics.notice(NoticeKind::Test, to.way, outcome.result);
        let gone = outcome.result == DeliveryResult::Gone;
        app.hub.store.notices().tested(table.as_str(), seat, to, outcome.kept(at), gone).await?;
        Ok::<_, Failed>((to.way, outcome.at(at)))
    });
    let (mut push, mut webhook) = (None, None);
    for tested in futures_util::future::join_all(tested).await {
        match tested? {
            (Way::Push, delivery) => push = Some(delivery),
            (Way::Webhook, delivery) => webhook = Some(delivery),
        }
    }
    Ok(Json(TestedNotices { push, webhook }))
}

/// Changes what the seat has set; what it has set then.
async fn change(
    app: &App,
    table: &TableId,
    headers: &HeaderMap,
    change: NoticeChange,
) -> Result<Json<MyNotices>, Failed> {
    Ok(Json(told(&ask(app, table, headers, Wish::Change(change)).await?)))
}

/// Asks the table for the seat of the person's device that sent these headers.
async fn ask(app: &App, table: &TableId, headers: &HeaderMap, wish: Wish) -> Result<OfSeat, Failed> {
    let device = device::known(headers)?;
    if !app.hub.notices.is_on() {
        return Err(ErrorBody::new("notices_off").into());
    }
    Ok(app.hub.ask(table, |reply| Ask::Notices { device, wish: wish.clone(), reply }).await??)
}

/// The host of an address that the house may send to.
fn host(app: &App, way: Way, field: &str, address: &str, longest: usize) -> Result<String, ErrorBody> {
    if !app.hub.notices.offers(way) {
        return Err(ErrorBody::new("notices_off"));
    }
    if address.len() > longest {
        return Err(bad_field(field, format!("must have at most {longest} bytes")));
    }
    app.hub.notices.host(address).map_err(|refused| match refused {
        Refused::Malformed => bad_field(field, "must be an address such as https://example.org/hook"),
        Refused::Forbidden => ErrorBody::new("forbidden_address"),
    })
}

/// What a seat has set, without what only those know who set it.
fn told(OfSeat { kept, .. }: &OfSeat) -> MyNotices {
    let Some(SeatNotices { ways, quiet, .. }) = kept else {
        return MyNotices { push: None, webhook: None, quiet: None };
    };
    let of = |way| ways.iter().find(|(to, _)| to.way == way);
    let webhook = |(to, last): &(WayTo, _)| WebhookTold { url: to.address.clone(), last: delivery(last) };
    MyNotices {
        push: of(Way::Push).map(|(_, last)| PushTold { last: delivery(last) }),
        webhook: of(Way::Webhook).map(webhook),
        quiet: quiet.as_ref().map(spoken),
    }
}

fn delivery(last: &Option<LastPost>) -> Option<Delivery> {
    let LastPost { at, result, status } = last.as_ref()?;
    Some(Delivery { at: *at, result: DeliveryResult::named(result)?, status: *status })
}
