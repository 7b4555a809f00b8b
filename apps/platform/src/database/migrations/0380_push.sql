-- A browser that takes push notifications: its address at the push service and its keys, sealed. One browser is one
-- account's at a time. It ends with the session that it was turned on in, unless that only expires.
CREATE TABLE push_subscription (
  id text PRIMARY KEY,
  member_id text NOT NULL,
  session_id text NOT NULL,
  sealed text NOT NULL,
  language text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_member ON push_subscription (member_id);
CREATE INDEX push_subscription_session ON push_subscription (session_id);
-- Notifications on their way. A row goes when the push service takes it, refuses it, or has failed too often.
CREATE TABLE push_notification (
  subscription_id text NOT NULL,
  message_id text NOT NULL,
  title text NOT NULL,
  link text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (subscription_id, message_id)
);
CREATE INDEX push_notification_due ON push_notification (due_at);
