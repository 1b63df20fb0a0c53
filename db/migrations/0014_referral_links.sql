-- Referral links and the clicks on them, what other systems report about customers, and which partner gets the credit.

-- How a company tracks links; without a row, the defaults apply.
create table referral_link_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  allowed_domains text[] not null default '{}',
  window_days int not null default 60 check (window_days between 1 and 730),
  model text not null default 'last' check (model in ('first', 'last', 'position', 'manual')),
  consent_mode text not null default 'always' check (consent_mode in ('always', 'ask')),
  honors_privacy_signals boolean not null default true,
  retention_days int not null default 400 check (retention_days between 30 and 1500),
  partners_create boolean not null default true,
  partner_link_limit int not null default 10 check (partner_link_limit between 0 and 1000),
  banned_sources text[] not null default '{}',
  allowed_campaigns text[] not null default '{}',
  holds_paid_search boolean not null default true,
  conversions_per_hour int not null default 20 check (conversions_per_hour between 1 and 100000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id)
);
call tenant_table('referral_link_settings', 'true');
call recorded_table('referral_link_settings');

-- A link that every partner of an audience gets; without an audience, every active partner.
create table default_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  audience_id uuid,
  destination_url text not null check (length(destination_url) <= 2000),
  utm_campaign text check (length(utm_campaign) <= 200),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences
);
create index on default_links (organization_id, created_at desc, id desc);
create index on default_links (organization_id, audience_id);
call tenant_table('default_links');
call recorded_table('default_links');

create table referral_links (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 200),
  -- Unique in the whole installation, because `/r/{code}` names no company, and never used again.
  code citext not null unique check (code ~ '^[a-z0-9]([a-z0-9-]{1,38}[a-z0-9])$'),
  destination_url text not null check (length(destination_url) <= 2000),
  utm_source text check (length(utm_source) <= 200),
  utm_medium text check (length(utm_medium) <= 200),
  utm_campaign text check (length(utm_campaign) <= 200),
  status text not null default 'active' check (status in ('active', 'paused')),
  -- The last day it works, by the company's calendar.
  expires_on date,
  default_link_id uuid,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, default_link_id, partner_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, default_link_id) references default_links
);
create index on referral_links (organization_id, created_at desc, id desc);
create index on referral_links (organization_id, partner_id);
call tenant_table('referral_links', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('referral_links');

-- Servers keep links in memory for a few seconds and hear here that one changed.
create function tell_link_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('referral_links_changed', '');
  return null;
end $$;
create trigger tell_changed after update or delete on referral_links for each statement execute function tell_link_changed();
create trigger tell_changed after insert or update or delete on referral_link_settings for each statement execute function tell_link_changed();

-- Codes customers type at a checkout; they give a partner credit without a click.
create table coupon_codes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  link_id uuid,
  code citext not null check (length(code) between 2 and 60),
  description text check (length(description) <= 500),
  starts_on date,
  ends_on date,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, code),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, link_id) references referral_links,
  constraint coupon_codes_days check (ends_on >= starts_on)
);
create index on coupon_codes (organization_id, created_at desc, id desc);
create index on coupon_codes (organization_id, partner_id);
create index on coupon_codes (organization_id, link_id);
call tenant_table('coupon_codes', 'partner_id = app_partner()');
call recorded_table('coupon_codes');

-- Every visit of a link, whatever it was. Partitioned by month; `clicks_default` takes what no month was made for yet.
create table clicks (
  id uuid not null,
  organization_id uuid not null references organizations,
  link_id uuid not null,
  at timestamptz not null,
  -- Only `ok` counts; a duplicate is the same visitor again and can still lead to a sale.
  verdict text not null check (verdict in ('ok', 'duplicate', 'bot', 'prefetch', 'blocked', 'no_consent')),
  -- Hash of address, browser and the salt of the day; the address itself is not stored.
  address_hash text,
  device text check (device in ('desktop', 'mobile', 'tablet', 'other')),
  referrer_host text check (length(referrer_host) <= 253),
  landing_path text check (length(landing_path) <= 500),
  -- Parameters that show where a visitor came from: campaigns and paid search.
  params jsonb not null default '{}',
  primary key (organization_id, id, at),
  foreign key (organization_id, link_id) references referral_links
) partition by range (at);
create table clicks_default partition of clicks default;
create index on clicks (organization_id, link_id, at desc);
create index on clicks (organization_id, link_id, address_hash, at);
call tenant_table('clicks',
  sees => 'link_id = any (array(select l.id from referral_links l
    where l.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
  own => 'exists (select from referral_links l where l.organization_id = clicks.organization_id and l.id = clicks.link_id)');
