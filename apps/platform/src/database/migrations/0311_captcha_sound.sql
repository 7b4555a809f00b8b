-- A captcha may be heard as well as read: the mark of what its sound asks for.
ALTER TABLE captcha ADD COLUMN sound_mark text;
