-- Totals of teams by quarter (yyyy-Qn): a longer period is a sum of fewer rows.
CREATE TABLE team_total_quarter (
  head_id text NOT NULL,
  quarter text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  deposits numeric NOT NULL,
  withdrawals numeric NOT NULL,
  given numeric NOT NULL,
  PRIMARY KEY (head_id, quarter)
);

CREATE INDEX team_total_quarter_by_quarter ON team_total_quarter (quarter);

-- The job builds all sums.
UPDATE team_rollup SET gmt_offset_minutes = NULL, totals_offset_minutes = NULL;
