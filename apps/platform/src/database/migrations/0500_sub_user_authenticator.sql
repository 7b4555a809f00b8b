-- An authenticator app belongs to an account or to a sub-user: ids of both are unique together.
ALTER TABLE authenticator DROP CONSTRAINT authenticator_member_id_fkey;
ALTER TABLE authenticator RENAME COLUMN member_id TO owner_id;
ALTER TABLE recovery_code DROP CONSTRAINT recovery_code_member_id_fkey;
ALTER TABLE recovery_code RENAME COLUMN member_id TO owner_id;

-- Whose sub-users have to connect one before anything else.
ALTER TABLE member ADD COLUMN sub_users_need_authenticator boolean NOT NULL DEFAULT false;

-- The sub-user that signs in; null for the account itself.
ALTER TABLE login_challenge ADD COLUMN sub_user_id text REFERENCES sub_user (id);
