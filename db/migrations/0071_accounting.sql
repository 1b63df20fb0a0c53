-- The company's books: the system, the account for each account of the ledger, and the files created of closed months.
create table accounting_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  system text not null default 'quickbooks' check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  xero_tax_rate text not null default 'Tax Exempt' check (length(xero_tax_rate) between 1 and 100),
  netsuite_subsidiary text not null default '' check (length(netsuite_subsidiary) <= 100),
  datev_consultant int check (datev_consultant between 1001 and 9999999),
  datev_client int check (datev_client between 1 and 99999),
  datev_account_length int not null default 4 check (datev_account_length between 4 and 8),
  datev_chart text not null default '' check (datev_chart in ('', '03', '04')),
  fiscal_year_starts int not null default 1 check (fiscal_year_starts between 1 and 12),
  bill_account text not null default 'cash:clearing' check (bill_account in ('cash:clearing', 'expense:commission')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id)
);
call tenant_table('accounting_settings', 'false');
call recorded_table('accounting_settings');

create table accounting_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  account text not null check (account ~ '^[a-z]+:[a-z_]+$'),
  number text not null check (length(number) <= 20),
  name text not null check (length(name) <= 150),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, account)
);
call tenant_table('accounting_accounts', 'false');
call recorded_table('accounting_accounts');

-- The bytes are kept, because names of partners and accounts change and a file of a closed month does not.
create table accounting_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  period_id uuid not null,
  system text not null check (system in ('quickbooks', 'xero', 'netsuite', 'datev')),
  kind text not null check (kind in ('journal', 'bills')),
  -- The settings and accounts the file was created with.
  setup_hash text not null check (setup_hash ~ '^[0-9a-f]{64}$'),
  file_name text not null,
  content bytea not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  row_count int not null check (row_count > 0),
  totals jsonb not null check (jsonb_typeof(totals) = 'array'),
  created_by uuid default app_user(),
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, period_id, system, kind, setup_hash),
  foreign key (organization_id, period_id) references accounting_periods
);
call tenant_table('accounting_exports', 'false', append_only => true);

create table accounting_downloads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  export_id uuid not null,
  downloaded_by uuid default app_user(),
  downloaded_by_name text not null,
  downloaded_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, export_id) references accounting_exports
);
create index on accounting_downloads (organization_id, export_id);
call tenant_table('accounting_downloads', 'false', append_only => true);

-- Rewards that partners earn by reaching a target or by proving that they did something.
create table bounties (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 5000),
  kind text not null check (kind in ('submission', 'performance')),
  -- Of a performance bounty: the counted event, and the number of events for one reward.
  metric text check (metric in ('deals_won', 'registrations_approved')),
  target int check (target between 1 and 10000),
  proof_hint text check (length(proof_hint) <= 1000),
  reward_minor bigint not null check (reward_minor > 0),
  currency char(3) not null,
  -- Paid to the partner, or through the partner to the person who earned it.
  recipient text not null default 'partner' check (recipient in ('partner', 'person')),
  max_per_partner int not null default 1 check (max_per_partner between 1 and 1000),
  budget_minor bigint check (budget_minor > 0),
  starts_on date not null,
  ends_on date,
  -- The partners that can earn it; without an audience, every active partner.
  audience_id uuid,
  status text not null default 'draft' check (status in ('draft', 'active', 'closed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences,
  constraint bounties_period check (ends_on >= starts_on),
  constraint bounties_target check ((kind = 'performance') = (metric is not null and target is not null)),
  constraint bounties_recipient check (kind = 'submission' or recipient = 'partner')
);
create index on bounties (organization_id, audience_id);
create index on bounties (organization_id, status);

-- The partners that can earn a bounty, with what they have reached.
create table bounty_partners (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  bounty_id uuid not null,
  partner_id uuid not null,
  is_eligible boolean not null default true,
  progress int not null default 0 check (progress >= 0),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, bounty_id, partner_id),
  foreign key (organization_id, bounty_id) references bounties on delete cascade,
  foreign key (organization_id, partner_id) references partners
);
create index on bounty_partners (organization_id, partner_id);
call tenant_table('bounty_partners', 'partner_id = app_partner()');
call tenant_table('bounties', 'status <> ''draft'' and exists (select from bounty_partners b where b.organization_id = bounties.organization_id
  and b.bounty_id = bounties.id and b.partner_id = app_partner())');
call recorded_table('bounties');

create table bounty_submissions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  bounty_id uuid not null,
  partner_id uuid not null,
  -- Counts the submissions of a partner for one bounty.
  period_no int not null check (period_no > 0),
  proof text check (length(proof) <= 5000),
  proof_url text check (proof_url ~ '^https?://' and length(proof_url) <= 500),
  -- The person who is rewarded; the partner itself without one.
  person_user_id uuid,
  person_name text check (length(person_name) <= 200),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected')),
  submitted_at timestamptz,
  submitted_by_name text,
  reason text check (length(reason) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  reward_minor bigint check (reward_minor > 0),
  line_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  unique (organization_id, bounty_id, partner_id, period_no),
  foreign key (organization_id, bounty_id) references bounties,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, line_id) references commission_lines,
  constraint bounty_submissions_booked check ((status = 'approved') = (line_id is not null and reward_minor is not null)),
  constraint bounty_submissions_rejected check (status <> 'rejected' or reason is not null)
);
create index on bounty_submissions (organization_id, partner_id, status);
create index on bounty_submissions (organization_id, status, submitted_at);
create unique index on bounty_submissions (organization_id, line_id);

-- A reward of a person is shown to that person and to the administrators of the partner.
create function sees_reward_of(person uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$select person is null or app_user() is null or person = app_user()
    or exists (select from partner_standings(app_partner()) s where s.user_id = app_user() and s.role = 'partner_admin')$$;
revoke all on function sees_reward_of from public;
grant execute on function sees_reward_of to tandem_app, tandem_partner, tandem_system;
call tenant_table('bounty_submissions', 'partner_id = app_partner() and sees_reward_of(person_user_id)',
  'partner_id = app_partner()');
call recorded_table('bounty_submissions');
