-- What the operator says of one game; a game without a row is as the catalogue has it.
CREATE TABLE game_flag (
  node_id text PRIMARY KEY,
  hot boolean,
  under_maintenance boolean NOT NULL DEFAULT false
);

CREATE TABLE game_favourite (
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);

CREATE TABLE game_recent (
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, node_id)
);
