-- Old bets are archived by a command, never by themselves (docs/decisions/0049). A run says first up to when bets may go,
-- and in which file: from then on the checks know that what was settled before may be elsewhere.
CREATE TABLE bet_archive (
  before timestamptz PRIMARY KEY,
  file text NOT NULL,
  archived_at timestamptz NOT NULL
);

CREATE TRIGGER bet_archive_append_only BEFORE UPDATE OR DELETE ON bet_archive
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bet_archive_never_emptied BEFORE TRUNCATE ON bet_archive
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One batch of a member's bets that went, written in the transaction that removed them: its lines are in the file.
CREATE TABLE archived_bets (
  member_id text NOT NULL,
  id uuid NOT NULL,
  file text NOT NULL,
  bets integer NOT NULL,
  digest text NOT NULL,
  archived_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, id),
  CONSTRAINT archived_bets_some CHECK (bets > 0)
);
CREATE INDEX archived_bets_by_file ON archived_bets (file);

CREATE TRIGGER archived_bets_append_only BEFORE UPDATE OR DELETE ON archived_bets
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER archived_bets_never_emptied BEFORE TRUNCATE ON archived_bets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the archived bets of a member came to: with the bets that are here, what play_slot adds up to.
CREATE TABLE archived_play (
  member_id text NOT NULL,
  game_type text NOT NULL,
  bets bigint NOT NULL,
  stake numeric NOT NULL,
  valid_bet numeric NOT NULL,
  payout numeric NOT NULL,
  PRIMARY KEY (member_id, game_type)
);
