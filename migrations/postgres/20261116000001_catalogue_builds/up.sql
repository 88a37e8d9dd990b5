-- Every catalogue that a server of this database has loaded.
CREATE TABLE catalogue_builds (
    build TEXT NOT NULL PRIMARY KEY,
    version TEXT NOT NULL,
    first_loaded_at TIMESTAMP NOT NULL,
    last_loaded_at TIMESTAMP NOT NULL
);
