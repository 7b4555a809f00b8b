-- The VIP level of a member, and the month that it has been looked at for: what a month's end does is done once.
CREATE TABLE vip_state (
  member_id text PRIMARY KEY REFERENCES member (id),
  level smallint NOT NULL,
  month text NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT vip_state_level CHECK (level BETWEEN 1 AND 5)
);

CREATE INDEX vip_state_by_month ON vip_state (month);

CREATE TABLE vip_step (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  -- The month whose play decided it, and how much that was.
  month text NOT NULL,
  valid_bet bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT vip_step_moves CHECK (to_level <> from_level AND to_level >= from_level - 1)
);

CREATE INDEX vip_step_by_member ON vip_step (member_id, at, id);
-- A level is lost at most once for a month.
CREATE UNIQUE INDEX vip_step_down_once ON vip_step (member_id, month) WHERE to_level < from_level;

CREATE TABLE rebate_claim (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  -- First and last day of the brand that it is for.
  from_day text NOT NULL,
  through_day text NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT rebate_claim_once UNIQUE (member_id, through_day),
  CONSTRAINT rebate_claim_amount CHECK (amount > 0 AND from_day <= through_day)
);

CREATE INDEX rebate_claim_by_member ON rebate_claim (member_id, at, id);

CREATE TABLE rebate_line (
  claim_id text NOT NULL REFERENCES rebate_claim (id),
  game_type text NOT NULL,
  -- Hundredths of a per cent.
  rate integer NOT NULL,
  valid_bet bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (claim_id, game_type)
);

-- A ranking as it was computed last; final once its window is over and its prizes are given.
CREATE TABLE leaderboard_snapshot (
  board text NOT NULL,
  window_start text NOT NULL,
  as_of timestamptz NOT NULL,
  ranking jsonb NOT NULL,
  final boolean NOT NULL DEFAULT false,
  PRIMARY KEY (board, window_start)
);

-- Who does not want to be named on boards that others see.
CREATE TABLE board_opt_out (
  member_id text PRIMARY KEY REFERENCES member (id),
  at timestamptz NOT NULL
);