revoke update on clicks from tandem_app, tandem_partner, tandem_system;

-- Makes the partitions of this many months, beginning with the month of `first`; moves what lies in the default partition.
-- @returns how many were made
create function make_click_partitions(first date, months int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date;
  name text;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('make_click_partitions', 14));
  for n in 0..least(months, 36) - 1 loop
    month := date_trunc('month', first)::date + make_interval(months => n);
    name := 'clicks_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('public.' || name) is not null;
    execute format('create table %I (like clicks including defaults including constraints)', name);
    execute format('with moved as (delete from clicks_default where at >= %1$L and at < %2$L returning *) insert into %3$I select * from moved',
      month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC', name);
    execute format('alter table clicks attach partition %I for values from (%L) to (%L)', name,
      month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function make_click_partitions from public;
grant execute on function make_click_partitions to tandem_system;

-- Drops whole months that every company's retention has passed. @returns how many were dropped
create function drop_click_partitions(before date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part record;
  dropped int := 0;
begin
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.clicks'::regclass and c.relname ~ '^clicks_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
revoke all on function drop_click_partitions from public;
grant execute on function drop_click_partitions to tandem_system;

-- Counted as clicks arrive, by the company's calendar, and kept when the clicks themselves are deleted.
create table click_days (
  organization_id uuid not null references organizations,
  link_id uuid not null,
  day date not null,
  clicks int not null default 0,
  ignored int not null default 0,
  primary key (organization_id, link_id, day),
  foreign key (organization_id, link_id) references referral_links
);
call tenant_table('click_days',
  sees => 'link_id = any (array(select l.id from referral_links l
    where l.organization_id = nullif(current_setting(''app.organization_id'', true), '''')::uuid))',
  own => 'exists (select from referral_links l where l.organization_id = click_days.organization_id and l.id = click_days.link_id)');

-- Random per day and deleted two days later: after that nobody can compute a hash of an address again.
create table click_salts (
  organization_id uuid not null references organizations,
  day date not null,
  salt text not null,
  primary key (organization_id, day)
);
call tenant_table('click_salts');

-- A customer as another system knows them.
create table tracked_customers (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  external_id text not null check (length(external_id) between 1 and 200),
  name text check (length(name) <= 200),
  email citext check (length(email) <= 254),
  account_id uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, external_id),
  foreign key (organization_id, account_id) references accounts
);
create index on tracked_customers (organization_id, account_id);
call tenant_table('tracked_customers');

-- Clicks of a known customer. They outlive the click itself.
create table tracked_clicks (
  organization_id uuid not null references organizations,
  customer_id uuid not null,
  click_id uuid not null,
  link_id uuid not null,
  at timestamptz not null,
  verdict text not null,
  referrer_host text,
  params jsonb not null default '{}',
  primary key (organization_id, customer_id, click_id),
  foreign key (organization_id, customer_id) references tracked_customers,
  foreign key (organization_id, link_id) references referral_links
);
create index on tracked_clicks (organization_id, link_id);
call tenant_table('tracked_clicks',
  own => 'exists (select from referral_links l where l.organization_id = tracked_clicks.organization_id and l.id = tracked_clicks.link_id)');

-- What other systems reported. A refund that comes before its sale waits for it.
create table tracked_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  kind text not null check (kind in ('lead', 'sale', 'refund')),
  external_id text not null check (length(external_id) between 1 and 200),
  -- Of the content: the same event twice is a repeat, another one under the same name is refused.
  content_hash text not null,
  customer_id uuid,
  -- The invoice of a sale or refund.
  invoice_id text check (length(invoice_id) between 1 and 200),
  partner_id uuid,
  link_id uuid,
  coupon_id uuid,
  opportunity_id uuid,
  amount_minor bigint check (amount_minor between 0 and 1000000000000000),
  currency char(3),
  status text not null check (status in ('attributed', 'unattributed', 'held', 'waiting', 'rejected')),
  note text,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  row_version int not null default 1,
  primary key (organization_id, id),
  unique (organization_id, kind, external_id),
  foreign key (organization_id, customer_id) references tracked_customers,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, link_id) references referral_links,
  foreign key (organization_id, coupon_id) references coupon_codes,
  foreign key (organization_id, opportunity_id) references opportunities
);
create index on tracked_events (organization_id, created_at desc, id desc);
create index on tracked_events (organization_id, customer_id, occurred_at);
create index on tracked_events (organization_id, partner_id);
create index on tracked_events (organization_id, link_id, occurred_at);
create index on tracked_events (organization_id, coupon_id);
create index on tracked_events (organization_id, opportunity_id);
create index on tracked_events (organization_id, invoice_id);
call tenant_table('tracked_events');

-- Accounts a contract assigns to a partner.
create table contract_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  account_id uuid not null,
  starts_on date not null,
  ends_on date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, account_id) references accounts,
  constraint contract_accounts_days check (ends_on >= starts_on),
  constraint contract_accounts_once exclude using gist (organization_id with =, account_id with =, daterange(starts_on, ends_on, '[]') with &&)
);
create index on contract_accounts (organization_id, partner_id);
create index on contract_accounts (organization_id, account_id);
create index on contract_accounts (organization_id, created_at desc, id desc);
call tenant_table('contract_accounts', 'partner_id = app_partner()');
call recorded_table('contract_accounts');

-- Who gets the credit of a deal, why, and from what. A later decision about the same deal replaces an earlier one.
create table attribution_decisions (
  id uuid not null default new_id(),
  seq bigint generated always as identity,
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  customer_id uuid,
  method text not null check (method in ('manual', 'registration', 'coupon', 'contract_list', 'clicks', 'none', 'rejected')),
  model text not null check (model in ('first', 'last', 'position', 'manual')),
  -- The lead partner.
  partner_id uuid,
  shares jsonb not null default '[]',
  reason text not null check (length(reason) between 1 and 2000),
  inputs jsonb not null default '{}',
  decided_by uuid default app_user(),
  decided_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, customer_id) references tracked_customers,
  foreign key (organization_id, partner_id) references partners
);
create index on attribution_decisions (organization_id, opportunity_id, seq);
create index on attribution_decisions (organization_id, customer_id, seq);
create index on attribution_decisions (organization_id, partner_id);
call tenant_table('attribution_decisions', append_only => true);

-- Commissions wait while a case is open.
create table risk_cases (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  customer_id uuid not null,
  signals jsonb not null,
  summary text not null,
  status text not null default 'open' check (status in ('open', 'released', 'rejected', 'expired')),
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  reason text check (length(reason) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, customer_id) references tracked_customers
);
create unique index risk_cases_one_open on risk_cases (organization_id, customer_id, partner_id) where status = 'open';
create index on risk_cases (organization_id, created_at desc, id desc);
create index on risk_cases (organization_id, partner_id);
create index on risk_cases (organization_id, customer_id);
call tenant_table('risk_cases');
call recorded_table('risk_cases');

do $$
declare
  target text;
begin
  foreach target in array array['referral_links', 'coupon_codes', 'contract_accounts'] loop
    execute format('create trigger refuse_merged_partner_of_new after insert on %I referencing new table as added
      for each statement execute function refuse_merged_partner()', target);
    execute format('create trigger refuse_merged_partner after update of partner_id on %I for each row
      when (new.partner_id is distinct from old.partner_id) execute function refuse_merged_partner()', target);
  end loop;
end $$;
