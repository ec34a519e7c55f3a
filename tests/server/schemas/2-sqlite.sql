-- The schema as version 2 made it. It is never changed: migrations are tested from here.
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
 cards TEXT NOT NULL,
 PRIMARY KEY (id)
);
CREATE TABLE tables (
 id VARCHAR(24) NOT NULL,
 game VARCHAR(40) NOT NULL,
 format VARCHAR(40) NOT NULL,
 options TEXT NOT NULL,
 seed VARCHAR(80) NOT NULL,
 start TEXT,
 seats TEXT NOT NULL,
 owner VARCHAR(40) NOT NULL,
 public BOOLEAN NOT NULL,
 status VARCHAR(12) NOT NULL,
 winners TEXT NOT NULL,
 length INTEGER NOT NULL,
 updated FLOAT NOT NULL,
 edition VARCHAR(8) DEFAULT '' NOT NULL,
 revision INTEGER DEFAULT '0' NOT NULL,
 rules VARCHAR(16) DEFAULT '' NOT NULL,
 PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, updated);
CREATE TABLE beginnings (
 table_id VARCHAR(24) NOT NULL,
 revision INTEGER NOT NULL,
 n INTEGER NOT NULL,
 record TEXT NOT NULL,
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
CREATE TABLE snapshots (
 table_id VARCHAR(24) NOT NULL,
 n INTEGER NOT NULL,
 position TEXT NOT NULL,
 PRIMARY KEY (table_id, n),
 FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
