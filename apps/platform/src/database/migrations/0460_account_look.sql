-- How a user name looks (members/looks.ts); null until it is written down, for accounts that an older version opened.
ALTER TABLE member ADD COLUMN account_look text;
CREATE INDEX member_account_look ON member (account_look);
