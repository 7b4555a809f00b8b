CREATE TABLE announcement (
  id text PRIMARY KEY,
  type text NOT NULL,
  executions text NOT NULL,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  ends_at timestamptz,
  CONSTRAINT announcement_type CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  CONSTRAINT announcement_executions CHECK (executions IN ('', 'A', 'B', 'F', 'AB', 'AF', 'BF', 'ABF'))
);

CREATE INDEX announcement_by_time ON announcement (type, published_at);

CREATE TABLE banner (
  id text PRIMARY KEY,
  group_name text NOT NULL,
  position smallint NOT NULL,
  title jsonb NOT NULL,
  text jsonb NOT NULL,
  picture text NOT NULL,
  linkage_type text NOT NULL,
  url text NOT NULL,
  CONSTRAINT banner_group CHECK (group_name IN ('w_home', 'w_login', 'w_register', 'w_leftmenu', 'w_pagcor', 'w_forget')),
  CONSTRAINT banner_linkage CHECK (linkage_type IN ('none', 'page', 'promotion', 'game', 'external')),
  CONSTRAINT banner_link CHECK ((linkage_type = 'none') = (url = ''))
);

CREATE INDEX banner_by_group ON banner (group_name, position);

CREATE TABLE promotion (
  id text PRIMARY KEY,
  category text NOT NULL,
  position smallint NOT NULL,
  flow text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  content jsonb NOT NULL,
  picture text NOT NULL,
  url text NOT NULL,
  reward bigint NOT NULL,
  needs_deposit boolean NOT NULL,
  starts_at timestamptz NOT NULL,
  apply_until timestamptz,
  ends_at timestamptz,
  CONSTRAINT promotion_flow CHECK (flow IN ('information', 'application', 'signUp')),
  CONSTRAINT promotion_reward CHECK (reward >= 0 AND (reward > 0) = (flow = 'application')),
  CONSTRAINT promotion_times CHECK (
    (ends_at IS NULL OR ends_at > starts_at) AND (apply_until IS NULL OR apply_until > starts_at)
  )
);

CREATE TABLE promotion_application (
  member_id text NOT NULL REFERENCES member (id),
  promotion_id text NOT NULL REFERENCES promotion (id),
  id text NOT NULL,
  state text NOT NULL,
  comment text NOT NULL,
  reason text,
  reward bigint,
  applied_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, promotion_id),
  CONSTRAINT promotion_application_once UNIQUE (id),
  CONSTRAINT promotion_application_state CHECK (state IN (
    'applying', 'inProcess', 'signedUp', 'rejected', 'claimPayout', 'claimed', 'issued'
  )),
  CONSTRAINT promotion_application_reason CHECK ((state = 'rejected') = (reason IS NOT NULL)),
  CONSTRAINT promotion_application_reward CHECK (
    (state IN ('claimPayout', 'claimed', 'issued')) = (reward IS NOT NULL) AND (reward IS NULL OR reward > 0)
  )
);
