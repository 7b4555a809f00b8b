CREATE TABLE feedback (
  id text PRIMARY KEY,
  reference text NOT NULL,
  member_id text REFERENCES member (id),
  sender text NOT NULL,
  type integer NOT NULL,
  content text NOT NULL,
  sent_at timestamptz NOT NULL,
  CONSTRAINT feedback_reference_once UNIQUE (reference),
  CONSTRAINT feedback_type CHECK (type IN (0, 1, 2, 3, 4, 6)),
  CONSTRAINT feedback_said CHECK (content <> '' AND char_length(content) <= 200)
);

CREATE INDEX feedback_by_age ON feedback (sent_at);

CREATE TABLE complaint_case (
  member_id text NOT NULL REFERENCES member (id),
  id text NOT NULL,
  number text NOT NULL,
  type integer NOT NULL,
  state text NOT NULL,
  language text NOT NULL,
  opened_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deadline_at timestamptz,
  PRIMARY KEY (member_id, id),
  CONSTRAINT complaint_case_number_once UNIQUE (number),
  CONSTRAINT complaint_case_type CHECK (type IN (0, 1, 2, 3, 4, 6)),
  CONSTRAINT complaint_case_state CHECK (state IN ('open', 'answered', 'waitingForMember', 'escalated', 'closed')),
  CONSTRAINT complaint_case_deadline CHECK ((state IN ('open', 'escalated')) = (deadline_at IS NOT NULL)),
  CONSTRAINT complaint_case_times CHECK (changed_at >= opened_at AND (deadline_at IS NULL OR deadline_at > opened_at))
);

CREATE INDEX complaint_case_by_time ON complaint_case (member_id, opened_at, id);

CREATE TABLE complaint_entry (
  member_id text NOT NULL,
  case_id text NOT NULL,
  id text NOT NULL,
  author text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, case_id, id),
  CONSTRAINT complaint_entry_case FOREIGN KEY (member_id, case_id) REFERENCES complaint_case (member_id, id),
  CONSTRAINT complaint_entry_author CHECK (author IN ('member', 'service')),
  CONSTRAINT complaint_entry_said CHECK (text <> '' AND char_length(text) <= 1000)
);
