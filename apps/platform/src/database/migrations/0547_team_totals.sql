-- What a team (an account itself and everyone below it) did on a day of the brand and in a month of it, in one row each:
-- accounts are sorted by a figure of any period from a few rows of each. `given` is what was granted on account of play.
CREATE TABLE team_total_day (
  head_id text NOT NULL,
  day text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  deposits numeric NOT NULL,
  withdrawals numeric NOT NULL,
  given numeric NOT NULL,
  PRIMARY KEY (head_id, day)
);

CREATE INDEX team_total_day_by_day ON team_total_day (day);

CREATE TABLE team_total_month (
  head_id text NOT NULL,
  month text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  deposits numeric NOT NULL,
  withdrawals numeric NOT NULL,
  given numeric NOT NULL,
  PRIMARY KEY (head_id, month)
);

CREATE INDEX team_total_month_by_month ON team_total_month (month);

-- The offset that all sums, these too, are by; null until the job has built them. The version before knows the older column
-- alone, and adds to no totals: it builds its sums first and names its offset there, after which the job builds all again.
ALTER TABLE team_rollup ADD COLUMN totals_offset_minutes integer;
UPDATE team_rollup SET gmt_offset_minutes = NULL;
