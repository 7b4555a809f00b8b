-- In which language staff wrote a message, which a talk in another language names. Replies from before have none.
ALTER TABLE chat_message ADD COLUMN language text;
