-- What is said in a conversation is numbered, so that a page that was away reads on from where it was; the room of all
-- members is one conversation, of which each member's own row keeps its words of the list and its mute.
ALTER TABLE chat_conversation ADD COLUMN last_sequence bigint NOT NULL DEFAULT 0;

ALTER TABLE chat_session ADD COLUMN session_id text;
ALTER TABLE chat_session ADD COLUMN name text;

ALTER TABLE chat_message ADD COLUMN sequence bigint NOT NULL DEFAULT 0;
ALTER TABLE chat_message ADD COLUMN sender_id text;
ALTER TABLE chat_message ADD COLUMN name text;

UPDATE chat_message SET sequence = numbered.sequence FROM (
  SELECT conversation_id, id, row_number() OVER (PARTITION BY conversation_id ORDER BY at, id) AS sequence
  FROM chat_message
) AS numbered
WHERE chat_message.conversation_id = numbered.conversation_id AND chat_message.id = numbered.id;
UPDATE chat_message SET sender_id = conversation_id WHERE author = 'member';
UPDATE chat_conversation SET last_sequence = said.count FROM (
  SELECT conversation_id, count(*) AS count FROM chat_message GROUP BY conversation_id
) AS said WHERE said.conversation_id = chat_conversation.id;

ALTER TABLE chat_message ALTER COLUMN sequence DROP DEFAULT;
ALTER TABLE chat_message ADD CONSTRAINT chat_message_sender CHECK ((sender_id IS NOT NULL) = (author = 'member'));
CREATE UNIQUE INDEX chat_message_in_order ON chat_message (conversation_id, sequence);

INSERT INTO chat_conversation (id, member_id, partner, created_at) VALUES ('room', NULL, 'room', now());
