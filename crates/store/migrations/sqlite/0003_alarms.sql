-- When something is due at a table by itself: 0 at once, NULL never. Nobody has said so yet of tables that are older than this column, so they
-- are looked at soon.
ALTER TABLE tables ADD COLUMN alarm INTEGER DEFAULT 0;

-- Whether strangers may find the table in the house's list.
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));

UPDATE tables SET alarm = NULL WHERE closed_at IS NOT NULL;

CREATE INDEX tables_by_alarm ON tables (alarm, id) WHERE alarm IS NOT NULL;

CREATE INDEX tables_listed ON tables (opened_at) WHERE listed = 1;
