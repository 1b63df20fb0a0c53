-- Market development funds: funds, requests for money from them, and claims of what was spent.
create table mdf_funds (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 5000),
  -- fixed: every partner has an amount of its own. pool: partners share one amount.
  kind text not null check (kind in ('fixed', 'pool')),
  currency char(3) not null,
  -- Of a pool: all of it. Of a fixed fund: what each partner gets.
  amount_minor bigint not null check (amount_minor > 0),
  starts_on date not null,
  ends_on date not null,
  -- Which partners may use it; without an audience, every active partner.
  audience_id uuid,
  -- The company's part of the cost of an activity.
  participation_ppm bigint not null default 500000 check (participation_ppm between 1 and 1000000),
  -- The last day for new requests.
  requests_until date,
  -- How long after the end of an activity its cost can be claimed.
  claim_days int not null default 60 check (claim_days between 1 and 730),
  status text not null default 'draft' check (status in ('draft', 'active', 'closed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, audience_id) references audiences,
  constraint mdf_funds_period check (ends_on >= starts_on),
  constraint mdf_funds_requests_until check (requests_until <= ends_on)
);
comment on table mdf_funds is 'Funds that pay part of the marketing of partners.';
create unique index mdf_funds_name on mdf_funds (organization_id, lower(name)) where status <> 'closed';
create index on mdf_funds (organization_id, audience_id);

-- Where the money of a fund stands: one row for the fund, and one for each partner that may use it.
create table mdf_balances (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  fund_id uuid not null,
  -- Null: the whole fund.
  partner_id uuid,
  available_minor bigint not null default 0,
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  claimed_minor bigint not null default 0 check (claimed_minor >= 0),
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  allocated_minor bigint generated always as (available_minor + reserved_minor + claimed_minor + paid_minor) stored,
  -- A partner's row of a pool has no limit of its own: what it used was allocated to nobody, so it is below zero.
  is_limited boolean not null,
  -- Partners that left the audience keep what they have and ask for nothing new.
  is_eligible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, fund_id, partner_id),
  foreign key (organization_id, fund_id) references mdf_funds on delete cascade,
  foreign key (organization_id, partner_id) references partners,
  constraint mdf_balances_available check (not is_limited or available_minor >= 0)
);
create index on mdf_balances (organization_id, partner_id);
call tenant_table('mdf_funds', 'exists (select from mdf_balances b where b.organization_id = mdf_funds.organization_id
  and b.fund_id = mdf_funds.id and b.partner_id = app_partner())');
call recorded_table('mdf_funds');

-- Partners see the row of a fund they are in, because it says what is left of a pool.
create function is_in_mdf_fund(organization uuid, fund uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as
  $$select exists (select from mdf_balances b where b.organization_id = organization and b.organization_id = app_organization()
    and b.fund_id = fund and b.partner_id = app_partner())$$;
revoke all on function is_in_mdf_fund from public;
grant execute on function is_in_mdf_fund to tandem_app, tandem_partner, tandem_system;
call tenant_table('mdf_balances', 'partner_id = app_partner() or (partner_id is null and is_in_mdf_fund(organization_id, fund_id))');

-- An activity that a partner plans and the company decides about.
create table mdf_requests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  fund_id uuid not null,
  partner_id uuid not null,
  title text not null check (length(trim(title)) between 1 and 200),
  activity text not null check (activity in ('event', 'webinar', 'advertising', 'content', 'training', 'email', 'other')),
  starts_on date not null,
  ends_on date not null,
  description text check (length(description) <= 5000),
  cost_minor bigint not null check (cost_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  expected_leads int check (expected_leads >= 0),
  expected_pipeline_minor bigint check (expected_pipeline_minor >= 0),
  status text not null default 'submitted' check (status in ('submitted', 'returned', 'approved', 'declined', 'canceled', 'closed', 'expired')),
  submitted_at timestamptz not null,
  submitted_by uuid default app_user(),
  submitted_by_name text not null,
  approved_minor bigint check (approved_minor > 0),
  decision_note text check (length(decision_note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  -- The last day to claim.
  claim_by date,
  ended_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, fund_id) references mdf_funds,
  foreign key (organization_id, partner_id) references partners,
  constraint mdf_requests_days check (ends_on >= starts_on),
  constraint mdf_requests_amount check (amount_minor <= cost_minor),
  constraint mdf_requests_approved check (approved_minor <= cost_minor),
  constraint mdf_requests_claim_by check ((approved_minor is null) = (claim_by is null)),
  constraint mdf_requests_decided check (status not in ('approved', 'closed', 'expired') or (approved_minor is not null and decided_at is not null))
);
create index on mdf_requests (organization_id, fund_id, status);
create index on mdf_requests (organization_id, partner_id, status);
create index on mdf_requests (organization_id, status, submitted_at);
create index on mdf_requests (organization_id, claim_by) where status = 'approved';
call tenant_table('mdf_requests', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('mdf_requests');

-- What a partner spent on an approved activity.
create table mdf_claims (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  request_id uuid not null,
  fund_id uuid not null,
  partner_id uuid not null,
  spent_minor bigint not null check (spent_minor > 0),
  amount_minor bigint not null check (amount_minor > 0),
  invoice_number text check (length(invoice_number) <= 100),
  summary text check (length(summary) <= 5000),
  -- One lead per line, as the partner wrote them.
  leads_text text check (length(leads_text) <= 20000),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'returned', 'approved', 'declined', 'canceled', 'paid', 'reversed')),
  submitted_at timestamptz,
  submitted_by_name text,
  approved_minor bigint check (approved_minor > 0),
  decision_note text check (length(decision_note) <= 2000),
  decided_at timestamptz,
  decided_by uuid,
  -- The reimbursement in the partner's commissions.
  line_id uuid,
  paid_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, request_id) references mdf_requests,
  foreign key (organization_id, fund_id) references mdf_funds,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, line_id) references commission_lines,
  constraint mdf_claims_amount check (amount_minor <= spent_minor),
  constraint mdf_claims_approved check (approved_minor <= amount_minor),
  constraint mdf_claims_booked check ((line_id is null) = (status not in ('approved', 'paid', 'reversed'))),
  constraint mdf_claims_paid check ((status = 'paid') = (paid_at is not null))
);
create index on mdf_claims (organization_id, request_id);
create index on mdf_claims (organization_id, fund_id);
create index on mdf_claims (organization_id, partner_id, status);
create index on mdf_claims (organization_id, status, submitted_at);
create unique index on mdf_claims (organization_id, line_id);
call tenant_table('mdf_claims', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('mdf_claims');

-- What was paid and what shows that the activity took place.
create table mdf_claim_files (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  partner_id uuid not null,
  purpose text not null check (purpose in ('invoice', 'proof')),
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  file_name text not null check (length(file_name) between 1 and 255),
  kind text not null check (kind in ('pdf', 'image', 'text', 'markup', 'word', 'sheet', 'slides', 'archive', 'other')),
  media_type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, claim_id) references mdf_claims,
  foreign key (organization_id, partner_id) references partners
);
create index on mdf_claim_files (organization_id, claim_id);
create index on mdf_claim_files (organization_id, partner_id);
call tenant_table('mdf_claim_files', 'partner_id = app_partner()', 'partner_id = app_partner()');
create trigger keep_limit_of_new after insert on mdf_claim_files for each row execute function keep_storage_limit();

