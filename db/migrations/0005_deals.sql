-- Accounts, products, opportunities and deal registrations.

-- The pattern for the trigram index: %international% also matches %int%ern%ati%ona%l%, which asks for fewer trigrams.
create function thinned(pattern text) returns text language sql immutable parallel safe as $$
  select case when pattern ~ '^%[[:alnum:]]{9,}%$' then '%' || regexp_replace(trim('%' from pattern), '(...)', '\1%', 'g') || '%' else pattern end
$$;

-- Product families.
create table product_categories (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on product_categories (organization_id, lower(name)) where archived_at is null;
call tenant_table('product_categories', 'true');
call recorded_table('product_categories');

-- What is sold.
create table products (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  sku text not null check (length(trim(sku)) between 1 and 80),
  name text not null check (length(trim(name)) between 1 and 200),
  category_id uuid,
  description text,
  list_price_minor bigint check (list_price_minor >= 0),
  currency char(3) not null default 'USD',
  is_commissionable boolean not null default true,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, sku),
  foreign key (organization_id, category_id) references product_categories
);
create index on products (organization_id, category_id);
create index on products (organization_id, name);
call tenant_table('products', 'true');
call recorded_table('products');

-- End customers.
create table accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  name_key text not null,
  domain text,
  domain_key text,
  website text,
  country text check (country ~ '^[A-Z]{2}$'),
  industry text,
  employees int check (employees >= 0),
  annual_revenue_minor bigint,
  currency char(3) not null default 'USD',
  founded_year int,
  parent_account_id uuid,
  owner_user_id uuid,
  is_customer boolean not null default false,
  external_ref text,
  tags text[] not null default '{}',
  custom jsonb not null default '{}',
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  merged_into_id uuid,
  country_as_entered text,
  primary key (organization_id, id),
  foreign key (organization_id, parent_account_id) references accounts,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, merged_into_id) references accounts (organization_id, id),
  constraint accounts_merged_stay_archived
    check (merged_into_id is null or (archived_at is not null and merged_into_id <> id))
);
create unique index on accounts (organization_id, external_ref) where external_ref is not null;
create index on accounts (organization_id, name);
create index on accounts (organization_id, name_key);
create index on accounts (organization_id, domain_key);
create index on accounts (organization_id, parent_account_id);
create index on accounts (organization_id, owner_user_id);
create index on accounts using gin (organization_id, name_key gin_trgm_ops);
create index on accounts using gin (custom jsonb_path_ops);
create index on accounts (organization_id, merged_into_id);
create index on accounts using gin (name gin_trgm_ops, domain gin_trgm_ops, industry gin_trgm_ops, organization_id);
call recorded_table('accounts');
call unique_custom_values('accounts');
call tagged_table('accounts');

alter table contacts add foreign key (organization_id, account_id) references accounts;

-- Accounts that match a word of the search.
create function find_accounts(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
begin
  return query
    select a.id from (select * from accounts a where a.organization_id = organization and (with_archived or a.archived_at is null)
      and (a.name ilike sparse or a.domain ilike sparse or a.industry ilike sparse) offset 0) a
    where a.name ilike pattern or a.domain ilike pattern or a.industry ilike pattern limit most;
end $$;
revoke all on function find_accounts from public;
grant execute on function find_accounts to tandem_app, tandem_partner, tandem_system;

-- Contacts that match a word of the search.
create function find_contacts(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  named uuid[];
  found uuid[];
begin
  found := array(select c.id from (select * from contacts c where c.organization_id = organization and (with_archived or c.archived_at is null)
      and (c.first_name ilike sparse or c.last_name ilike sparse or c.email::text ilike sparse or c.title ilike sparse) offset 0) c
    where c.first_name ilike pattern or c.last_name ilike pattern or c.email::text ilike pattern or c.title ilike pattern limit most);
  named := array(select p.id from partners p where p.organization_id = organization and p.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select c.id from unnest(named) p(id) join contacts c on c.organization_id = organization
      and c.partner_id = p.id where with_archived or c.archived_at is null limit most);
  end if;
  named := array(select a.id from accounts a where a.organization_id = organization and a.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select c.id from unnest(named) a(id) join contacts c on c.organization_id = organization
      and c.account_id = a.id where with_archived or c.archived_at is null limit most);
  end if;
  return query select distinct f.id from unnest(found) f(id) limit most;
end $$;
revoke all on function find_contacts from public;
grant execute on function find_contacts to tandem_app, tandem_partner, tandem_system;

-- Kinds of deals, each with its own pipeline.
create table opportunity_types (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 120),
  description text,
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  motion text not null default 'resale' check (motion in ('resale', 'referral', 'co_sell', 'services')),
  protection_days int check (protection_days between 1 and 730),
  auto_approves boolean not null default false,
  is_default boolean not null default false,
  deal_kind text not null default 'new'
    check (deal_kind in ('new', 'renewal', 'upsell', 'nfr')),
  primary key (organization_id, id)
);
create unique index on opportunity_types (organization_id, lower(name)) where archived_at is null;
create unique index on opportunity_types (organization_id) where is_default and archived_at is null;
call tenant_table('opportunity_types', 'true');
call recorded_table('opportunity_types');

-- Stages in the company's own words; rules look at the category.
create table opportunity_stages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  type_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 120),
  category text not null check (category in ('open', 'won', 'lost')),
  probability int not null default 0 check (probability between 0 and 100),
  color text,
  "order" int not null default 0,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, type_id, id),
  foreign key (organization_id, type_id) references opportunity_types
);
create unique index on opportunity_stages (organization_id, type_id, lower(name)) where archived_at is null;
call tenant_table('opportunity_stages', 'true');
call recorded_table('opportunity_stages');

