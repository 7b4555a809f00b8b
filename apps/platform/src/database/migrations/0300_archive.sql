-- Old periods of the books, written into a file and removed. Each row is one archive: every journal up to `last_journal`,
-- which ends the seal of that number, is in its file, whose lines give the seals again.
CREATE TABLE ledger_archive (
  number bigint PRIMARY KEY,
  last_journal uuid NOT NULL,
  journals bigint NOT NULL,
  until timestamptz NOT NULL,
  file text NOT NULL,
  archived_at timestamptz NOT NULL,
  CONSTRAINT ledger_archive_once UNIQUE (last_journal)
);

CREATE TRIGGER ledger_archive_append_only BEFORE UPDATE OR DELETE ON ledger_archive
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_archive_never_emptied BEFORE TRUNCATE ON ledger_archive
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What each account held where its kept postings begin, and how many postings came before them.
CREATE TABLE carried_balance (
  account_id uuid PRIMARY KEY REFERENCES account (id),
  position bigint NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT carried_balance_position CHECK (position > 0)
);

-- What archived journals paid on bills, by bill.
CREATE TABLE archived_payment (
  bill_id text PRIMARY KEY,
  moved bigint NOT NULL
);

-- Rows of the books go only where an archive says that it has them.
CREATE FUNCTION refuse_change_of_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM ledger_archive WHERE last_journal >= OLD.id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'table journal is append-only: write a reversing journal instead'
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION refuse_change_of_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT 1 FROM ledger_archive WHERE last_journal >= OLD.journal_id) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'table posting is append-only: write a reversing journal instead'
    USING ERRCODE = 'restrict_violation';
END
$$;

DROP TRIGGER posting_append_only ON posting;
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE ON posting
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_posting();
DROP TRIGGER journal_append_only ON journal;
CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_journal();
