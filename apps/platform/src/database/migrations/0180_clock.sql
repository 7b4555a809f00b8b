-- How far the sandbox's time has been moved forward, in seconds. It never goes back.
CREATE TABLE sandbox_clock (
  id smallint PRIMARY KEY,
  ahead_seconds bigint NOT NULL,
  CONSTRAINT sandbox_clock_one_row CHECK (id = 1),
  CONSTRAINT sandbox_clock_forward CHECK (ahead_seconds BETWEEN 0 AND 315576000)
);

INSERT INTO sandbox_clock (id, ahead_seconds) VALUES (1, 0);
