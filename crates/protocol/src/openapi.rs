//! The HTTP interface as OpenAPI 3.1.

use serde_json::{Map, Value, json};

use crate::schema::Types;
use crate::{
    Advice, ErrorBody, FreeTables, Health, Invitation, MapInfo, MyNotices, MyTable, Notice, NoticeWays, OpenTable,
    Opened, PROTOCOL, PlayerInfo, PushTo, QuietHours, ReturnLink, Returned, ReturnedTo, SeatToken, SitDown, Summary,
    TakeSeat, TestedNotices, TokenState, WebhookSet, WebhookTo, WishForToken,
};

const BELOW: &str = "/components/schemas";

/// `docs/protocol/openapi.json`: every route with its bodies, made from their Rust types.
#[must_use]
pub fn openapi() -> Value {
    let mut types = Types::below(BELOW);
    let mut book = Book { paths: Map::new(), error: types.said_by_server::<ErrorBody>() };
    routes(&mut book, &mut types);
    let token = "Opens one seat at one table. A device makes it by `POST api/tables/{table}/seat-token`.";
    let device = "Stands for a browser or a program at all tables; set by the first POST that needs it.";
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Stammtisch",
            "version": PROTOCOL.to_string(),
            "description": "Tables over HTTP. What happens at one travels over its socket, whose messages are described by schema.json.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/", "description": "The base path of the server." }],
        "security": [{ "device": [] }, {}],
        "paths": book.paths,
        "components": {
            "securitySchemes": {
                "device": { "type": "apiKey", "in": "cookie", "name": "stammtisch_device", "description": device },
                "seatToken": { "type": "http", "scheme": "bearer", "description": token },
            },
            "schemas": types.definitions(),
        },
    })
}

fn routes(book: &mut Book, types: &mut Types) {
    let body = types.said_by_client::<OpenTable>();
    let answer = types.said_by_server::<Opened>();
    book.post("/api/tables", "Opens a table and takes its first seat.", Some(body), answer);
    let answer = types.said_by_server::<Summary>();
    book.get("/api/tables/{table}", "What everybody with the link may know of a table.", answer).with_token();
    let body = types.said_by_client::<SitDown>();
    let answer = types.said_by_server::<TakeSeat>();
    book.post("/api/tables/{table}/sit", "Takes the first free seat.", Some(body), answer);
    let answer = types.said_by_server::<Invitation>();
    book.get("/api/tables/{table}/invitation", "The address to send to friends.", answer);
    let answer = types.said_by_server::<ReturnLink>();
    let summary = "Makes a personal link to this device's seat; an older one no longer works.";
    book.post("/api/tables/{table}/return-link", summary, None, answer);
    let state = types.said_by_server::<TokenState>();
    let path = "/api/tables/{table}/seat-token";
    book.get(path, "Whether a program may play this device's seat.", state.clone());
    let body = types.said_by_client::<WishForToken>();
    let answer = types.said_by_server::<SeatToken>();
    book.post(
        path,
        "Makes a token with which a program plays a seat; an older one no longer works.",
        Some(body),
        answer,
    );
    book.add("delete", path, "Takes the seat away from its program.", None, json_answer(state));
    notices(book, types);
    let answer = types.said_by_server::<Advice>();
    let summary = "What each action of this device's seat is worth.";
    book.get("/api/tables/{table}/advice", summary, answer).with_token();
    let record = json!({ "200": { "description": "JSON lines.", "content": { "application/x-ndjson": {} } } });
    book.add("get", "/api/tables/{table}/record", "The record, once the game has ended.", None, record).with_token();
    let socket = json!({ "101": { "description": "The socket; its frames are described by schema.json." } });
    book.add("get", "/api/tables/{table}/socket", "The upgrade to a WebSocket.", None, socket).with_token();
    let body = types.said_by_client::<Returned>();
    let answer = types.said_by_server::<ReturnedTo>();
    book.post(
        "/api/return",
        "Takes a seat to this device by a personal link, which is then spent.",
        Some(body),
        answer,
    );
    let answer = types.said_by_server::<Vec<MyTable>>();
    book.get("/api/me", "The seats of this device, the latest first.", answer);
    let answer = types.said_by_server::<FreeTables>();
    book.get("/api/open-tables", "The tables that strangers may join, the latest first.", answer);
    let answer = types.said_by_server::<Vec<PlayerInfo>>();
    book.get("/api/games/{game}/players", "The computer players of a game, the strongest first.", answer);
    let answer = types.said_by_server::<Vec<MapInfo>>();
    book.get("/api/games/{game}/maps", "The maps that a table can be opened on.", answer);
    let any = json!({ "type": "object" });
    book.get("/api/openapi.json", "This description.", any.clone());
    book.get("/api/schema.json", "The JSON Schema of the messages of the sockets.", any);
    let answer = types.said_by_server::<Health>();
    book.get("/healthz", "Whether the server lives.", answer.clone());
    book.get("/readyz", "Whether the server can do its work.", answer);
}

