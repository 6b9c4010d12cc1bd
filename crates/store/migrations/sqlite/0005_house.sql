-- What the house itself has to keep, such as the key that push services know it by.
CREATE TABLE house (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
