-- Settled bets of a team by amount: a page is read in its order, not found among all bets of the period.
CREATE INDEX bet_by_stake ON bet (stake, id) WHERE settled_at IS NOT NULL;
CREATE INDEX bet_by_valid_bet ON bet (valid_bet, id) WHERE settled_at IS NOT NULL;
CREATE INDEX bet_by_payout ON bet (payout, id) WHERE settled_at IS NOT NULL;
CREATE INDEX bet_by_win_loss ON bet
  ((CASE WHEN state IN ('won', 'lost', 'cashedOut') THEN payout - stake ELSE 0 END), id) WHERE settled_at IS NOT NULL;
