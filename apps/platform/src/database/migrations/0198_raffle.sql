-- The raffle of a week. The seed of the draw is fixed from the beginning; its hash is shown.
CREATE TABLE raffle (
  id text PRIMARY KEY,
  from_day text NOT NULL UNIQUE,
  to_day text NOT NULL,
  draw_at timestamptz NOT NULL,
  seed_sealed text NOT NULL,
  seed_hash text NOT NULL,
  tickets integer NOT NULL DEFAULT 0,
  drawn_at timestamptz,
  CONSTRAINT raffle_days CHECK (from_day <= to_day),
  CONSTRAINT raffle_tickets CHECK (tickets >= 0)
);

CREATE INDEX raffle_to_draw ON raffle (draw_at) WHERE drawn_at IS NULL;

-- Tickets as they were claimed: the numbers first to last belong to the member.
CREATE TABLE raffle_claim (
  raffle_id text NOT NULL REFERENCES raffle (id),
  first_number integer NOT NULL,
  last_number integer NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (raffle_id, first_number),
  CONSTRAINT raffle_claim_numbers CHECK (first_number > 0 AND last_number >= first_number)
);

CREATE INDEX raffle_claim_by_member ON raffle_claim (raffle_id, member_id, first_number);

CREATE TABLE raffle_winner (
  raffle_id text NOT NULL REFERENCES raffle (id),
  place integer NOT NULL,
  number integer NOT NULL,
  member_id text NOT NULL REFERENCES member (id),
  prize bigint NOT NULL,
  PRIMARY KEY (raffle_id, place),
  CONSTRAINT raffle_winner_number UNIQUE (raffle_id, number),
  CONSTRAINT raffle_winner_prize CHECK (prize > 0)
);
