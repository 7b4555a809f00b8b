-- A member's best win of a brand day and category: what the winner board is read from. It grows with players, not with
-- bets, and is forgotten after some days.
CREATE TABLE winner_day (
  member_id text NOT NULL,
  day text NOT NULL,
  game_type text NOT NULL,
  bet_id text NOT NULL,
  node_id text NOT NULL,
  win_amount bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, day, game_type),
  CONSTRAINT winner_day_amount CHECK (win_amount > 0)
);

CREATE INDEX winner_day_by_win ON winner_day (day, win_amount DESC, at);
CREATE INDEX winner_day_by_type ON winner_day (day, game_type, win_amount DESC, at);
CREATE INDEX winner_day_by_age ON winner_day (at);
