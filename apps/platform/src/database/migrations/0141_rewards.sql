-- What a member can claim: a mission's reward, a prize, a level's gift. Paid once, whoever asks how often.
CREATE TABLE reward (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  source text NOT NULL,
  -- What of the source it is for: a mission and its day, a week's leaderboard, a level. Once each.
  source_id text NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL DEFAULT 'ready',
  ready_at timestamptz NOT NULL,
  expires_at timestamptz,
  claimed_at timestamptz,
  CONSTRAINT reward_once UNIQUE (member_id, source, source_id),
  CONSTRAINT reward_kind CHECK (kind IN ('cash', 'points', 'bonus')),
  CONSTRAINT reward_amount CHECK (amount > 0),
  CONSTRAINT reward_state CHECK (state IN ('ready', 'claimed', 'expired')),
  CONSTRAINT reward_claimed CHECK ((state = 'claimed') = (claimed_at IS NOT NULL))
);

CREATE INDEX reward_by_member ON reward (member_id, ready_at, id);
CREATE INDEX reward_by_expiry ON reward (expires_at) WHERE state = 'ready';

-- What was played on a day of the brand, by category: a coarser sum of play_slot for windows of days, with the moment
-- of the last settled bet, which decides who was first.
CREATE TABLE play_day (
  member_id text NOT NULL,
  day text NOT NULL,
  game_type text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, day, game_type)
);

CREATE INDEX play_day_by_day ON play_day (day);

-- Points earned by play and not yet collected. Points never expire.
CREATE TABLE points_pending (
  member_id text PRIMARY KEY REFERENCES member (id),
  points bigint NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT points_pending_amount CHECK (points >= 0)
);

-- What changed a member's points: the list that the member reads. The money itself is in the ledger.
CREATE TABLE points_entry (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  type text NOT NULL,
  redemption_id text,
  product_id text,
  quantity integer,
  -- Signed points, and the balance after them.
  change bigint NOT NULL,
  balance bigint NOT NULL,
  -- Money that the change stands for, where it stands for any.
  amount bigint,
  remark text,
  at timestamptz NOT NULL,
  CONSTRAINT points_entry_type CHECK (type IN ('earned', 'rewarded', 'redeemed', 'returned', 'converted', 'bought')),
  CONSTRAINT points_entry_change CHECK (change <> 0 AND balance >= 0)
);

CREATE INDEX points_entry_by_member ON points_entry (member_id, at, id);

-- What is left of a product. Opened with the catalogue's stock the first time that it is asked for.
CREATE TABLE mall_stock (
  product_id text PRIMARY KEY,
  stock integer NOT NULL,
  CONSTRAINT mall_stock_left CHECK (stock >= 0)
);

CREATE TABLE redemption (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  product_id text NOT NULL,
  quantity integer NOT NULL,
  points bigint NOT NULL,
  amount bigint,
  state text NOT NULL,
  -- Whom goods go to, sealed.
  recipient text,
  remark text,
  journal_id uuid NOT NULL,
  applied_at timestamptz NOT NULL,
  decided_at timestamptz,
  CONSTRAINT redemption_quantity CHECK (quantity > 0 AND points > 0),
  CONSTRAINT redemption_state CHECK (state IN ('inProcess', 'rejected', 'approved')),
  CONSTRAINT redemption_decided CHECK ((state = 'inProcess') = (decided_at IS NULL))
);

CREATE INDEX redemption_by_member ON redemption (member_id, applied_at, id);
