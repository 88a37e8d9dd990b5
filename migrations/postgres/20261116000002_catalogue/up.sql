-- The catalogue: each build has a number and a digest, each entry the builds that it is part of. A row is written
-- once; the only later change is the build that ends it. So a reader of build N sees build N, whatever is written.
DROP TABLE catalogue_builds;

CREATE TABLE catalogue_builds (
    number BIGINT NOT NULL PRIMARY KEY,
    hash TEXT NOT NULL,
    shipped TEXT NOT NULL,
    origin TEXT NOT NULL,
    version TEXT NOT NULL,
    added BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    removed BIGINT NOT NULL,
    unchanged BIGINT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE catalogue_entries (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    from_build BIGINT NOT NULL REFERENCES catalogue_builds (number),
    until_build BIGINT REFERENCES catalogue_builds (number),
    added_build BIGINT NOT NULL,
    origin TEXT NOT NULL,
    place BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, kind, id, from_build)
);

CREATE INDEX catalogue_entries_by_place ON catalogue_entries (place);
