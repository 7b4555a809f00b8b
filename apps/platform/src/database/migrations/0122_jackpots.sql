-- A jackpot's pool: what stakes fed it with and what it paid, split so that bets do not queue on one row.
CREATE TABLE jackpot_pool (
  jackpot_id text NOT NULL,
  shard smallint NOT NULL,
  fed bigint NOT NULL,
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (jackpot_id, shard),
  CONSTRAINT jackpot_pool_paid_from_fed CHECK (paid >= 0 AND fed >= paid)
);

-- One run of a jackpot, from the win before to its own: the seed that its draws are made by, and who won it.
CREATE TABLE jackpot_run (
  jackpot_id text NOT NULL,
  number integer NOT NULL,
  seed_sealed text NOT NULL,
  seed_hash text NOT NULL,
  started_at timestamptz NOT NULL,
  won_at timestamptz,
  member_id text REFERENCES member (id),
  bet_id text,
  amount bigint,
  PRIMARY KEY (jackpot_id, number),
  CONSTRAINT jackpot_run_won CHECK (
    (won_at IS NULL AND member_id IS NULL AND bet_id IS NULL AND amount IS NULL)
    OR (won_at IS NOT NULL AND member_id IS NOT NULL AND bet_id IS NOT NULL AND amount > 0)
  )
);
