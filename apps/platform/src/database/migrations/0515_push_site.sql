-- An account has sessions on both sites, and each has pages of its own: a browser shows what one site leads to. A
-- sub-user's browser is its own, and ends with its sessions.
ALTER TABLE push_subscription ADD COLUMN site text NOT NULL DEFAULT 'member' CHECK (site IN ('member', 'agent'));
ALTER TABLE push_subscription ADD COLUMN sub_user_id text;
CREATE INDEX push_subscription_sub_user ON push_subscription (sub_user_id) WHERE sub_user_id IS NOT NULL;
