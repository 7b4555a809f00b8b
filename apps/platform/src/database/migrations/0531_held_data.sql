-- Requests of members for a copy of their data: one row for each member, with the address of the last until it is opened.
CREATE TABLE held_data_export (
  member_id text PRIMARY KEY REFERENCES member (id),
  session_id text NOT NULL,
  code_hash text UNIQUE,
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- When a copy was last written to its end.
  completed_at timestamptz
);

-- What is read for one member, and had no index by member.
CREATE INDEX audit_entry_by_target ON audit_entry (target, at, id) WHERE target IS NOT NULL;
CREATE INDEX envelope_opened_by_member ON envelope_opened (member_id, rain_id);
CREATE INDEX feedback_by_member ON feedback (member_id, id) WHERE member_id IS NOT NULL;
CREATE INDEX raffle_claim_of_member ON raffle_claim (member_id, raffle_id, first_number);
CREATE INDEX play_session_by_member ON play_session (member_id, id);
CREATE INDEX chat_message_by_sender ON chat_message (sender_id, conversation_id, sequence) WHERE sender_id IS NOT NULL;
