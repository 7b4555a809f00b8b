-- Helpers of an agent: each signs in with a name and a password of its own and acts as the agent's account.
CREATE TABLE sub_user (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES member (id),
  account text NOT NULL,
  -- Removed ones keep their names, which are in the log.
  account_key text NOT NULL UNIQUE,
  account_look text NOT NULL,
  permission text NOT NULL CHECK (permission IN ('view', 'cashier', 'full')),
  password_hash text NOT NULL,
  must_change_password boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_login_at timestamptz,
  disabled_at timestamptz,
  removed_at timestamptz
);

CREATE INDEX sub_user_by_agent ON sub_user (agent_id, created_at, id);
CREATE INDEX sub_user_account_look ON sub_user (account_look);

-- Who acts in a session; null for the account itself.
ALTER TABLE session ADD COLUMN sub_user_id text REFERENCES sub_user (id);
CREATE INDEX session_by_sub_user ON session (sub_user_id) WHERE sub_user_id IS NOT NULL;

-- What sub-users did or tried to do. A row is written before the call is made; its outcome is added once.
CREATE TABLE sub_user_action (
  id text PRIMARY KEY,
  agent_id text NOT NULL REFERENCES member (id),
  sub_user_id text NOT NULL REFERENCES sub_user (id),
  at timestamptz NOT NULL,
  call text NOT NULL,
  target text,
  amount bigint,
  -- 'done' or the code of the refusal; null until it is known.
  result text,
  address text NOT NULL
);

CREATE INDEX sub_user_action_by_agent ON sub_user_action (agent_id, at, id);
CREATE INDEX sub_user_action_by_sub_user ON sub_user_action (sub_user_id, at, id);

CREATE FUNCTION refuse_change_of_sub_user_action() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.result IS NULL AND NEW.result IS NOT NULL
    AND (OLD.amount IS NULL OR OLD.amount = NEW.amount)
    AND (NEW.id, NEW.agent_id, NEW.sub_user_id, NEW.at, NEW.call, NEW.address)
      = (OLD.id, OLD.agent_id, OLD.sub_user_id, OLD.at, OLD.call, OLD.address)
    AND NEW.target IS NOT DISTINCT FROM OLD.target
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'table sub_user_action is append-only' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER sub_user_action_append_only BEFORE UPDATE OR DELETE ON sub_user_action
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sub_user_action();
CREATE TRIGGER sub_user_action_never_emptied BEFORE TRUNCATE ON sub_user_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