-- Deals. `status` is the category of the stage, which rules look at.
create table opportunities (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('opportunities'),
  name text not null check (length(trim(name)) between 1 and 200),
  account_id uuid,
  type_id uuid not null,
  stage_id uuid not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  partner_id uuid,
  owner_user_id uuid,
  primary_contact_id uuid,
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  currency char(3) not null default 'USD',
  expected_close_on date,
  opened_on date not null default current_date,
  closed_on date,
  lost_reason text,
  lost_reason_text text,
  source text not null default 'company'
    check (source in ('company', 'partner', 'referral_page', 'link', 'api', 'import')),
  next_step text,
  next_step_on date,
  description text,
  external_ref text,
  custom jsonb not null default '{}',
  last_activity_at timestamptz not null default now(),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, type_id) references opportunity_types,
  foreign key (organization_id, type_id, stage_id) references opportunity_stages (organization_id, type_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, primary_contact_id) references contacts,
  check ((status = 'open') = (closed_on is null))
);
create unique index on opportunities (organization_id, external_ref) where external_ref is not null;
create index on opportunities (organization_id, created_at desc, id desc);
create index on opportunities (organization_id, name, id);
create index on opportunities (organization_id, amount_minor, id);
create index on opportunities (organization_id, primary_contact_id);
create index on opportunities (organization_id, expected_close_on);
create index on opportunities using gin (custom jsonb_path_ops);
create index on opportunities (organization_id, owner_user_id, archived_at);
create index on opportunities (organization_id, type_id, stage_id, archived_at);
create index on opportunities (organization_id, status, closed_on, archived_at);
-- Largest first, with the empty ones at the end.
create index on opportunities (organization_id, amount_minor desc nulls last, id desc);
create index on opportunities using gin (name gin_trgm_ops, organization_id);
create index on opportunities using gin ((number::text) gin_trgm_ops, organization_id);
create index on opportunities (organization_id, account_id, status, archived_at);
create index on opportunities (organization_id, partner_id, status, archived_at);
call recorded_table('opportunities');
call unique_custom_values('opportunities');

-- Only here, because its policies read the tables above.
call tenant_table('accounts',
  sees => 'id = any (array(select distinct o.account_id from opportunities o
    where o.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))');

-- Planned for each pattern. Statistics are not used under row security and the index collects all rows first, so the newest
-- rows are tried before.
create function find_opportunities(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  named uuid[];
  found uuid[];
begin
  if (select count(*) > 50 from (select o.name from opportunities o where o.organization_id = organization
      order by o.created_at desc, o.id desc limit 200) newest where newest.name ilike pattern) then
    found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) order by o.created_at desc, o.id desc limit 20 * most) o where o.name ilike pattern limit most);
    if cardinality(found) = most then return query select unnest(found); return; end if;
  end if;
  found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
    and (with_archived or o.archived_at is null) and o.name ilike sparse offset 0) o where o.name ilike pattern limit most);
  if pattern ~ '^%\d+%$' then
    found := found || array(select o.id from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) and o.number::text ilike pattern limit most);
  end if;
  named := array(select a.id from accounts a where a.organization_id = organization and a.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select o.id from unnest(named) a(id) join opportunities o on o.organization_id = organization
      and o.account_id = a.id where with_archived or o.archived_at is null limit most);
  end if;
  named := array(select p.id from partners p where p.organization_id = organization and p.name ilike pattern);
  if cardinality(named) > 0 then
    found := found || array(select o.id from unnest(named) p(id) join opportunities o on o.organization_id = organization
      and o.partner_id = p.id where with_archived or o.archived_at is null limit most);
  end if;
  return query select distinct f.id from unnest(found) f(id) limit most;
