-- Settled bets of a small team in a few days, which are then sorted: in the order of an amount they are far between.
CREATE INDEX bet_by_member_settlement ON bet (member_id, settled_at) WHERE settled_at IS NOT NULL;
