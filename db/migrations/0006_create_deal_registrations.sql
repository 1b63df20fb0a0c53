-- Why: a partner claims a deal, the company decides, and the database itself keeps two claims from both winning.
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
  country char(2),
  account_key text,
  name_key text,
  product_family text not null default '*',
  product_id uuid,
  contact_name text,
  contact_email citext,
  contact_phone text,
  title text not null check (length(trim(title)) between 1 and 200),
  description text,
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  currency char(3) not null default 'USD',
  expected_close_on date,
  submitted_by uuid default app_user(),
  submitted_at timestamptz,
  review_due_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
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
create index on deal_registration_events (organization_id, registration_id, at);
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
  valid tstzrange not null check (not isempty(valid)),
  scope text not null default 'exclusive' check (scope in ('exclusive', 'margin_only')),
  extensions int not null default 0,
  ended_reason text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations,
  foreign key (organization_id, partner_id) references partners,
  exclude using gist (organization_id with =, account_key with =, product_family with =, valid with &&) where (scope = 'exclusive')
);
create index on deal_protections (organization_id, registration_id);
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

call tenant_table('accounts', 'exists (select from opportunities o where o.organization_id = accounts.organization_id and o.account_id = accounts.id)');
