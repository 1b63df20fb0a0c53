-- What a visitor sent through a public form, before it is registered: nothing is looked up until the mailbox is
-- confirmed, so that a form tells nobody whether an account is registered.
create table referral_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  page_id uuid not null,
  partner_id uuid not null,
  submission_id uuid not null,
  submitter_name text check (length(submitter_name) <= 200),
  submitter_email citext check (length(submitter_email) <= 254),
  account_name text not null check (length(account_name) <= 300),
  -- The registration as it will be created, and its products.
  input jsonb not null,
  lines jsonb not null default '[]',
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'confirmed', 'registered', 'refused')),
  -- Why it was not registered, for its submitter.
  outcome text check (length(outcome) <= 1000),
  registration_id uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, submission_id),
  foreign key (organization_id, page_id) references referral_pages on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, submission_id) references form_submissions,
  foreign key (organization_id, registration_id) references deal_registrations on delete cascade,
  check ((state = 'registered') = (registration_id is not null))
);
create index on referral_requests (organization_id, partner_id);
create index on referral_requests (organization_id, page_id);
create index on referral_requests (organization_id, registration_id);
create index on referral_requests (organization_id, submitter_email, created_at);
call tenant_table('referral_requests',
  own => 'exists (select from partners p where p.organization_id = referral_requests.organization_id and p.id = referral_requests.partner_id)');
