-- How the person of a seat is told that the table waits.
CREATE TABLE notice_ways (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    way TEXT NOT NULL CHECK (way IN ('push', 'webhook')),
    address TEXT NOT NULL,
    -- The host in the address, as no host is sent to more than a little at once.
    host TEXT NOT NULL,
    -- What a webhook's messages are signed with, or a browser's public key; both have to be used, so no hash would do.
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    last_at INTEGER,
    last_result TEXT,
    last_status INTEGER,
    PRIMARY KEY (table_id, seat, way)
) STRICT, WITHOUT ROWID;

-- In minutes after midnight, in a zone of the IANA's list.
CREATE TABLE quiet_hours (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    starts INTEGER NOT NULL CHECK (starts BETWEEN 0 AND 1439),
    ends INTEGER NOT NULL CHECK (ends BETWEEN 0 AND 1439),
    zone TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What is true of a seat and known to its person: told, or seen at the table. It goes when it is true no more.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    what TEXT NOT NULL,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    deadline INTEGER,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    PRIMARY KEY (table_id, seat, what, n)
) STRICT, WITHOUT ROWID;

-- What still has to be sent.
CREATE TABLE notice_posts (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    what TEXT NOT NULL,
    n INTEGER NOT NULL,
    way TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, what, n, way),
    FOREIGN KEY (table_id, seat, what, n) REFERENCES notices (table_id, seat, what, n) ON DELETE CASCADE,
    FOREIGN KEY (table_id, seat, way) REFERENCES notice_ways (table_id, seat, way) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_posts_due ON notice_posts (due_at);
CREATE INDEX notice_posts_way ON notice_posts (table_id, seat, way);
