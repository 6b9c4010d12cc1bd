-- Once released, a migration is never edited: its checksum is in every database.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT, WITHOUT ROWID;

-- Clustered by table, so that an append touches one page and a replay reads neighbours.
CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL CHECK (n > 0),
    at INTEGER NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    device BLOB NOT NULL CHECK (length(device) = 32),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    PRIMARY KEY (table_id, device)
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_device ON devices (device);

CREATE TABLE return_links (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    token BLOB NOT NULL UNIQUE CHECK (length(token) = 32),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
