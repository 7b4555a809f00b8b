-- What operators put by calls: every version of each kind of content. The newest is used.
CREATE TABLE content_version (
  kind text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- JSON as it was put; null for one that gives the kind back to the settings.
  content text,
  -- The name of the operator's key.
  operator text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (kind, version)
);
