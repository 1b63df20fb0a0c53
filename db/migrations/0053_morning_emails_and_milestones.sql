-- The morning email with the open work of a person, which they turn on themselves.
create table work_emails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  -- The partner whose work it lists; null for the company's.
  partner_id uuid,
  is_on boolean not null,
  send_at time not null default '08:00',
  -- Null stands for the time zone of the company.
  timezone text,
  -- The person's day of the last email; there is one a day at most.
  last_on date,
  next_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners on delete cascade
);
create unique index on work_emails (organization_id, user_id, coalesce(partner_id, organization_id));
create index on work_emails (organization_id, next_at) where is_on;
create index on work_emails (organization_id, partner_id);
create index on work_emails (user_id);
call tenant_table('work_emails', 'user_id = app_user() and partner_id = app_partner()',
  'user_id = app_user() and partner_id = app_partner()', own => 'user_id = app_user()');

-- What a partner reached, told once to each person on both sides.
create table milestones (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  kind text not null,
  -- Tells apart milestones of a kind that can be reached several times, such as tiers.
  key text not null default '',
  ref_id uuid not null,
  name text,
  amount_minor bigint,
  currency char(3),
  reached_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, partner_id, kind, key),
  foreign key (organization_id, partner_id) references partners on delete cascade
);
create index on milestones (organization_id, reached_at);
call tenant_table('milestones', 'partner_id = app_partner()');

create table milestone_closings (
  organization_id uuid not null references organizations,
  milestone_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  closed_at timestamptz not null,
  primary key (organization_id, milestone_id, user_id),
  foreign key (organization_id, milestone_id) references milestones on delete cascade
);
create index on milestone_closings (user_id);
call tenant_table('milestone_closings', 'user_id = app_user()', 'user_id = app_user()', own => 'user_id = app_user()');
