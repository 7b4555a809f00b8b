-- A member's requests to close the account. One that is not cancelled is in force: the account closes at closes_at.
CREATE TABLE account_closure (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  reason text CHECK (length(reason) <= 300),
  -- For messages that are sent when the member is not there.
  language text NOT NULL,
  requested_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  -- Since when something that has to be settled first keeps the account open after closes_at.
  waiting_since timestamptz,
  cancelled_at timestamptz,
  closed_at timestamptz,
  erased_at timestamptz,
  CHECK (cancelled_at IS NULL OR closed_at IS NULL),
  CHECK (erased_at IS NULL OR closed_at IS NOT NULL)
);

CREATE UNIQUE INDEX account_closure_in_force ON account_closure (member_id) WHERE cancelled_at IS NULL;
CREATE INDEX account_closure_by_member ON account_closure (member_id);
CREATE INDEX account_closure_due ON account_closure (closes_at) WHERE cancelled_at IS NULL AND closed_at IS NULL;
CREATE INDEX account_closure_to_erase ON account_closure (closed_at) WHERE closed_at IS NOT NULL AND erased_at IS NULL;
