-- When the session's user last showed a password or second factor; null where it was opened without one. Sessions that are
-- open now have to be confirmed before contacts, factors and accounts to pay to are changed.
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;
