-- The vendor's seeds: the hash is shown before a round, the seed itself when the player takes a new one.
CREATE TABLE sandbox_seed (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  ordinal integer NOT NULL,
  server_seed_sealed text NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  rounds bigint NOT NULL DEFAULT 0,
  revealed_at timestamptz,
  CONSTRAINT sandbox_seed_once UNIQUE (member_id, ordinal)
);

ALTER TABLE sandbox_round ADD COLUMN seed_id text;
ALTER TABLE sandbox_round ADD COLUMN nonce bigint;

-- A bet that is settled later than it is placed: a flight, a lottery bet, a coupon.
CREATE TABLE sandbox_ticket (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  play_session_id text NOT NULL REFERENCES play_session (id),
  play_session_sealed text NOT NULL,
  vassalage text NOT NULL,
  game_code text NOT NULL,
  round_id text NOT NULL,
  kind text NOT NULL,
  stake bigint NOT NULL,
  bet text NOT NULL,
  seed_id text,
  nonce bigint,
  crash_point integer,
  state text NOT NULL,
  refused text,
  outcome text,
  payout bigint,
  balance bigint,
  created_at timestamptz NOT NULL,
  placed_at timestamptz,
  settles_at timestamptz,
  CONSTRAINT sandbox_ticket_once UNIQUE (play_session_id, round_id),
  CONSTRAINT sandbox_ticket_kind CHECK (kind IN ('crash', 'lottery', 'coupon')),
  CONSTRAINT sandbox_ticket_state CHECK (state IN ('open', 'placed', 'decided', 'finished', 'refused')),
  CONSTRAINT sandbox_ticket_stake CHECK (stake > 0),
  CONSTRAINT sandbox_ticket_decided CHECK ((state IN ('decided', 'finished')) = (outcome IS NOT NULL AND payout IS NOT NULL)),
  CONSTRAINT sandbox_ticket_outcome CHECK (outcome IS NULL OR (outcome IN ('won', 'lost', 'refunded') AND (outcome = 'won') = (payout > 0))),
  CONSTRAINT sandbox_ticket_refused CHECK ((state = 'refused') = (refused IS NOT NULL)),
  CONSTRAINT sandbox_ticket_crash CHECK ((kind = 'crash') = (crash_point IS NOT NULL))
);

CREATE INDEX sandbox_ticket_by_member ON sandbox_ticket (member_id, created_at, id);

-- What a lottery drew or a match ended with, with the seed that its hash was shown of before.
CREATE TABLE sandbox_result (
  id text PRIMARY KEY,
  game_code text NOT NULL,
  due_at timestamptz NOT NULL,
  outcome text NOT NULL,
  seed text NOT NULL,
  seed_hash text NOT NULL
);

CREATE INDEX sandbox_result_by_game ON sandbox_result (game_code, due_at);
