-- What the release before this one wrote into an SQLite database: at its first start, and at the import of a set of
-- two cards. Of the 613 shipped cards three are left, with their set, and the digest of the shipped data says so.

CREATE TABLE __diesel_schema_migrations (
       version VARCHAR(50) PRIMARY KEY NOT NULL,
       run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
);

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

INSERT INTO __diesel_schema_migrations (version, run_on) VALUES
    ('20261116000001', '2026-11-18 12:18:46'),
    ('20261116000002', '2026-11-18 12:18:46');

INSERT INTO catalogue_builds (number, hash, shipped, origin, version, added, changed, removed, unchanged, created_at) VALUES
    (1, '0000000000000000', '0000000000000000', 'fabulario', '0.1.0', 793, 0, 0, 0, '2026-11-18 12:18:47'),
    (2, 'b1e781434e3bdeba', '0000000000000000', 'oficina-de-provas', '0.1.0', 3, 0, 0, 0, '2026-11-18 12:18:47');

INSERT INTO catalogue_entries (game, kind, id, from_build, until_build, added_build, origin, place, body) VALUES
    ('dd', 'card', 'dd-caldeira-andarilha', 1, NULL, 1, 'fabulario', 254, '{"id":"dd-caldeira-andarilha","name":{"pt-BR":"Caldeira Andarilha","en":"Wandering Boiler"},"printings":[{"set":"SFR","number":22}],"type":"unidade","element":"fire","tags":["maquina","polvora"],"atk":2,"hp":5,"directions":["e","w"],"keywords":[{"id":"explosive"}],"effects":[{"when":"tick","text":{"pt-BR":"TICK: cause 1 de dano a todas as cartas LINKADAS a esta carta.","en":"TICK: deal 1 damage to all cards LINKED to this card."},"does":[{"verb":"damage","amount":1}]}],"flavour":{"pt-BR":"Fugiu do engenho no dia em que aprendeu a ferver sozinha.","en":"It ran away from the sugar mill the day it learned to boil by itself."}}'),
    ('dd', 'card', 'dd-boi-de-granizo', 1, NULL, 1, 'fabulario', 264, '{"id":"dd-boi-de-granizo","name":{"pt-BR":"Boi de Granizo","en":"Hailstone Ox"},"printings":[{"set":"SFR","number":32}],"type":"unidade","element":"ice","tags":["bicho","geada"],"atk":3,"hp":6,"directions":["e"],"flavour":{"pt-BR":"Não muge. Estala.","en":"It does not low. It cracks."}}'),
    ('dd', 'card', 'dd-enxame-de-faiscas', 1, NULL, 1, 'fabulario', 277, '{"id":"dd-enxame-de-faiscas","name":{"pt-BR":"Enxame de Faíscas","en":"Swarm of Sparks"},"printings":[{"set":"SFR","number":45}],"type":"unidade","element":"thunder","tags":["bicho","sinal"],"atk":1,"hp":5,"directions":["n","ne","e","se","s"],"keywords":[{"id":"combo","value":3}]}'),
    ('dd', 'set', 'SFR', 1, NULL, 1, 'fabulario', 300, '{"code":"SFR","name":{"pt-BR":"Sete Frestas","en":"The Seven Rifts"},"released":"2026-11-16","about":{"pt-BR":"Sete frestas se abriram no céu do sertão, uma para cada elemento. Do outro lado há sertões de barro, maré, brasa, vento, geada, trovoada e esquecimento, e todos mandam gente pela estrada.","en":"Seven rifts have opened in the sky over the backlands, one for each element. Beyond them lie backlands of clay, tide, ember, wind, frost, thunder and oblivion, and all of them send folk down the road."}}'),
    ('dd', 'set', 'PRV', 2, NULL, 2, 'oficina-de-provas', 794, '{"code":"PRV","name":{"pt-BR":"Provas"},"released":"2026-11-01","publisher":"Oficina de Provas"}'),
    ('dd', 'card', 'dd-prova-1', 2, NULL, 2, 'oficina-de-provas', 795, '{"id":"dd-prova-1","name":{"pt-BR":"Prova 1","en":"Proof 1"},"type":"unidade","element":"fire","atk":1,"hp":2,"directions":["e"],"printings":[{"set":"PRV","number":1}]}'),
    ('dd', 'card', 'dd-prova-2', 2, NULL, 2, 'oficina-de-provas', 796, '{"id":"dd-prova-2","name":{"pt-BR":"Prova 2","en":"Proof 2"},"type":"unidade","element":"fire","atk":1,"hp":2,"directions":["e"],"printings":[{"set":"PRV","number":2}]}');
