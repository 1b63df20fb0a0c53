-- Why: a partner claims a deal, the company decides, and the database itself keeps two claims from both winning.
alter table programme_settings
  add column reapply_after_days int not null default 30 check (reapply_after_days between 0 and 730),
  add column extension_days int not null default 30 check (extension_days between 1 and 365),
  add column max_extensions int not null default 1 check (max_extensions between 0 and 20),
  add column vendor_deal_active_days int not null default 90 check (vendor_deal_active_days between 1 and 730),
  add column daily_checks_per_partner int not null default 30 check (daily_checks_per_partner between 0 and 10000);
-- 1000000 is the plain window; a better tier may protect longer.
alter table partner_tiers add column protection_factor_ppm int not null default 1000000
  check (protection_factor_ppm between 100000 and 10000000);
-- What is sold to whom decides what counts as a conflict: renewals and upsells go to existing customers, nfr (not for
-- resale) to the partner itself.
alter table opportunity_types add column deal_kind text not null default 'new'
  check (deal_kind in ('new', 'renewal', 'upsell', 'nfr'));

-- Days by the company's calendar: the same time of day stays the same across a change to summer time.
create function days_later(at timestamptz, days int, zone text) returns timestamptz language sql stable parallel safe as
  $$select ((at at time zone zone) + make_interval(days => days)) at time zone zone$$;

create table deal_registrations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  partner_id uuid not null,
  type_id uuid not null,
  opportunity_id uuid,
  status text not null default 'draft' check (status in
    ('draft','submitted','screening','pending_review','info_requested','approved','rejected','withdrawn','converted','expired','released','revoked')),
  account_name text not null check (length(trim(account_name)) between 1 and 200),
  account_domain text,
  has_no_website boolean not null default false,
  country char(2),
  account_key text,
  domain_key text,
  name_key text,
  -- The product category, or '*' for every product.
  product_family text not null default '*' check (product_family = '*' or product_family ~ '^[0-9a-f-]{36}$'),
  product_id uuid,
  contact_name text,
  contact_email citext,
  contact_phone text,
  title text not null check (length(trim(title)) between 1 and 200),
  description text,
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  currency char(3) not null default 'USD',
  expected_close_on date,
  source text not null default 'partner' check (source in ('partner', 'company')),
  submitted_by uuid default app_user(),
  submitted_by_name text,
  submitted_at timestamptz,
  -- The company's clock: when it must have decided; while the partner owes an answer it stands still with so much left.
  review_due_at timestamptz,
  review_left_seconds int check (review_left_seconds >= 0),
  vendor_delay_seconds int not null default 0 check (vendor_delay_seconds >= 0),
  -- The worst open conflict (for the company) and the clauses of the policy as they were applied (for both sides).
  conflict_severity text check (conflict_severity in ('block', 'warn', 'info')),
  policy_clause text,
  screening jsonb not null default '[]',
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  reason_code text,
  reason_text text,
  question text,
  answer text,
  expires_at timestamptz,
  custom jsonb not null default '{}',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, type_id) references opportunity_types,
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, product_id) references products
);
create index on deal_registrations (organization_id, partner_id);
create index on deal_registrations (organization_id, status, review_due_at);
create index on deal_registrations (organization_id, account_key);
create index on deal_registrations (organization_id, name_key);
create index on deal_registrations (organization_id, expires_at) where status = 'approved';
create index on deal_registrations (organization_id, type_id);
create index on deal_registrations (organization_id, product_id);
create index on deal_registrations (organization_id, opportunity_id);
create index on deal_registrations (organization_id, created_at desc, id desc);
create index on deal_registrations using gin (organization_id, name_key gin_trgm_ops);
create index on deal_registrations using gin (organization_id, account_name gin_trgm_ops);
call tenant_table('deal_registrations', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('deal_registrations');

create table deal_registration_events (
  id uuid not null default new_id(),
  seq bigint generated always as identity,
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  from_status text,
  to_status text not null,
  actor_user_id uuid default app_user(),
  actor_side text not null default case when app_user() is null then 'system' when app_partner() is null then 'company' else 'partner' end,
  actor_name text,
  reason_code text,
  reason_text text,
  at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations
);
create index on deal_registration_events (organization_id, registration_id, seq);
call tenant_table('deal_registration_events', 'partner_id = app_partner()', 'partner_id = app_partner()', append_only => true);

-- Evidence for the company's eyes only: it may name other partners.
create table deal_conflicts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  kind text not null check (kind in ('protected_by_other','same_partner_duplicate','pending_by_other','vendor_open_deal','existing_customer','fuzzy_name','self_deal')),
  severity text not null check (severity in ('block', 'warn', 'info')),
  other_table text not null,
  other_id uuid,
  score numeric,
  evidence jsonb not null default '{}',
  resolution text not null default 'open' check (resolution in ('open', 'upheld', 'overridden', 'merged')),
  resolution_code text,
  resolution_text text,
  resolved_by uuid,
  resolved_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations
);
create index on deal_conflicts (organization_id, registration_id);
call tenant_table('deal_conflicts');
call recorded_table('deal_conflicts');