end $$;
revoke all on function find_opportunities from public;
grant execute on function find_opportunities to tandem_app, tandem_partner, tandem_system;

-- Deals whose name matches, with plans that are kept. Words found in many of the newest deals are searched along the list.
create function find_opportunities_named(pattern text, with_archived boolean, most int) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  organization constant uuid := app_organization();
  sparse constant text := thinned(pattern);
  found uuid[];
begin
  if (select count(*) > 15 from (select o.name from opportunities o where o.organization_id = organization
      order by o.created_at desc, o.id desc limit 60) newest where newest.name ilike pattern) then
    found := array(select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
      and (with_archived or o.archived_at is null) order by o.created_at desc, o.id desc limit 20 * most) o where o.name ilike pattern limit most);
    if cardinality(found) = most then return query select unnest(found); return; end if;
  end if;
  return query select o.id from (select o.id, o.name from opportunities o where o.organization_id = organization
    and (with_archived or o.archived_at is null) and o.name ilike sparse offset 0) o where o.name ilike pattern limit most;
end $$;
revoke all on function find_opportunities_named from public;
grant execute on function find_opportunities_named to tandem_app, tandem_partner, tandem_system;

-- Every change of stage: who, when and why.
create table opportunity_stage_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  from_stage_id uuid,
  to_stage_id uuid not null,
  actor_user_id uuid default app_user(),
  actor_partner_id uuid default app_partner(),
  reason_code text,
  reason text,
  at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, from_stage_id) references opportunity_stages,
  foreign key (organization_id, to_stage_id) references opportunity_stages
);
create index on opportunity_stage_events (organization_id, opportunity_id, at);
create index on opportunity_stage_events (organization_id, from_stage_id);
create index on opportunity_stage_events (organization_id, to_stage_id);
call tenant_table('opportunity_stage_events',
  sees => 'exists (select from opportunities o
    where o.organization_id = opportunity_stage_events.organization_id and o.id = opportunity_stage_events.opportunity_id)',
  append_only => true);

-- When a deal or registration was last active, and since when it is at risk.
create table deal_pulses (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid,
  -- Of an approved claim without a deal.
  registration_id uuid,
  -- What happened around the deal and is not written in its own row: notes, steps of its registration.
  active_at timestamptz not null,
  at_risk_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities (organization_id, id),
  unique (organization_id, opportunity_id),
  unique (organization_id, registration_id),
  check (num_nonnulls(opportunity_id, registration_id) = 1)
);

-- Partners that share in a deal.
create table opportunity_participants (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  partner_id uuid not null,
  role text not null default 'source' check (role in ('source', 'resell', 'influence', 'services', 'distributor')),
  weight int not null default 1 check (weight between 1 and 1000000),
  position int not null default 0,
  status text not null default 'confirmed' check (status in ('proposed', 'confirmed', 'rejected')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, opportunity_id, partner_id, role),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, partner_id) references partners
);
create index on opportunity_participants (organization_id, partner_id, status, opportunity_id);
call tenant_table('opportunity_participants', 'partner_id = app_partner()');
call recorded_table('opportunity_participants');

-- A deal in which one of the own partners takes part is seen whole, whoever leads it; the other partners' shares are not.
call tenant_table('opportunities',
  sees => 'id = any (array(select p.opportunity_id from opportunity_participants p
   
    where p.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid and p.partner_id = app_partner() and p.status <> ''rejected''))',
  own => 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])
  or exists (select from opportunity_participants p where p.organization_id = opportunities.organization_id
    and p.opportunity_id = opportunities.id and p.status <> ''rejected'')');

-- What a deal consists of.
create table opportunity_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  product_id uuid,
  description text,
  quantity int not null default 1 check (quantity between 1 and 1000000),
  amount_minor bigint not null check (amount_minor between 0 and 1000000000000000),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  cost_minor bigint check (cost_minor >= 0),
  position int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  recurring_interval text check (recurring_interval in ('month', 'quarter', 'year')),
  term_months integer check (term_months between 1 and 600),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, product_id) references products,
  constraint opportunity_lines_term_of_recurring check (term_months is null or recurring_interval is not null)
);
create index on opportunity_lines (organization_id, opportunity_id, position);
create index on opportunity_lines (organization_id, product_id);
call tenant_table('opportunity_lines',
  sees => 'exists (select from opportunities o
    where o.organization_id = opportunity_lines.organization_id and o.id = opportunity_lines.opportunity_id)');
call recorded_table('opportunity_lines');

