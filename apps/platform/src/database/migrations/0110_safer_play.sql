-- The bounds that members set to themselves, one for each kind and period. `value` is units of 1/10,000, or minutes for
-- sessionTime. A higher one, or none (NULL), waits in pending_* until it may be confirmed.
CREATE TABLE play_limit (
  member_id text NOT NULL REFERENCES member (id),
  kind text NOT NULL,
  period text NOT NULL,
  value bigint NOT NULL,
  pending_value bigint,
  pending_from timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period),
  CONSTRAINT play_limit_kind CHECK (kind IN ('deposit', 'loss', 'stake', 'sessionTime')),
  CONSTRAINT play_limit_period CHECK (period IN ('day', 'week', 'month') AND (kind <> 'sessionTime' OR period = 'day')),
  CONSTRAINT play_limit_value CHECK (value >= 0),
  CONSTRAINT play_limit_pending CHECK (pending_value IS NULL OR (pending_from IS NOT NULL AND pending_value > value))
);

-- What was asked for and what came of it, for whoever has to show it later.
CREATE TABLE play_limit_change (
  member_id text NOT NULL REFERENCES member (id),
  id text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  what text NOT NULL,
  value bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  CONSTRAINT play_limit_change_what CHECK (what IN ('set', 'asked', 'confirmed', 'withdrawn'))
);

-- Pauses. The one that ends last holds; rows are never changed, so none can be made shorter.
CREATE TABLE play_exclusion (
  member_id text NOT NULL REFERENCES member (id),
  until timestamptz NOT NULL,
  kind text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (member_id, until),
  CONSTRAINT play_exclusion_kind CHECK (kind IN ('timeOut', 'selfExclusion')),
  CONSTRAINT play_exclusion_length CHECK (until > since)
);

-- What is still at stake counts against the limits of loss and stake.
CREATE INDEX bet_open_by_member ON bet (member_id) WHERE state = 'unsettled';
