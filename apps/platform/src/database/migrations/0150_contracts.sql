-- Contracts between an upline (none: the platform) and a direct downline, one row a version, and the bills that
-- settle them, one row for a contract and a window.
CREATE TABLE contract (
  id text PRIMARY KEY,
  party_id text NOT NULL REFERENCES member (id),
  upline_id text REFERENCES member (id),
  kind text NOT NULL,
  version integer NOT NULL,
  previous_id text REFERENCES contract (id),
  period text NOT NULL,
  base text NOT NULL,
  carry text NOT NULL,
  tiers jsonb NOT NULL,
  -- In millionths: the best rate that any tier pays.
  top_rate integer NOT NULL,
  auto_pay boolean NOT NULL,
  state text NOT NULL,
  offered_at timestamptz NOT NULL,
  answer_by timestamptz NOT NULL,
  valid_from timestamptz,
  ends_at timestamptz,
  end_reason text,
  termination_by text REFERENCES member (id),
  -- End of the first window that is not settled yet; null when there is none.
  next_close timestamptz,
  CONSTRAINT contract_kind CHECK (kind IN ('dividend', 'dailySalary', 'hourSalary', 'realtimeSalary')),
  CONSTRAINT contract_base CHECK (base IN ('profitLoss', 'dailyAverage', 'totalVolume')),
  CONSTRAINT contract_carry CHECK (carry IN ('none', 'forever', 'previousPeriod', 'secondHalfOfMonth')),
  CONSTRAINT contract_state CHECK (state IN ('requested', 'valid', 'denied', 'expired', 'terminationRequested')),
  CONSTRAINT contract_rate CHECK (top_rate > 0 AND top_rate <= 1000000),
  CONSTRAINT contract_two_sides CHECK (party_id <> upline_id),
  CONSTRAINT contract_valid CHECK ((state IN ('valid', 'terminationRequested')) = (valid_from IS NOT NULL)),
  CONSTRAINT contract_end CHECK ((ends_at IS NULL) = (end_reason IS NULL) AND ends_at >= valid_from),
  CONSTRAINT contract_termination CHECK ((state = 'terminationRequested') = (termination_by IS NOT NULL))
);

-- One offer waits for an answer, and one version goes on without an end, for each kind that somebody has.
CREATE UNIQUE INDEX contract_one_offer ON contract (party_id, kind) WHERE state = 'requested';
CREATE UNIQUE INDEX contract_one_running ON contract (party_id, kind)
  WHERE valid_from IS NOT NULL AND ends_at IS NULL;
CREATE INDEX contract_by_party ON contract (party_id, offered_at, id);
CREATE INDEX contract_by_upline ON contract (upline_id, offered_at, id);
CREATE INDEX contract_by_close ON contract (next_close) WHERE next_close IS NOT NULL;
CREATE INDEX contract_by_answer ON contract (answer_by) WHERE state = 'requested';

-- What was done with a contract, by whom, and for what was agreed which text was read in which language.
CREATE TABLE contract_step (
  contract_id text NOT NULL REFERENCES contract (id),
  position smallint NOT NULL,
  action text NOT NULL,
  member_id text REFERENCES member (id),
  at timestamptz NOT NULL,
  text_version text,
  language text,
  PRIMARY KEY (contract_id, position),
  CONSTRAINT contract_step_consent CHECK (action <> 'accepted' OR (text_version IS NOT NULL AND language IS NOT NULL))
);

CREATE TRIGGER contract_step_append_only BEFORE UPDATE OR DELETE ON contract_step
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE bill (
  id text PRIMARY KEY,
  contract_id text NOT NULL REFERENCES contract (id),
  party_id text NOT NULL REFERENCES member (id),
  upline_id text REFERENCES member (id),
  kind text NOT NULL,
  window_from timestamptz NOT NULL,
  window_to timestamptz NOT NULL,
  -- 0 is the bill of the window; 1, 2, ... what later changes of a closed window added or took.
  adjustment smallint NOT NULL DEFAULT 0,
  -- Everything that the figures below were made of.
  inputs jsonb NOT NULL,
  carried numeric NOT NULL,
  base numeric NOT NULL,
  tier smallint,
  rate integer NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  paid bigint NOT NULL DEFAULT 0,
  pay_by timestamptz NOT NULL,
  answer text NOT NULL DEFAULT 'none',
  answer_reason text,
  answered_at timestamptz,
  changed_at timestamptz NOT NULL,
  CONSTRAINT bill_once UNIQUE (contract_id, window_from, adjustment),
  CONSTRAINT bill_window CHECK (window_from < window_to),
  CONSTRAINT bill_amount CHECK (amount >= 0 OR adjustment > 0),
  CONSTRAINT bill_paid CHECK (
    (amount >= 0 AND paid BETWEEN 0 AND amount) OR (amount < 0 AND paid BETWEEN amount AND 0)
  ),
  CONSTRAINT bill_state CHECK (state IN (
    'notReached', 'pendingReview', 'pendingCollect', 'issued', 'insufficient', 'partPaid', 'denied', 'expired'
  )),
  CONSTRAINT bill_not_reached CHECK ((state = 'notReached') = (amount = 0)),
  CONSTRAINT bill_issued CHECK ((state = 'issued') = (paid = amount AND amount <> 0)),
  CONSTRAINT bill_answer CHECK (answer IN ('none', 'acknowledged', 'disputed'))
);

CREATE INDEX bill_by_party ON bill (party_id, window_from, id);
CREATE INDEX bill_by_upline ON bill (upline_id, window_from, id);
CREATE INDEX bill_open ON bill (pay_by) WHERE state IN ('pendingReview', 'pendingCollect', 'insufficient', 'partPaid');
CREATE INDEX bill_owed ON bill (upline_id) WHERE state = 'denied';

-- A closed window stays as it was: its figures are never changed, and its bill never goes.
CREATE FUNCTION refuse_other_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.contract_id, NEW.window_from, NEW.window_to, NEW.adjustment, NEW.inputs, NEW.carried, NEW.base, NEW.rate,
      NEW.amount, NEW.party_id)
    IS DISTINCT FROM (OLD.contract_id, OLD.window_from, OLD.window_to, OLD.adjustment, OLD.inputs, OLD.carried,
      OLD.base, OLD.rate, OLD.amount, OLD.party_id)
  THEN
    RAISE EXCEPTION 'the figures of a closed window stay: write an adjustment' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER bill_figures_stay BEFORE UPDATE ON bill FOR EACH ROW EXECUTE FUNCTION refuse_other_figures();
CREATE TRIGGER bill_never_goes BEFORE DELETE ON bill FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An upline that let a dividend run out of time: nothing leaves its purse but what it owes.
CREATE TABLE upline_freeze (
  id text PRIMARY KEY,
  member_id text NOT NULL REFERENCES member (id),
  since timestamptz NOT NULL,
  lifted_at timestamptz
);

CREATE UNIQUE INDEX upline_freeze_once ON upline_freeze (member_id) WHERE lifted_at IS NULL;

-- Real-time salaries look at each bet of five minutes.
CREATE INDEX bet_by_settlement ON bet (settled_at) WHERE settled_at IS NOT NULL;
