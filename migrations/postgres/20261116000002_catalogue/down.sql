DROP TABLE catalogue_entries;
DROP TABLE catalogue_builds;

CREATE TABLE catalogue_builds (
    build TEXT NOT NULL PRIMARY KEY,
    version TEXT NOT NULL,
    first_loaded_at TIMESTAMP NOT NULL,
    last_loaded_at TIMESTAMP NOT NULL
);
