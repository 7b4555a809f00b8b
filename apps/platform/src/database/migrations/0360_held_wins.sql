-- Wins beyond a payout limit: not paid until an operator decides.
CREATE TABLE held_win (
  member_id text NOT NULL,
  bet_id text NOT NULL,
  vassalage text NOT NULL,
  payout bigint NOT NULL,
  cash_out boolean NOT NULL,
  payout_limit text NOT NULL,
  state text NOT NULL,
  held_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (member_id, bet_id)
);
CREATE INDEX held_win_waiting ON held_win (held_at) WHERE state = 'held';
-- What a vendor paid lately.
CREATE INDEX bet_paid_by_vendor ON bet (vassalage, settled_at) WHERE payout > 0;
