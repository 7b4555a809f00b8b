-- What was played and what was paid, by owner and slot of five minutes in UTC: every window of a report or of a
-- settlement, in whatever GMT offset, is a sum of whole slots. Rows share the owner's key, and old slots can be
-- pruned once a report holds their days. A check rebuilds both from the bets and the journal. Sums are numeric: many amounts
-- that fit 64 bits need not fit together.
CREATE TABLE play_slot (
  member_id text NOT NULL,
  slot timestamptz NOT NULL,
  game_type text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  PRIMARY KEY (member_id, slot, game_type)
);

CREATE INDEX play_slot_by_time ON play_slot (slot);

CREATE TABLE money_slot (
  owner_id text NOT NULL,
  slot timestamptz NOT NULL,
  type text NOT NULL,
  currency text NOT NULL,
  journals bigint NOT NULL,
  amount numeric NOT NULL,
  PRIMARY KEY (owner_id, slot, type, currency)
);

CREATE INDEX money_slot_by_time ON money_slot (slot);
