-- What the team below each agent did, by day of the brand: reports read these rows, not the members. Every change of a
-- slot, and every account that joins, leaves a note in team_delta in the same transaction; a job adds the notes up and
-- removes them. A check rebuilds all of it from slots and members.
CREATE TABLE team_delta (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id text NOT NULL,
  at_slot timestamptz NOT NULL,
  kind text NOT NULL,
  type text NOT NULL,
  currency text NOT NULL DEFAULT '',
  count bigint NOT NULL,
  stake numeric NOT NULL DEFAULT 0,
  valid_bet numeric NOT NULL DEFAULT 0,
  payout numeric NOT NULL DEFAULT 0,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT team_delta_kind CHECK (kind IN ('play', 'money', 'joined'))
);

CREATE INDEX team_delta_by_time ON team_delta (at, id);

CREATE FUNCTION note_play() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO team_delta (member_id, at_slot, kind, type, count, stake, valid_bet, payout)
    VALUES (NEW.member_id, NEW.slot, 'play', NEW.game_type, NEW.bets, NEW.stake, NEW.valid_bet, NEW.payout);
  ELSE
    INSERT INTO team_delta (member_id, at_slot, kind, type, count, stake, valid_bet, payout)
    VALUES (NEW.member_id, NEW.slot, 'play', NEW.game_type, NEW.bets - OLD.bets, NEW.stake - OLD.stake,
      NEW.valid_bet - OLD.valid_bet, NEW.payout - OLD.payout);
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION note_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO team_delta (member_id, at_slot, kind, type, currency, count, stake)
    VALUES (NEW.owner_id, NEW.slot, 'money', NEW.type, NEW.currency, NEW.journals, NEW.amount);
  ELSE
    INSERT INTO team_delta (member_id, at_slot, kind, type, currency, count, stake)
    VALUES (NEW.owner_id, NEW.slot, 'money', NEW.type, NEW.currency, NEW.journals - OLD.journals,
      NEW.amount - OLD.amount);
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION note_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_delta (member_id, at_slot, kind, type, count)
  VALUES (NEW.id, NEW.joined_at, 'joined',
    CASE WHEN NEW.type IN (1, 2, 41, 42) THEN 'agentJoined' ELSE 'memberJoined' END, 1);
  RETURN NEW;
END
$$;

CREATE TRIGGER play_slot_noted AFTER INSERT OR UPDATE ON play_slot FOR EACH ROW EXECUTE FUNCTION note_play();
CREATE TRIGGER money_slot_noted AFTER INSERT OR UPDATE ON money_slot FOR EACH ROW EXECUTE FUNCTION note_money();
CREATE TRIGGER member_noted AFTER INSERT ON member FOR EACH ROW EXECUTE FUNCTION note_joined();

-- Settled bets of everyone below an agent, not of the agent itself.
CREATE TABLE team_day (
  agent_id text NOT NULL,
  day text NOT NULL,
  game_type text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  PRIMARY KEY (agent_id, day, game_type)
);

-- Journals and joined accounts below an agent. `firstDeposit` counts accounts by the day of their first one.
CREATE TABLE team_money_day (
  agent_id text NOT NULL,
  day text NOT NULL,
  type text NOT NULL,
  count bigint NOT NULL,
  amount numeric NOT NULL,
  PRIMARY KEY (agent_id, day, type)
);

-- On which days an account played, and the day before that on which it did ('' for none).
CREATE TABLE team_seen (
  member_id text NOT NULL,
  day text NOT NULL,
  previous_day text,
  PRIMARY KEY (member_id, day)
);

-- How many accounts below an agent played on a day and before that on another one. Those that played at all in a
-- period are the ones whose day is in it and whose previous day is before it: a sum of rows, for any period.
CREATE TABLE team_active (
  agent_id text NOT NULL,
  day text NOT NULL,
  previous_day text NOT NULL,
  members bigint NOT NULL,
  PRIMARY KEY (agent_id, day, previous_day)
);

CREATE TABLE team_first_deposit (
  member_id text PRIMARY KEY,
  day text NOT NULL
);

-- One row: who holds it adds up. The offset says for which days the rows stand; null when nothing is built yet.
CREATE TABLE team_rollup (
  id smallint PRIMARY KEY,
  gmt_offset_minutes integer,
  CONSTRAINT team_rollup_one_row CHECK (id = 1)
);

INSERT INTO team_rollup (id) VALUES (1);

-- Transactions of a whole team, newest first; those of bets are read from the bets.
CREATE INDEX journal_by_time ON journal (at, id) WHERE type NOT IN ('betPlaced', 'winPaid', 'betRolledBack');
