CREATE TABLE account (
  id uuid PRIMARY KEY,
  owner_id text NOT NULL,
  kind text NOT NULL,
  currency text NOT NULL,
  shard smallint NOT NULL DEFAULT 0,
  balance bigint NOT NULL DEFAULT 0,
  posting_count bigint NOT NULL DEFAULT 0,
  frozen boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_one_per_owner UNIQUE (owner_id, kind, currency, shard),
  CONSTRAINT account_house_owner CHECK (
    (owner_id = 'house') = (kind LIKE 'house.%' OR kind IN ('psp.clearing', 'suspense'))
  ),
  CONSTRAINT account_never_overdrawn CHECK (owner_id = 'house' OR balance >= 0)
);

CREATE TABLE hold (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  held_account_id uuid NOT NULL REFERENCES account (id),
  amount bigint NOT NULL,
  state text NOT NULL DEFAULT 'created',
  posted_amount bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  CONSTRAINT hold_amount CHECK (amount > 0),
  CONSTRAINT hold_state CHECK (state IN ('created', 'posted', 'voided', 'expired')),
  CONSTRAINT hold_posted_amount CHECK (
    (state = 'posted' AND posted_amount > 0 AND posted_amount <= amount)
    OR (state <> 'posted' AND posted_amount = 0)
  ),
  CONSTRAINT hold_closed CHECK ((state = 'created') = (closed_at IS NULL))
);

CREATE INDEX hold_by_held_account ON hold (held_account_id, state);

CREATE TABLE journal (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  owner_id text NOT NULL,
  currency text NOT NULL,
  cause_type text NOT NULL,
  cause_id text NOT NULL,
  actor text NOT NULL,
  hold_id uuid REFERENCES hold (id),
  reversal_of uuid REFERENCES journal (id),
  at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT journal_reversed_once UNIQUE (reversal_of)
);

CREATE INDEX journal_by_cause ON journal (cause_type, cause_id);
CREATE INDEX journal_by_owner ON journal (owner_id, id);

CREATE TABLE posting (
  journal_id uuid NOT NULL REFERENCES journal (id),
  ordinal smallint NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id),
  position bigint NOT NULL,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  PRIMARY KEY (journal_id, ordinal),
  CONSTRAINT posting_amount CHECK (amount <> 0),
  CONSTRAINT posting_position UNIQUE (account_id, position)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % is append-only: write a reversing journal instead', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER posting_never_emptied BEFORE TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal_never_emptied BEFORE TRUNCATE ON journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

REVOKE UPDATE, DELETE, TRUNCATE ON posting FROM CURRENT_USER;