-- Notes on a deal, internal or shared.
create table opportunity_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  author_user_id uuid default app_user(),
  author_name text not null,
  author_partner_id uuid default app_partner(),
  body text not null check (length(trim(body)) between 1 and 20000),
  visibility text not null check (visibility in ('internal', 'partner')),
  is_pinned boolean not null default false,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities
);
create index on opportunity_notes (organization_id, opportunity_id, created_at);
-- A partner's own note is for the company, not for the other partners of the deal.
-- Whoever looks after own partners does not read what another partner's people write on a deal both work on, and the log tells
-- of a note, a document or a conflict what the row itself tells them.
call tenant_table('opportunity_notes',
  sees => 'visibility = ''partner'' and (author_partner_id is null or author_partner_id = app_partner()) and exists (select from opportunities o
    where o.organization_id = opportunity_notes.organization_id and o.id = opportunity_notes.opportunity_id)',
  writes => 'visibility = ''partner'' and author_partner_id = app_partner()',
  own => 'exists (select from opportunities o
    where o.organization_id = opportunity_notes.organization_id and o.id = opportunity_notes.opportunity_id)
   and (author_partner_id is null or author_partner_id = any ((select app_own_partners())::uuid[]))');
call recorded_table('opportunity_notes');

-- Partners' requests for protection of an account.
create table deal_registrations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null default next_number('deal_registrations'),
  partner_id uuid not null,
  type_id uuid not null,
  opportunity_id uuid,
  status text not null default 'draft' check (status in
    ('draft','submitted','screening','pending_review','info_requested','approved','rejected','withdrawn','converted','expired','released','revoked')),
  account_name text not null check (length(trim(account_name)) between 1 and 200),
  account_domain text,
  has_no_website boolean not null default false,
  country char(2) check (country ~ '^[A-Z]{2}$'),
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
  pays_until date,
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
call unique_custom_values('deal_registrations');

alter table deal_pulses add foreign key (organization_id, registration_id) references deal_registrations (organization_id, id) on delete cascade;

-- Only here, because its policies read the tables above.
call tenant_table('deal_pulses',
  sees => 'exists (select from opportunities o
    where o.organization_id = deal_pulses.organization_id and o.id = deal_pulses.opportunity_id)
   or exists (select from deal_registrations r
    where r.organization_id = deal_pulses.organization_id and r.id = deal_pulses.registration_id)',
  own => 'exists (select from opportunities o
    where o.organization_id = deal_pulses.organization_id and o.id = deal_pulses.opportunity_id)
   or exists (select from deal_registrations r
    where r.organization_id = deal_pulses.organization_id and r.id = deal_pulses.registration_id)');

-- History of a registration, as both sides see it.
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
call tenant_table('deal_registration_events',
  sees => 'exists (select from deal_registrations r
    where r.organization_id = deal_registration_events.organization_id and r.id = deal_registration_events.registration_id)',
  writes => 'partner_id = app_partner()',
  append_only => true);

-- Conflicts found when a registration was screened; for the company only, since they may name other partners.
create table deal_conflicts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  registration_id uuid not null,
  kind text not null
    check (kind in ('protected_by_other','same_partner_duplicate','pending_by_other','vendor_open_deal','existing_customer','fuzzy_name','self_deal')),
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

-- Two exclusive protections of one account and product family never overlap. The family '*' is every product.
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
  is_hold boolean not null default false,
  check (ended_reason is not null or not isempty(valid)),
  primary key (organization_id, id),
  foreign key (organization_id, registration_id) references deal_registrations,
  foreign key (organization_id, partner_id) references partners,
  exclude using gist (organization_id with =, account_key with =, product_family with =, valid with &&) where (scope = 'exclusive')
);
create index on deal_protections (organization_id, partner_id);
create unique index deal_protections_one on deal_protections (organization_id, registration_id) where not is_hold;
create unique index deal_protections_one_hold on deal_protections (organization_id, registration_id) where is_hold;
create index on deal_protections (organization_id, registration_id);
create index on deal_protections (organization_id, partner_id) where is_hold and ended_reason is null;
call tenant_table('deal_protections', 'partner_id = app_partner()');
call recorded_table('deal_protections');

-- Protections of a whole account ('*') and of one family exclude each other too, which the constraint cannot express.
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
create trigger whole_account before insert or update on deal_protections
  for each row execute function protect_whole_account();

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
call tenant_table('deal_registration_arrivals',
  sees => 'exists (select from deal_registrations r
   
    where r.organization_id = deal_registration_arrivals.organization_id and r.id = deal_registration_arrivals.registration_id)',
  append_only => true);

-- Which accounts a partner checked before registering: repeating one is free, too many different ones are not.
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
