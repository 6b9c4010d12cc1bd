-- A seat's token is a device of its own kind, one for each seat, which goes nowhere else.
ALTER TABLE devices ADD COLUMN program INTEGER NOT NULL DEFAULT 0 CHECK (program IN (0, 1));

CREATE UNIQUE INDEX devices_program ON devices (table_id, seat) WHERE program = 1;
