-- What a link is for, by name, and how often it was opened.
ALTER TABLE invite ADD COLUMN campaign text NOT NULL DEFAULT '';
ALTER TABLE invite ADD COLUMN visits integer NOT NULL DEFAULT 0;

-- By which link an account was opened. Accounts from before this have no row: their links count their uses alone.
CREATE TABLE invite_registration (
  member_id text PRIMARY KEY REFERENCES member (id),
  invite_id text NOT NULL REFERENCES invite (id)
);

CREATE INDEX invite_registration_by_invite ON invite_registration (invite_id);
