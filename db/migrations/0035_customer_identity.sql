-- One customer from click to sale.

-- Another system can know one person by several ids: the first id stands for all of them.
alter table tracked_customers
  add column same_as_id uuid,
  -- Null for public mail providers, which identify no company.
  add column domain_key text,
  add foreign key (organization_id, same_as_id) references tracked_customers;
create index on tracked_customers (organization_id, same_as_id);
create index on tracked_customers (organization_id, email);
create index on tracked_customers (organization_id, domain_key);

-- A lead keeps the customer it is about, and with it the clicks.
alter table leads add column customer_id uuid, add foreign key (organization_id, customer_id) references tracked_customers;
create index on leads (organization_id, customer_id);
create index on leads (organization_id, contact_email);

alter table tracked_events
  -- The part of its deal that a sale stands for: a payment of a deal won by hand can differ from it a little.
  add column booked_minor bigint check (booked_minor between 0 and 1000000000000000),
  drop constraint tracked_events_status_check,
  add constraint tracked_events_status_check check (status in ('attributed', 'unattributed', 'held', 'waiting', 'rejected', 'review'));

alter table attribution_decisions
  drop constraint attribution_decisions_method_check,
  add constraint attribution_decisions_method_check
    check (method in ('manual', 'registration', 'coupon', 'contract_list', 'lead', 'clicks', 'deal', 'none', 'rejected'));

-- What happens to a sale of a customer who has deals already.
alter table referral_link_settings
  alter column creates_leads set default true,
  add column sale_open_deal text not null default 'win' check (sale_open_deal in ('win', 'review', 'new_deal')),
  add column sale_won_deal text not null default 'payment' check (sale_won_deal in ('payment', 'review', 'renewal', 'new_deal')),
  add column sale_won_days int not null default 90 check (sale_won_days between 0 and 730),
  add column sale_amount_percent int not null default 10 check (sale_amount_percent between 0 and 100),
  add column sale_further text not null default 'renewal' check (sale_further in ('renewal', 'new_deal', 'review')),
  add column sale_second_customer text not null default 'review' check (sale_second_customer in ('review', 'new_deal'));

-- The default changes where nobody chose otherwise. The owner of the tables is limited by row security like everyone else, so
-- it is lifted for this one statement; the trigger could not write its entry either.
alter table audit_events no force row level security;
alter table referral_link_settings no force row level security, disable trigger user;
update referral_link_settings s set creates_leads = true where not creates_leads and not exists (
  select from audit_events a where a.organization_id = s.organization_id and a.ref_table = 'referral_link_settings'
    and a.action = 'updated' and a.changes ? 'creates_leads');
alter table referral_link_settings force row level security, enable trigger user;
alter table audit_events force row level security;

-- Tracked sales that could belong to several deals; nothing is booked until a person decides.
create table sale_reviews (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  event_id uuid not null,
  customer_id uuid not null,
  account_id uuid not null,
  reason text not null check (reason in ('several_deals', 'amount', 'currency', 'two_customers', 'public_mail', 'rule')),
  summary text not null check (length(summary) between 1 and 500),
  -- The deals it could belong to.
  opportunity_ids uuid[] not null default '{}',
  -- The parts of the report that the event does not keep.
  coupon text,
  tax_minor bigint not null default 0 check (tax_minor >= 0),
  status text not null default 'open' check (status in ('open', 'same_deal', 'renewal', 'new_deal', 'ignored')),
  -- The deal that was chosen or made.
  opportunity_id uuid,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  note text check (length(note) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, event_id),
  foreign key (organization_id, event_id) references tracked_events,
  foreign key (organization_id, customer_id) references tracked_customers,
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, opportunity_id) references opportunities
);
create index on sale_reviews (organization_id, created_at desc, id desc);
create index on sale_reviews (organization_id, status);
create index on sale_reviews (organization_id, customer_id);
create index on sale_reviews (organization_id, account_id);
create index on sale_reviews (organization_id, opportunity_id);
call tenant_table('sale_reviews');
call recorded_table('sale_reviews');
