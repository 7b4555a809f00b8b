-- The field's words: a rate limit keeps the theoretical arrival time of the generic cell rate algorithm, and a captcha
-- keeps digests of its answers.
ALTER TABLE throttle RENAME TO rate_limit;
ALTER TABLE rate_limit RENAME COLUMN whole_at TO tat;
ALTER TABLE failure RENAME TO failed_attempt;
ALTER TABLE captcha RENAME COLUMN answer_mark TO answer_digest;
ALTER TABLE captcha RENAME COLUMN sound_mark TO sound_digest;
