-- The code that a member invites friends with. An agent's invitations are something else: see invite.
CREATE TABLE referral_code (
  member_id text PRIMARY KEY REFERENCES member (id),
  code text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- One for each browser that opened a link, and later for the account that came of it. Whoever was referred was by one.
CREATE TABLE referral (
  id text PRIMARY KEY,
  referrer_id text NOT NULL REFERENCES member (id),
  referred_id text UNIQUE REFERENCES member (id),
  state text NOT NULL,
  -- What the browser holds of a click, hashed.
  touch_hash text UNIQUE,
  created_at timestamptz NOT NULL,
  clicked_at timestamptz,
  registered_at timestamptz,
  first_deposit_at timestamptz,
  qualified_at timestamptz,
  -- What has been done towards the rule, counted until it is met.
  deposited bigint NOT NULL DEFAULT 0,
  valid_bet bigint NOT NULL DEFAULT 0,
  CONSTRAINT referral_other CHECK (referred_id IS NULL OR referred_id <> referrer_id),
  CONSTRAINT referral_state CHECK (state IN ('clicked', 'registered', 'firstDeposit', 'qualified')),
  CONSTRAINT referral_clicked CHECK ((state = 'clicked') = (referred_id IS NULL) AND (state <> 'clicked' OR clicked_at IS NOT NULL)),
  CONSTRAINT referral_registered CHECK ((registered_at IS NULL) = (state = 'clicked')),
  CONSTRAINT referral_deposited CHECK ((first_deposit_at IS NOT NULL) = (state IN ('firstDeposit', 'qualified'))),
  CONSTRAINT referral_qualified CHECK ((qualified_at IS NOT NULL) = (state = 'qualified')),
  CONSTRAINT referral_counts CHECK (deposited >= 0 AND valid_bet >= 0)
);

CREATE INDEX referral_by_referrer ON referral (referrer_id, created_at, id);
CREATE INDEX referral_by_state ON referral (referrer_id, state);
CREATE INDEX referral_by_click ON referral (clicked_at) WHERE state = 'clicked';
