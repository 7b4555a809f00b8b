-- What a bet was placed on and how each part of it ended, as its vendor said. It goes with the bet to the archive's end.
CREATE TABLE bet_description (
  member_id text NOT NULL,
  bet_id text NOT NULL,
  parts jsonb NOT NULL,
  results jsonb,
  PRIMARY KEY (member_id, bet_id),
  FOREIGN KEY (member_id, bet_id) REFERENCES bet (member_id, id) ON DELETE CASCADE
);
