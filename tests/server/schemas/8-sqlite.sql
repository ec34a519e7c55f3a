-- The schema as version 8 made it. It is never changed: migrations are tested from here.
CREATE TABLE decks (
 id VARCHAR(24) NOT NULL,
 player VARCHAR(40) NOT NULL,
 game VARCHAR(40) NOT NULL,
 name VARCHAR(60) NOT NULL,
 deck JSON NOT NULL,
 updated FLOAT NOT NULL,
 version INTEGER DEFAULT '1' NOT NULL,
 share VARCHAR(40),
 PRIMARY KEY (id)
);
CREATE INDEX decks_by_player ON decks (player);
CREATE INDEX decks_by_share ON decks (share);
CREATE TABLE meta (
 name VARCHAR(40) NOT NULL,
 value TEXT NOT NULL,
 PRIMARY KEY (name)
);
CREATE TABLE players (
 id VARCHAR(40) NOT NULL,
 name VARCHAR(40) NOT NULL,
 created FLOAT NOT NULL,
 PRIMARY KEY (id)
);
CREATE TABLE rulebooks (
 id VARCHAR(16) NOT NULL,
 cards JSON NOT NULL,
 PRIMARY KEY (id)
);
CREATE TABLE stops (
 player VARCHAR(40) NOT NULL,
 game VARCHAR(40) NOT NULL,
 stops JSON NOT NULL,
 updated FLOAT NOT NULL,
 PRIMARY KEY (player, game)
);
CREATE TABLE tables (
 id VARCHAR(24) NOT NULL,
 game VARCHAR(40) NOT NULL,
 format VARCHAR(40) NOT NULL,
 options JSON NOT NULL,
 seed VARCHAR(80) NOT NULL,
 start JSON,
 owner VARCHAR(40) NOT NULL,
 public BOOLEAN NOT NULL,
 status VARCHAR(12) NOT NULL,
 winners JSON NOT NULL,
 length INTEGER NOT NULL,
 updated FLOAT NOT NULL,
 edition VARCHAR(8) DEFAULT '' NOT NULL,
 revision INTEGER DEFAULT '0' NOT NULL,
 rules VARCHAR(16) DEFAULT '' NOT NULL,
 decks JSON,
 shuffles JSON,
 PRIMARY KEY (id)
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE TABLE beginnings (
 table_id VARCHAR(24) NOT NULL,
 revision INTEGER NOT NULL,
 n INTEGER NOT NULL,
 record JSON NOT NULL,
 PRIMARY KEY (table_id, revision),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE chat (
 id INTEGER NOT NULL,
 table_id VARCHAR(24) NOT NULL,
 name VARCHAR(40) NOT NULL,
 seat INTEGER,
 text VARCHAR(400) NOT NULL,
 at FLOAT NOT NULL,
 team INTEGER,
 PRIMARY KEY (id),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE TABLE choices (
 table_id VARCHAR(24) NOT NULL,
 n INTEGER NOT NULL,
 seat INTEGER NOT NULL,
 "key" VARCHAR(120) NOT NULL,
 mark BIGINT,
 PRIMARY KEY (table_id, n),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE seats (
 table_id VARCHAR(24) NOT NULL,
 n INTEGER NOT NULL,
 kind VARCHAR(12) NOT NULL,
 player VARCHAR(40),
 kept_for VARCHAR(40),
 name VARCHAR(40),
 token VARCHAR(40),
 bot VARCHAR(40),
 decks JSON,
 PRIMARY KEY (table_id, n),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX seats_by_kept_for ON seats (kept_for);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_token ON seats (token);
CREATE TABLE snapshots (
 table_id VARCHAR(24) NOT NULL,
 n INTEGER NOT NULL,
 position JSON NOT NULL,
 PRIMARY KEY (table_id, n),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
