-- What people, vendors and operators did to money, access and settings. Without references: it outlives what it names.
CREATE TABLE audit_entry (
  id text PRIMARY KEY,
  at timestamptz NOT NULL,
  role text NOT NULL CHECK (role IN ('visitor', 'member', 'agent', 'subUser', 'vendor', 'operator', 'system')),
  -- The id of an account or the code of a vendor; null where it is not known.
  actor text,
  sub_user_id text,
  subject text NOT NULL CHECK (subject IN ('money', 'access', 'settings')),
  -- The id of a call, or of a job of the platform's own.
  action text NOT NULL,
  target text,
  amount bigint,
  -- 'ok' or the code of the refusal.
  outcome text NOT NULL,
  request_id text,
  address text
);

CREATE INDEX audit_entry_by_time ON audit_entry (at, id);
CREATE INDEX audit_entry_by_actor ON audit_entry (actor, at, id);

-- Rows are deleted by prune_audit_entries() only, and none younger than a year, whatever it is called with.
CREATE FUNCTION refuse_change_of_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('baize.audit_pruning', true) = 'on'
    AND OLD.at < clock_timestamp() - interval '365 days'
  THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'table audit_entry is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit_entry();
CREATE TRIGGER audit_entry_never_emptied BEFORE TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION prune_audit_entries(before timestamptz, at_once integer) RETURNS bigint LANGUAGE plpgsql
SET baize.audit_pruning = 'on' AS $$
DECLARE
  pruned bigint;
BEGIN
  DELETE FROM audit_entry WHERE id IN (
    SELECT id FROM audit_entry
    WHERE at < LEAST(before, clock_timestamp() - interval '365 days') ORDER BY at LIMIT at_once
  );
  GET DIAGNOSTICS pruned = ROW_COUNT;
  RETURN pruned;
END
$$;