-- The leads of a claim, and the registrations that came of them.
create table mdf_claim_leads (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  claim_id uuid not null,
  partner_id uuid not null,
  position int not null,
  company_name text not null check (length(company_name) between 1 and 200),
  contact text check (length(contact) <= 254),
  domain text,
  name_key text not null,
  registration_id uuid,
  matched_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, claim_id) references mdf_claims,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, registration_id) references deal_registrations on delete set null (registration_id)
);
create unique index on mdf_claim_leads (organization_id, claim_id, position);
create index on mdf_claim_leads (organization_id, partner_id) where registration_id is null;
create index on mdf_claim_leads (organization_id, registration_id);
call tenant_table('mdf_claim_leads', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- Every movement of money within a fund. A balance is the sum of its movements.
create table mdf_movements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  fund_id uuid not null,
  -- Null: between the company and a pool.
  partner_id uuid,
  request_id uuid,
  claim_id uuid,
  kind text not null check (kind in ('allocate', 'withdraw', 'reserve', 'release', 'claim', 'unclaim', 'pay', 'unpay', 'reverse', 'merge')),
  -- Null: outside the fund.
  from_part text check (from_part in ('available', 'reserved', 'claimed', 'paid')),
  to_part text check (to_part in ('available', 'reserved', 'claimed', 'paid')),
  amount_minor bigint not null check (amount_minor > 0),
  note text check (length(note) <= 1000),
  moved_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, fund_id) references mdf_funds,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, request_id) references mdf_requests,
  foreign key (organization_id, claim_id) references mdf_claims,
  constraint mdf_movements_parts check (from_part is distinct from to_part)
);
create index on mdf_movements (organization_id, fund_id, created_at);
create index on mdf_movements (organization_id, partner_id, fund_id);
create index on mdf_movements (organization_id, request_id);
create index on mdf_movements (organization_id, claim_id);
call tenant_table('mdf_movements', 'partner_id = app_partner()', append_only => true);

-- Balances follow movements and nothing else.
create function move_mdf_money() returns trigger language plpgsql as $$
declare
  moved int;
begin
  update mdf_balances b set
    available_minor = available_minor + new.amount_minor
      * ((new.to_part is not distinct from 'available')::int - (new.from_part is not distinct from 'available')::int),
    reserved_minor = reserved_minor + new.amount_minor
      * ((new.to_part is not distinct from 'reserved')::int - (new.from_part is not distinct from 'reserved')::int),
    claimed_minor = claimed_minor + new.amount_minor
      * ((new.to_part is not distinct from 'claimed')::int - (new.from_part is not distinct from 'claimed')::int),
    paid_minor = paid_minor + new.amount_minor
      * ((new.to_part is not distinct from 'paid')::int - (new.from_part is not distinct from 'paid')::int),
    updated_at = now()
  where b.organization_id = new.organization_id and b.fund_id = new.fund_id
    and (b.partner_id is null or b.partner_id = new.partner_id);
  get diagnostics moved = row_count;
  if moved <> (case when new.partner_id is null then 1 else 2 end) then
    raise exception 'This partner has no balance in the fund.' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger move after insert on mdf_movements for each row execute function move_mdf_money();

-- Every table that counts against the limit says so by its trigger, so that none is forgotten here.
create or replace function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  counted regclass;
  bytes bigint;
  total bigint := (select coalesce(sum(size), 0) from pictures where organization_id = organization);
begin
  for counted in select distinct tgrelid::regclass from pg_trigger
    where tgname = 'keep_limit_of_new' and tgfoid = 'keep_storage_limit'::regproc loop
    execute format('select coalesce(sum(size), 0) from %s where organization_id = $1', counted) into bytes using organization;
    total := total + bytes;
  end loop;
  return total;
end $$;
