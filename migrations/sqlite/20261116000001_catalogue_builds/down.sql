DROP TABLE catalogue_builds;
