-- What the sandbox's vendor wrote of a play session is deleted with it: housekeeping of the platform names no table of the
-- sandbox. A ticket stopped all housekeeping until then, once its session was old enough to be deleted.
ALTER TABLE sandbox_round DROP CONSTRAINT sandbox_round_play_session_id_fkey;
ALTER TABLE sandbox_round ADD CONSTRAINT sandbox_round_of_play_session
  FOREIGN KEY (play_session_id) REFERENCES play_session (id) ON DELETE CASCADE;
ALTER TABLE sandbox_ticket DROP CONSTRAINT sandbox_ticket_play_session_id_fkey;
ALTER TABLE sandbox_ticket ADD CONSTRAINT sandbox_ticket_of_play_session
  FOREIGN KEY (play_session_id) REFERENCES play_session (id) ON DELETE CASCADE;
