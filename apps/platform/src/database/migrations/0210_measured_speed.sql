-- How fast money came lately is read off the newest steps of its kind.
CREATE INDEX deposit_step_credited ON deposit_step (at DESC) WHERE state = 'approved';
CREATE INDEX withdrawal_step_paid ON withdrawal_step (at DESC) WHERE state = 'confirmPending';
-- A member reads what was changed about limits, newest first.
CREATE INDEX IF NOT EXISTS play_limit_change_by_member ON play_limit_change (member_id, at DESC, id DESC);