-- Two exclusive protections of one account and product family can never overlap, whatever the code does.
-- The family '*' stands for every product.
create table deal_protections (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  account_key text not null,
  product_family text not null default '*',
  -- Empty only when it ended the instant it began.
  valid tstzrange not null,
  scope text not null default 'exclusive' check (scope in ('exclusive', 'margin_only')),
  extensions int not null default 0,
  ended_reason text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ended_reason is not null or not isempty(valid)),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations,
  foreign key (organization_id, partner_id) references partners,
  exclude using gist (organization_id with =, account_key with =, product_family with =, valid with &&) where (scope = 'exclusive')
);
create unique index on deal_protections (organization_id, registration_id);
create index on deal_protections (organization_id, partner_id);
call tenant_table('deal_protections', 'partner_id = app_partner()');
call recorded_table('deal_protections');

-- An account-wide claim ('*') and a claim on one family exclude each other too; equality in the constraint above cannot
-- say that, so claims on one account queue on a lock and look at each other.
create function protect_whole_account() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.organization_id::text || ' ' || new.account_key, 42));
  if new.scope = 'exclusive' and exists (
    select from deal_protections p where p.organization_id = new.organization_id and p.account_key = new.account_key
      and p.id <> new.id and p.scope = 'exclusive' and p.valid && new.valid
      and ('*' in (p.product_family, new.product_family) or p.product_family = new.product_family)) then
    raise exception 'account % is protected already', new.account_key using errcode = 'exclusion_violation', constraint = 'deal_protections_whole_account';
  end if;
  return new;
end $$;
create trigger whole_account before insert or update on deal_protections for each row execute function protect_whole_account();

-- What arrived and when, as the signed receipt states it.
create table deal_registration_arrivals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  partner_id uuid not null,
  arrived_at timestamptz not null,
  content jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  primary key (organization_id, id),
  unique (organization_id, registration_id),
  foreign key (organization_id, registration_id) references deal_registrations,
  foreign key (organization_id, partner_id) references partners
);
create index on deal_registration_arrivals (organization_id, partner_id);
call tenant_table('deal_registration_arrivals', 'partner_id = app_partner()', append_only => true);

-- Which companies a partner asked about before registering: the same one again is free, too many different ones are not.
create table deal_registration_checks (
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  asked_on date not null,
  account_key text not null,
  result text not null,
  user_id uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, partner_id, asked_on, account_key),
  foreign key (organization_id, partner_id) references partners
);
call tenant_table('deal_registration_checks');

call tenant_table('accounts', 'exists (select from opportunities o where o.organization_id = accounts.organization_id and o.account_id = accounts.id)');
