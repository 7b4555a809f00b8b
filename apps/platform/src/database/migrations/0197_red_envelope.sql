-- A time in which members open red envelopes, one each. The seed divides the pot before anybody opens one.
CREATE TABLE envelope_rain (
  id text PRIMARY KEY,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  pot bigint NOT NULL,
  envelopes integer NOT NULL,
  seed_sealed text NOT NULL,
  seed_hash text NOT NULL,
  opened integer NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  CONSTRAINT envelope_rain_times CHECK (starts_at < ends_at),
  -- A cent at least in each.
  CONSTRAINT envelope_rain_pot CHECK (envelopes > 0 AND pot >= envelopes * 100),
  CONSTRAINT envelope_rain_opened CHECK (opened BETWEEN 0 AND envelopes AND paid BETWEEN 0 AND pot),
  CONSTRAINT envelope_rain_adds_up CHECK (opened < envelopes OR paid = pot)
);

CREATE INDEX envelope_rain_by_end ON envelope_rain (ends_at, id);

CREATE TABLE envelope_opened (
  rain_id text NOT NULL REFERENCES envelope_rain (id),
  member_id text NOT NULL REFERENCES member (id),
  number integer NOT NULL,
  amount bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (rain_id, member_id),
  CONSTRAINT envelope_opened_number UNIQUE (rain_id, number),
  CONSTRAINT envelope_opened_amount CHECK (amount > 0)
);
