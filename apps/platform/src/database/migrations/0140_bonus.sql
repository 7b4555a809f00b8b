-- A bonus that a member was offered. At most one is played with at a time, so that the member's account of bonus
-- money is that grant's alone.
CREATE TABLE bonus_grant (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  definition_id text NOT NULL,
  cause_id text NOT NULL,
  amount bigint NOT NULL,
  required bigint NOT NULL,
  progress bigint NOT NULL DEFAULT 0,
  converted bigint,
  state text NOT NULL,
  offered_at timestamptz NOT NULL,
  offer_ends_at timestamptz NOT NULL,
  claimed_at timestamptz,
  wagering_ends_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT bonus_grant_once UNIQUE (member_id, definition_id, cause_id),
  CONSTRAINT bonus_grant_state
    CHECK (state IN ('offered', 'active', 'wagering', 'converted', 'lost', 'expired', 'cancelled')),
  CONSTRAINT bonus_grant_amounts CHECK (amount > 0 AND required >= 0 AND progress >= 0),
  CONSTRAINT bonus_grant_ended CHECK ((state IN ('offered', 'active', 'wagering')) = (ended_at IS NULL)),
  CONSTRAINT bonus_grant_claimed CHECK ((claimed_at IS NULL) = (wagering_ends_at IS NULL)),
  CONSTRAINT bonus_grant_live CHECK (state NOT IN ('active', 'wagering', 'converted', 'lost') OR claimed_at IS NOT NULL),
  CONSTRAINT bonus_grant_converted CHECK ((state = 'converted') = (converted IS NOT NULL)),
  CONSTRAINT bonus_grant_wagered CHECK (state <> 'converted' OR progress >= required)
);

CREATE UNIQUE INDEX bonus_grant_one_live ON bonus_grant (member_id) WHERE state IN ('active', 'wagering');
CREATE INDEX bonus_grant_by_member ON bonus_grant (member_id, offered_at, id);
CREATE INDEX bonus_grant_by_end ON bonus_grant (wagering_ends_at) WHERE state IN ('active', 'wagering');
CREATE INDEX bonus_grant_by_offer_end ON bonus_grant (offer_ends_at) WHERE state = 'offered';

-- How much of a stake was bonus money, and which grant the bet works off.
ALTER TABLE bet ADD COLUMN bonus_stake bigint NOT NULL DEFAULT 0;
ALTER TABLE bet ADD COLUMN bonus_grant_id text;
ALTER TABLE bet ADD CONSTRAINT bet_bonus_stake CHECK (
  bonus_stake >= 0 AND bonus_stake <= stake AND (bonus_stake = 0 OR bonus_grant_id IS NOT NULL)
);
CREATE INDEX bet_open_of_grant ON bet (bonus_grant_id) WHERE state = 'unsettled' AND bonus_grant_id IS NOT NULL;

-- Deposits that counted for bonuses, in the order in which they were credited.
CREATE TABLE bonus_deposit (
  member_id text NOT NULL REFERENCES member (id),
  deposit_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, deposit_id)
);
