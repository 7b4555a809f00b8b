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

-- Of what was done before, the job that adds up builds every sum again, as after a change of the brand's offset.
UPDATE team_rollup SET gmt_offset_minutes = NULL;
