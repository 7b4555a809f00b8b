-- What vendors publish of their matches. Names and odds are JSON text, as they came. A row is replaced by a newer one only.
CREATE TABLE vendor_match (
  vassalage text NOT NULL,
  match_id text NOT NULL,
  game_code text NOT NULL,
  competition_id text NOT NULL,
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('scheduled', 'live', 'postponed', 'ended', 'abandoned')),
  suspended boolean NOT NULL,
  home_score integer,
  away_score integer,
  odds text,
  as_of timestamptz NOT NULL,
  PRIMARY KEY (vassalage, match_id)
);
CREATE INDEX vendor_match_by_start ON vendor_match (starts_at);
-- And of their draws. Without numbers one is still to be drawn, unless it is cancelled.
CREATE TABLE vendor_draw (
  vassalage text NOT NULL,
  draw_id text NOT NULL,
  game_code text NOT NULL,
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  numbers text,
  cancelled boolean NOT NULL,
  as_of timestamptz NOT NULL,
  PRIMARY KEY (vassalage, draw_id)
);
CREATE INDEX vendor_draw_by_time ON vendor_draw (draws_at);
-- How old what a vendor published last is.
CREATE TABLE vendor_feed (
  vassalage text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('matches', 'draws')),
  as_of timestamptz NOT NULL,
  PRIMARY KEY (vassalage, kind)
);