/// How somebody hears of a table who isn't there.
fn notices(book: &mut Book, types: &mut Types) {
    let answer = types.said_by_server::<NoticeWays>();
    book.get("/api/notices", "The ways to be told that this house offers.", answer);
    let mine = types.said_by_server::<MyNotices>();
    let path = "/api/tables/{table}/notices";
    book.get(path, "What this device's seat has set.", mine.clone());
    let body = types.said_by_client::<PushTo>();
    let path = "/api/tables/{table}/notices/push";
    book.add("put", path, "Has this device's browser told.", Some(body), json_answer(mine.clone()));
    book.add("delete", path, "Has no browser told.", None, json_answer(mine.clone()));
    let (body, answer) = (types.said_by_client::<WebhookTo>(), types.said_by_server::<WebhookSet>());
    let path = "/api/tables/{table}/notices/webhook";
    let hook = types.said_by_server::<Notice>();
    let sent =
        "Has notices sent to an address, in place of the one before; the secret that signs them is told only now.";
    let mut route = book.add("put", path, sent, Some(body), json_answer(answer));
    route.calls_back("{$request.body#/url}", &hook);
    book.add("delete", path, "Has nothing sent to an address.", None, json_answer(mine.clone()));
    let body = types.said_by_client::<QuietHours>();
    let path = "/api/tables/{table}/notices/quiet";
    book.add("put", path, "Sets the hours in which nothing is sent.", Some(body), json_answer(mine.clone()));
    book.add("delete", path, "Lifts them.", None, json_answer(mine));
    let answer = types.said_by_server::<TestedNotices>();
    let path = "/api/tables/{table}/notices/test";
    book.post(path, "Sends a notice on every way of this device's seat, and tells how that ended.", None, answer);
}

/// The routes so far.
struct Book {
    paths: Map<String, Value>,
    error: Value,
}

impl Book {
    fn get(&mut self, path: &str, summary: &str, answer: Value) -> Route<'_> {
        self.add("get", path, summary, None, json_answer(answer))
    }

    fn post(&mut self, path: &str, summary: &str, body: Option<Value>, answer: Value) -> Route<'_> {
        self.add("post", path, summary, body, json_answer(answer))
    }

    fn add(&mut self, method: &str, path: &str, summary: &str, body: Option<Value>, mut answers: Value) -> Route<'_> {
        answers["default"] =
            json!({ "description": "An error.", "content": { "application/json": { "schema": self.error } } });
        let names = path.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let parameters: Vec<Value> = names
            .map(|(name, _)| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let mut route = json!({ "summary": summary, "parameters": parameters, "responses": answers });
        if let Some(schema) = body {
            route["requestBody"] = json!({ "required": true, "content": { "application/json": { "schema": schema } } });
        }
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = route;
        Route(&mut methods[method])
    }
}

/// A route that was added.
struct Route<'a>(&'a mut Value);

impl Route<'_> {
    /// What the house sends because of it.
    fn calls_back(&mut self, address: &str, body: &Value) {
        let request = json!({ "required": true, "content": { "application/json": { "schema": body } } });
        let post = json!({ "requestBody": request, "responses": { "2XX": { "description": "Taken." } } });
        self.0["callbacks"] = json!({ "notice": { address: { "post": post } } });
    }

    /// A seat's token opens it, too.
    fn with_token(self) {
        self.0["security"] = json!([{ "device": [] }, { "seatToken": [] }, {}]);
    }
}

fn json_answer(schema: Value) -> Value {
    json!({ "200": { "description": "Done.", "content": { "application/json": { "schema": schema } } } })
}
