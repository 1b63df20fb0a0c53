-- Emails that colleagues write from a record, and the answers to them.
create table record_emails (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null check (ref_table ~ '^[a-z_]{1,60}$'),
  ref_id uuid not null,
  partner_id uuid,
  direction text not null check (direction in ('sent', 'received')),
  answers_id uuid,
  subject text not null check (length(subject) <= 200),
  body text not null check (length(body) <= 10000),
  author_name text not null,
  author_user_id uuid default app_user(),
  to_names text[] not null default '{}',
  -- The addresses from which answers are taken.
  to_addresses text[] not null default '{}',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, answers_id) references record_emails
);
create index on record_emails (organization_id, ref_id, created_at desc);
create index on record_emails (organization_id, partner_id);
create index on record_emails (organization_id, author_user_id, created_at) where direction = 'sent';
create index on record_emails (organization_id, created_at desc, id desc);
create index on record_emails (organization_id, answers_id);
call tenant_table('record_emails', 'false');
call recorded_table('record_emails');
