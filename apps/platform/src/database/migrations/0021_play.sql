CREATE TABLE vendor_state (
  vassalage text PRIMARY KEY,
  under_maintenance boolean NOT NULL DEFAULT false,
  fail_next_round boolean NOT NULL DEFAULT false
);

CREATE TABLE play_session (
  id text PRIMARY KEY,
  launch_hash text NOT NULL,
  token_hash text,
  member_id text NOT NULL REFERENCES member (id),
  session_id text NOT NULL,
  node_id text NOT NULL,
  vassalage text NOT NULL,
  site text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL,
  launch_expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  expires_at timestamptz NOT NULL,
  CONSTRAINT play_session_launch_once UNIQUE (launch_hash),
  CONSTRAINT play_session_token_once UNIQUE (token_hash),
  CONSTRAINT play_session_opened CHECK ((token_hash IS NULL) = (opened_at IS NULL))
);

CREATE TABLE game_round (
  vassalage text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  round_id text NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (vassalage, member_id, round_id),
  CONSTRAINT game_round_state CHECK (state IN ('open', 'settled', 'rolledBack'))
);

CREATE TABLE bet (
  id text PRIMARY KEY,
  vassalage text NOT NULL,
  transaction_id text NOT NULL,
  round_id text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  node_id text NOT NULL,
  game_type text NOT NULL,
  stake bigint NOT NULL,
  valid_bet bigint NOT NULL,
  payout bigint NOT NULL DEFAULT 0,
  state text NOT NULL,
  journal_id uuid,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT bet_transaction_once UNIQUE (vassalage, transaction_id),
  CONSTRAINT bet_amounts CHECK (stake >= 0 AND valid_bet >= 0 AND valid_bet <= stake AND payout >= 0),
  CONSTRAINT bet_state CHECK (state IN ('unsettled', 'won', 'lost', 'refunded')),
  CONSTRAINT bet_settled CHECK ((state = 'unsettled') = (settled_at IS NULL)),
  CONSTRAINT bet_payout CHECK ((state = 'won') = (payout > 0)),
  CONSTRAINT bet_refunded_not_valid CHECK (state <> 'refunded' OR valid_bet = 0)
);

CREATE INDEX bet_by_member ON bet (member_id, placed_at, id);
CREATE INDEX bet_by_round ON bet (vassalage, member_id, round_id);

CREATE TABLE vendor_transaction (
  vassalage text NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL,
  request_hash text NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  refused text,
  balance bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, transaction_id),
  CONSTRAINT vendor_transaction_kind CHECK (kind IN ('bet', 'win', 'rollback'))
);

CREATE TABLE bet_tombstone (
  vassalage text NOT NULL,
  transaction_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (vassalage, transaction_id)
);

CREATE TABLE sandbox_round (
  id text PRIMARY KEY,
  play_session_id text NOT NULL REFERENCES play_session (id),
  play_session_sealed text NOT NULL,
  round_id text NOT NULL,
  stake bigint NOT NULL,
  choice text NOT NULL,
  symbols text NOT NULL,
  payout bigint NOT NULL,
  fails boolean NOT NULL,
  state text NOT NULL,
  refused text,
  outcome text,
  balance bigint,
  started_at timestamptz NOT NULL,
  CONSTRAINT sandbox_round_once UNIQUE (play_session_id, round_id),
  CONSTRAINT sandbox_round_state CHECK (state IN ('open', 'finished', 'refused')),
  CONSTRAINT sandbox_round_finished CHECK ((state = 'finished') = (outcome IS NOT NULL AND balance IS NOT NULL)),
  CONSTRAINT sandbox_round_refused CHECK ((state = 'refused') = (refused IS NOT NULL))
);
