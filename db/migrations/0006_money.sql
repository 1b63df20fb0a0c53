-- Commissions, the ledger and payouts. Amounts are integers in minor units with a currency.

-- Digits after the decimal point, as in src/shared/money.ts; a test compares the two.
create function currency_exponent(code text) returns int language sql immutable parallel safe as $$
  select case
    when code in ('BIF','CLP','DJF','GNF','ISK','JPY','KMF','KRW','PYG','RWF','UGX','UYI','VND','VUV','XAF','XOF','XPF') then 0
    when code in ('BHD','IQD','JOD','KWD','LYD','OMR','TND') then 3
    when code in ('CLF','UYW') then 4
    else 2 end
$$;

-- What payments are a multiple of, as in src/shared/whole-units.ts; a test compares the two.
create function payout_quantum(code text) returns int language sql immutable parallel safe as $$
  select case when code in ('HUF', 'TWD') then power(10, currency_exponent(code))::int else 1 end
$$;

-- Of several rates of one pair and day the lowest rank is used; null is never used.
create function rate_rank(source text, chosen text) returns int language sql immutable parallel safe as $$
  select case when source = 'entered' then 1 when source = 'imported' then 2 when source = chosen then 3 end
$$;

-- Incentive structures.
create table commission_plans (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text,
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index on commission_plans (organization_id, lower(name)) where archived_at is null;
call recorded_table('commission_plans');

-- A published version is frozen; a later version supersedes it.
create table plan_versions (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  plan_id uuid not null,
  version int not null,
  effective_from date not null,
  recorded_at timestamptz not null default now(),
  state text not null default 'draft' check (state in ('draft', 'published', 'superseded')),
  definition jsonb not null,
  definition_hash text,
  note text,
  published_at timestamptz,
  published_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, plan_id, version),
  foreign key (organization_id, plan_id) references commission_plans
);
create unique index plan_versions_one_draft on plan_versions (organization_id, plan_id) where state = 'draft';
call recorded_table('plan_versions');

-- Only here, because its policies read the tables above.
call tenant_table('commission_plans',
  sees => 'exists (select from plan_versions v
    where v.organization_id = commission_plans.organization_id and v.plan_id = commission_plans.id)');

-- Published versions are only deleted together with their company.
create function keep_published_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if old.state <> 'draft' and (tg_op = 'DELETE'
    or (new.plan_id, new.version, new.effective_from, new.recorded_at, new.definition, new.definition_hash, new.note, new.published_at, new.published_by)
       is distinct from (old.plan_id, old.version, old.effective_from, old.recorded_at, old.definition, old.definition_hash, old.note, old.published_at, old.published_by)
    or new.state = 'draft' or (old.state = 'superseded' and new.state = 'published')) then
    raise exception 'a published plan version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_published before update or delete on plan_versions
  for each row execute function keep_published_version();

-- Who earns by which plan, and when.
create table plan_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  plan_id uuid not null,
  target text not null check (target in ('program', 'type', 'region', 'tier', 'audience', 'partner')),
  target_id uuid,
  priority int not null default 0,
  effective_from date not null,
  effective_to date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  audience_id uuid generated always as (case when target = 'audience' then target_id end) stored,
  primary key (organization_id, id),
  foreign key (organization_id, plan_id) references commission_plans,
  check ((target = 'program') = (target_id is null)),
  constraint plan_assignments_dates check (effective_to > effective_from),
  constraint plan_assignments_once exclude using gist (organization_id with =, plan_id with =, target with =,
    coalesce(target_id, '00000000-0000-0000-0000-000000000000') with =, daterange(effective_from, effective_to) with &&),
  foreign key (organization_id, audience_id) references audiences (organization_id, id)
);
create index on plan_assignments (organization_id, plan_id);
create index on plan_assignments (organization_id, target, target_id);
create index on plan_assignments (organization_id, audience_id) where audience_id is not null;
call tenant_table('plan_assignments', own => 'target <> ''partner'' or target_id = any ((select app_own_partners())::uuid[])');
call recorded_table('plan_assignments');

-- What happened in the business, in the engine's terms; a source event is taken once.
create table commission_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  source text not null,
  external_id text not null,
  kind text not null check (kind in ('sale', 'refund', 'lost', 'amend', 'payment', 'recalc', 'manual', 'carried')),
  occurred_on date not null,
  received_at timestamptz not null default clock_timestamp(),
  opportunity_id uuid,
  account_id uuid,
  of_event_id uuid,
  currency char(3) not null,
  body jsonb not null,
  status text not null default 'received' check (status in ('received','rated','parked','ignored','failed')),
  result text check (result in ('lines','no_plan','no_rule','zero','blocked','parked','error')),
  codes text[] not null default '{}',
  note text,
  seq bigint generated always as identity,
  created_at timestamptz not null default now(),
  rated_seq bigint,
  created_by uuid default app_user(),
  primary key (organization_id, id),
  unique (organization_id, source, external_id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, of_event_id) references commission_events
);
comment on column commission_events.rated_seq is 'Its place among the others, where it was rated later than it came.';
create index on commission_events (organization_id, opportunity_id);
create index on commission_events (organization_id, account_id);
create index on commission_events (organization_id, of_event_id);
create index on commission_events (organization_id, status) where status in ('received', 'parked');
create index on commission_events (organization_id, seq);
create index on commission_events (organization_id, received_at desc, id desc);

-- The facts of an event never change.
create function keep_commission_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','result','codes','note','rated_seq']) <> (to_jsonb(old) - array['status','result','codes','note','rated_seq']) then
    raise exception 'a commission event is never edited: send another event' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_event before update or delete on commission_events
  for each row execute function keep_commission_event();

-- What the engine knew when it rated. Many ratings share one set, so it is kept once under its hash.
create table commission_fact_sets (
  organization_id uuid not null references organizations,
  hash text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, hash)
);
-- The engine's own memory speaks of everybody; receipts are read with the company's eyes and say what concerns their reader.
call tenant_table('commission_fact_sets', append_only => true, own => 'false');

-- Every evaluation with its inputs and its trace, so that it can be recomputed.
create table commission_ratings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  event_id uuid not null,
  engine_version text not null,
  known_at timestamptz not null,
  facts_hash text not null,
  input_hash text not null,
  inputs jsonb not null,
  trace jsonb not null,
  result text not null check (result in ('lines','no_plan','no_rule','zero','blocked','parked','error')),
  codes text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, event_id) references commission_events,
  foreign key (organization_id, facts_hash) references commission_fact_sets,
  constraint commission_ratings_once unique (organization_id, event_id, input_hash)
);
create index on commission_ratings (organization_id, facts_hash);
call tenant_table('commission_ratings',
  append_only => true,
  own => 'exists (select from commission_events e where e.organization_id = commission_ratings.organization_id
  and e.id = commission_ratings.event_id)');

-- The engine's state between events, such as counters and caps. It can be rebuilt by replay.
create table commission_cells (
  organization_id uuid not null references organizations,
  kind text not null,
  key text not null,
  value jsonb not null,
  primary key (organization_id, kind, key)
);
call tenant_table('commission_cells', own => 'false');

-- Units of `quote` for one unit of `base`. The rate of a deal is frozen with its event.
create table exchange_rates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  base char(3) not null,
  quote char(3) not null,
  rate numeric(20,10) not null check (rate > 0),
  as_of date not null,
  source text not null default 'entered' check (source in ('entered', 'imported', 'ecb')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text,
  -- When it was fetched; null for what people gave.
  fetched_at timestamptz,
  -- The published rates a fetched one was worked out from: [{"base", "quote", "rate"}], one or two.
  derived_from jsonb,
  primary key (organization_id, id),
  check (base <> quote),
  constraint exchange_rates_fetched_check
    check ((source = 'ecb') = (fetched_at is not null and derived_from is not null)),
  unique (organization_id, base, quote, source, as_of)
);
-- The last day known of a pair, whatever its source.
create index on exchange_rates (organization_id, base, quote, as_of);
create index on exchange_rates (organization_id, as_of desc, id desc);
call tenant_table('exchange_rates');
call recorded_table('exchange_rates');

-- The rate used on a day: of the last day that has one, on or before it.
create function rate_in_force(of_organization uuid, of_base bpchar, of_quote bpchar, on_day date) returns setof exchange_rates
language sql stable rows 1 as $$
  select r.* from exchange_rates r left join program_settings s on s.organization_id = r.organization_id
  where r.organization_id = of_organization and r.base = of_base and r.quote = of_quote and r.as_of <= on_day
    and rate_rank(r.source, s.rate_source) is not null
  order by r.as_of desc, rate_rank(r.source, s.rate_source) limit 1
$$;

-- How many people have to approve: two above the limit or where no rate is known, none where the company asks for none.
create function payout_approvals_needed(of_organization uuid, of_currency text, total_minor bigint, at timestamptz) returns int
language sql stable as $$
  select case
    when s.payout_approval_limit_minor is not null and coalesce(v.worth_minor > s.payout_approval_limit_minor, true) then 2
    when coalesce(s.requires_second_approver, true) then 1
    else 0 end
  from organizations o
  left join program_settings s on s.organization_id = o.id
  cross join lateral (select case when of_currency = o.base_currency then total_minor::numeric
    else total_minor * (select r.rate from rate_in_force(o.id, of_currency::bpchar, o.base_currency, (at at time zone o.timezone)::date) r)
      * power(10::numeric, currency_exponent(o.base_currency) - currency_exponent(of_currency)) end as worth_minor) v
  where o.id = of_organization
$$;

-- What a partner sold before its first event here, in the company's currency.
create table opening_volumes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  at date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  deal_count int check (deal_count >= 0),
  units int check (units >= 0),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on opening_volumes (organization_id, partner_id);
call tenant_table('opening_volumes');
call recorded_table('opening_volumes');

-- Commissions are never edited: corrections are new lines.
create table commission_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  event_id uuid not null,
  rating_id uuid,
  opportunity_id uuid,
  sale_event_id uuid not null,
  engine_key text not null,
  account_key text not null,
  partner_id uuid not null,
  role text not null,
  plan_version_id uuid,
  rule_id text not null,
  slot text not null,
  kind text not null check (kind in ('accrual', 'adjustment', 'clawback', 'bonus', 'manual', 'carried')),
  amount_minor bigint not null check (amount_minor <> 0),
  currency char(3) not null,
  base_minor bigint,
  effective_rate_ppm bigint,
  split_weight int,
  tier_id uuid,
  effective_on date not null,
  release_on date not null,
  adjusts_line_id uuid,
  status text not null default 'on_hold' check (status in ('on_hold','payable','reserved','paid','void')),
  hold_reason text,
  payout_item_id uuid,
  description text not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  unique (organization_id, engine_key),
  foreign key (organization_id, event_id) references commission_events,
  foreign key (organization_id, sale_event_id) references commission_events,
  foreign key (organization_id, rating_id) references commission_ratings,
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, plan_version_id) references plan_versions,
  foreign key (organization_id, adjusts_line_id) references commission_lines,
  constraint commission_lines_rated check ((rating_id is null) = (kind in ('manual', 'carried')))
);
create index on commission_lines (organization_id, sale_event_id);
create index on commission_lines (organization_id, account_key);
create index on commission_lines (organization_id, rating_id);
create index on commission_lines (organization_id, tier_id);
create index on commission_lines (organization_id, partner_id, currency, status);
create index on commission_lines (organization_id, event_id);
create index on commission_lines (organization_id, opportunity_id);
create index on commission_lines (organization_id, plan_version_id);
create index on commission_lines (organization_id, adjusts_line_id);
create index on commission_lines (organization_id, payout_item_id);
create index on commission_lines (organization_id, status, release_on);
create index on commission_lines (organization_id, created_at desc, id desc);
call tenant_table('commission_lines', 'partner_id = app_partner()');

-- Partners read the versions that paid them, and their plans' names; which plan applies to them now is worked out for them.
call tenant_table('plan_versions',
  sees => 'exists (select from commission_lines l where l.organization_id = plan_versions.organization_id
  and l.plan_version_id = plan_versions.id and l.partner_id = app_partner())');

-- Only here, because its policies read the tables above.
call tenant_table('commission_events',
  own => 'exists (select from opportunities o where o.organization_id = commission_events.organization_id
    and o.id = commission_events.opportunity_id)
  or exists (select from commission_lines l
    where l.organization_id = commission_events.organization_id and l.event_id = commission_events.id)');
grant usage on sequence commission_events_seq_seq to tandem_app, tandem_partner, tandem_system;

-- Of a line only what happens to its payment changes.
create function keep_commission_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','payout_item_id','hold_reason']) <> (to_jsonb(old) - array['status','payout_item_id','hold_reason']) then
    raise exception 'a commission line is never edited: write a balancing line' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and not (old.status, new.status) in
    (('on_hold','payable'), ('payable','reserved'), ('reserved','paid'), ('reserved','payable'), ('on_hold','void'), ('payable','void'), ('payable','on_hold'),
    ('paid','payable')) then -- the bank sent the money back
    raise exception 'a commission line cannot go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_line before update or delete on commission_lines
  for each row execute function keep_commission_line();
create trigger record_hold after update on commission_lines for each row
  when (old.hold_reason is distinct from new.hold_reason) execute function record_change();

-- Past events rated again with today's facts: previewed, approved by a second person, written as adjustments.
create table commission_recalculations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  scope jsonb not null,
  reason text not null check (length(trim(reason)) between 1 and 1000),
  state text not null default 'draft' check (state in ('draft','previewed','approved','applied','canceled')),
  preview jsonb not null default '[]',
  preview_hash text,
  totals jsonb not null default '[]',
  event_id uuid,
  requested_by uuid default app_user(),
  approved_by uuid,
  applied_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, event_id) references commission_events
);
create index on commission_recalculations (organization_id, event_id);
call tenant_table('commission_recalculations', own => 'false');
call recorded_table('commission_recalculations');

-- A partner disputes a line; the company upholds it or corrects it by a new line. Decisions stay.
create table commission_disputes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  line_id uuid not null,
  number bigint not null,
  reason text not null check (reason in ('rate', 'base', 'share', 'taken_back', 'hold', 'missing', 'other')),
  -- The step of the receipt it is about, as it was called.
  step text check (length(step) between 1 and 200),
  status text not null default 'open' check (status in ('open', 'kept', 'corrected', 'withdrawn')),
  correction_line_id uuid,
  recalculation_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  opened_at timestamptz not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, line_id) references commission_lines,
  foreign key (organization_id, correction_line_id) references commission_lines,
  foreign key (organization_id, recalculation_id) references commission_recalculations,
  constraint commission_disputes_decided check ((status = 'open') = (decided_at is null)),
  constraint commission_disputes_corrected
    check ((status = 'corrected') = (num_nonnulls(correction_line_id, recalculation_id) = 1))
);
create unique index commission_disputes_open on commission_disputes (organization_id, line_id) where status = 'open';
create index on commission_disputes (organization_id, line_id);
create index on commission_disputes (organization_id, partner_id, opened_at);
create index on commission_disputes (organization_id, status, opened_at);
create index on commission_disputes (organization_id, correction_line_id);
create index on commission_disputes (organization_id, recalculation_id);
call tenant_table('commission_disputes', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('commission_disputes');

-- Disputes are only deleted together with their company.
create function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_op = 'DELETE' or old.status <> 'open' or (new.line_id, new.partner_id, new.number, new.reason, new.step, new.opened_at)
    is distinct from (old.line_id, old.partner_id, old.number, old.reason, old.step, old.opened_at) then
    raise exception 'What was said and decided about a commission stays.' using errcode = 'restrict_violation';
  end if;
  if app_partner() is not null and new.status not in ('open', 'withdrawn') then
    raise exception 'The company answers a dispute.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before update or delete on commission_disputes for each row execute function keep_dispute();

-- The conversation of a dispute.
create table commission_dispute_messages (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  dispute_id uuid not null,
  side text not null check (side in ('company', 'partner')),
  kind text not null check (kind in ('opened', 'said', 'kept', 'corrected', 'withdrawn')),
  author_id uuid,
  author_name text not null,
  body text not null check (length(body) <= 2000),
  said_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, dispute_id) references commission_disputes
);
create index on commission_dispute_messages (organization_id, dispute_id, said_at);
call tenant_table('commission_dispute_messages',
  sees => 'exists (select from commission_disputes d
    where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)',
  writes => 'side = ''partner'' and exists (select from commission_disputes d
    where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)',
  append_only => true,
  own => 'exists (select from commission_disputes d
    where d.organization_id = commission_dispute_messages.organization_id and d.id = commission_dispute_messages.dispute_id)');

-- Each night counted volumes are recomputed from the sales: drift would silently pay wrong rates.
create table counter_checks (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  checked_on date not null,
  checked_at timestamptz not null,
  sales int not null check (sales >= 0),
  counters int not null check (counters >= 0),
  difference text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, checked_on)
);
create index on counter_checks (organization_id, created_at desc, id desc);
call tenant_table('counter_checks', append_only => true, own => 'false');

-- The last fetch of exchange rates for each company that wants it.
create table rate_fetches (
  organization_id uuid not null references organizations,
  source text not null check (source in ('ecb')),
  chosen_at timestamptz not null,
  tried_at timestamptz,
  -- Since when every try failed, and why the last did.
  failing_since timestamptz,
  failure text,
  primary key (organization_id, source),
  check ((failing_since is null) = (failure is null))
);
call tenant_table('rate_fetches');

-- Double-entry ledger beside the commission lines. Balances are sums of postings.
create table ledger_accounts (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  code text not null,
  kind text not null check (kind in ('asset','liability','expense','income','clearing')),
  partner_id uuid,
  currency char(3) not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, code, currency),
  foreign key (organization_id, partner_id) references partners
);
create index on ledger_accounts (organization_id, partner_id);
call tenant_table('ledger_accounts',
  sees => 'partner_id = app_partner()',
  append_only => true,
  own => 'partner_id = any ((select app_own_partners())::uuid[])');

-- The last entry of each company's chain.
create table ledger_heads (
  organization_id uuid primary key references organizations,
  seq bigint not null default 0,
  hash bytea not null default '\x'
);
call tenant_table('ledger_heads');

-- Each entry carries the hash of the one before.
create table journal_entries (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  seq bigint not null,
  kind text not null
    check (kind in ('accrue', 'release', 'reverse', 'hold', 'reserve', 'paid', 'withhold', 'settle', 'fee', 'fail', 'return', 'write_off', 'manual')),
  effective_on date not null,
  posted_at timestamptz not null,
  source_table text not null,
  source_id uuid not null,
  idempotency_key text not null,
  memo text,
  postings jsonb not null,
  prev_hash bytea not null,
  hash bytea not null,
  primary key (organization_id, id),
  unique (organization_id, seq),
  unique (organization_id, idempotency_key),
  constraint journal_entries_two_sides check (jsonb_array_length(postings) >= 2)
);
create index on journal_entries (organization_id, source_id, seq);
create index on journal_entries (organization_id, posted_at);

-- An entry belongs to the month it is posted in. The head is locked first, as closing a month does.
create function refuse_closed_month() returns trigger language plpgsql as $$
declare late record;
begin
  perform from ledger_heads h where h.organization_id in (select distinct organization_id from added) for update;
  select a.seq, p.month into late
  from (select organization_id, min(seq) as seq, min(posted_at) as posted_at from added group by organization_id) a
  join accounting_periods p on p.organization_id = a.organization_id and p.state = 'closed' and a.posted_at < p.ends_at
  order by p.month limit 1;
  if late.month is not null then
    raise exception '% is closed and takes no postings.', to_char(late.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger open_month after insert on journal_entries referencing new table as added
  for each statement execute function refuse_closed_month();

-- The sides of an entry.
create table postings (
  organization_id uuid not null references organizations,
  entry_id uuid not null,
  position smallint not null,
  account_id uuid not null,
  side char(1) not null check (side in ('D', 'C')),
  amount_minor bigint not null check (amount_minor > 0),
  currency char(3) not null,
  primary key (organization_id, entry_id, position),
  foreign key (organization_id, entry_id) references journal_entries,
  foreign key (organization_id, account_id) references ledger_accounts
);
create index on postings (organization_id, account_id, entry_id);
call tenant_table('postings',
  append_only => true,
  own => 'exists (select from ledger_accounts a
    where a.organization_id = postings.organization_id and a.id = postings.account_id)');

-- Only here, because its policies read the tables above.
call tenant_table('journal_entries',
  append_only => true,
  own => 'exists (select from postings p
    where p.organization_id = journal_entries.organization_id and p.entry_id = journal_entries.id)');

-- Debits equal credits in every entry and currency, checked once per statement.
create function entries_balance() returns trigger language plpgsql as $$
declare bad uuid;
begin
  select entry_id into bad from (
    select p.entry_id from postings p join (select distinct organization_id, entry_id from added) a using (organization_id, entry_id)
    group by p.entry_id, p.currency having sum(case side when 'D' then amount_minor else -amount_minor end) <> 0) unbalanced limit 1;
  if bad is not null then raise exception 'journal entry % does not balance', bad using errcode = 'check_violation'; end if;
  select e.id into bad from (select organization_id, entry_id from added group by 1, 2) a
  join journal_entries e on e.organization_id = a.organization_id and e.id = a.entry_id
  where jsonb_array_length(e.postings) <> (select count(*) from postings p where p.organization_id = e.organization_id and p.entry_id = e.id) limit 1;
  if bad is not null then raise exception 'journal entry % says other postings', bad using errcode = 'check_violation'; end if;
  return null;
end $$;
create trigger balance after insert on postings referencing new table as added
  for each statement execute function entries_balance();

-- Keeps the balances in the transaction of the entry.
create function add_to_balances() returns trigger language plpgsql as $$
begin
  insert into account_balances as b (organization_id, account_id, debit_minor, credit_minor)
  select organization_id, account_id, sum(case side when 'D' then amount_minor else 0 end), sum(case side when 'C' then amount_minor else 0 end)
  from added group by organization_id, account_id
  on conflict (organization_id, account_id) do update
    set debit_minor = b.debit_minor + excluded.debit_minor, credit_minor = b.credit_minor + excluded.credit_minor;
  return null;
end $$;
create trigger add_up after insert on postings referencing new table as added
  for each statement execute function add_to_balances();

-- Sums of postings by account.
create table account_balances (
  organization_id uuid not null references organizations,
  account_id uuid not null,
  debit_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  primary key (organization_id, account_id),
  foreign key (organization_id, account_id) references ledger_accounts
);
call tenant_table('account_balances',
  sees => 'exists (select from ledger_accounts a
    where a.organization_id = account_balances.organization_id and a.id = account_balances.account_id)',
  own => 'exists (select from ledger_accounts a where a.organization_id = account_balances.organization_id
  and a.id = account_balances.account_id)');

-- Accounts that cannot go below zero, checked at commit.
create function keep_above_zero() returns trigger language plpgsql as $$
declare below record;
begin
  -- At the end of the transaction: what leaves an account before it comes may stand in one of them.
  select a.code, a.currency into below from account_balances b join ledger_accounts a on a.organization_id = b.organization_id and a.id = b.account_id
  where b.organization_id = new.organization_id and b.account_id = new.account_id and b.debit_minor > b.credit_minor
    and a.partner_id is not null and split_part(a.code, ':', 3) in ('on_hold', 'in_transit');
  if found then raise exception 'account % % would be below zero', below.code, below.currency using errcode = 'check_violation'; end if;
  return null;
end $$;
create constraint trigger above_zero after insert on account_balances deferrable initially deferred
  for each row when (new.debit_minor > new.credit_minor) execute function keep_above_zero();
create constraint trigger above_zero_still after update on account_balances deferrable initially deferred
  for each row when (new.debit_minor > new.credit_minor and new.debit_minor > old.debit_minor) execute function keep_above_zero();

-- Closed months. First and last instant are stored, so that changing the time zone moves no entry.
create table accounting_periods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  month date not null,
  state text not null check (state in ('open', 'closing', 'closed')),
  starts_at timestamptz,
  ends_at timestamptz,
  seq bigint,
  hash bytea,
  closing_at timestamptz,
  closing_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, month),
  constraint accounting_periods_first_day check (extract(day from month) = 1),
  constraint accounting_periods_checkpoint check ((state = 'closed') = (starts_at is not null and ends_at is not null and seq is not null
    and hash is not null and closed_at is not null)),
  constraint accounting_periods_span check (starts_at < ends_at)
);
call tenant_table('accounting_periods');
call recorded_table('accounting_periods');

-- open > closing > closed, closing > open; closed is final. Months are closed in order, without a gap.
create function keep_accounting_period() returns trigger language plpgsql as $$
declare last_closed accounting_periods;
begin
  if tg_op <> 'INSERT' and old.state = 'closed' then
    raise exception '% is closed. Closed is final.', to_char(old.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if tg_op = 'UPDATE' and (new.organization_id, new.month) is distinct from (old.organization_id, old.month)
    or tg_op = 'INSERT' and new.state = 'closed' or tg_op = 'UPDATE' and old.state = 'open' and new.state = 'closed' then
    raise exception 'A month is closed step by step: closing begins, then it is closed.' using errcode = 'restrict_violation';
  end if;
  if new.state = 'closed' then
    -- Whoever posts holds the head of the books: nobody posts while a month is being closed.
    perform from ledger_heads where organization_id = new.organization_id for update;
    select * into last_closed from accounting_periods where organization_id = new.organization_id and state = 'closed' order by month desc limit 1;
    if last_closed.id is not null and (new.month <> last_closed.month + interval '1 month' or new.starts_at <> last_closed.ends_at) then
      raise exception 'The month before % is not closed yet.', to_char(new.month, 'FMMonth YYYY') using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger keep before insert or update or delete on accounting_periods
  for each row execute function keep_accounting_period();

-- The balance of every account when the month was closed.
create table accounting_period_balances (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  account_id uuid not null,
  debit_minor bigint not null,
  credit_minor bigint not null,
  primary key (organization_id, period_id, account_id),
  foreign key (organization_id, period_id) references accounting_periods,
  foreign key (organization_id, account_id) references ledger_accounts
);
create index on accounting_period_balances (organization_id, account_id);
call tenant_table('accounting_period_balances',
  append_only => true,
  own => 'exists (select from ledger_accounts a
    where a.organization_id = accounting_period_balances.organization_id and a.id = accounting_period_balances.account_id)');

-- Balances are written while the month is being closed, not afterwards.
create function keep_period_balances() returns trigger language plpgsql as $$
begin
  if exists (select from accounting_periods p where p.organization_id = new.organization_id and p.id = new.period_id and p.state = 'closed') then
    raise exception 'The balances of a closed month stay as they are.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert on accounting_period_balances for each row execute function keep_period_balances();

-- Totals of a closed month, which never change.
create table accounting_period_totals (
  organization_id uuid not null references organizations,
  period_id uuid not null,
  currency char(3) not null,
  accrued_minor bigint not null,
  released_minor bigint not null,
  paid_minor bigint not null,
  owed_minor bigint not null,
  primary key (organization_id, period_id, currency),
  foreign key (organization_id, period_id) references accounting_periods
);
-- All partners together: whoever sees own partners only has them added up from what they may see.
call tenant_table('accounting_period_totals', append_only => true, own => 'false');
create trigger keep before insert on accounting_period_totals for each row execute function keep_period_balances();

-- A chain does not show that its end was cut off: each night both chains are verified and their ends signed (decision 0040).
create table checkpoints (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  taken_on date not null,
  taken_at timestamptz not null,
  ledger_seq bigint not null check (ledger_seq >= 0),
  ledger_hash bytea not null,
  audit_seq bigint not null check (audit_seq >= 0),
  audit_hash bytea not null,
  difference text,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, taken_on)
);
create index on checkpoints (organization_id, created_at desc, id desc);
call tenant_table('checkpoints', append_only => true);

-- How a partner is paid.
create table payout_methods (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  rail text not null check (rail in ('bank_sepa','bank_ach','bank_other','paypal','external')),
  currency char(3) not null,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  holder_name text not null check (length(trim(holder_name)) between 1 and 200),
  account_last4 text not null,
  fingerprint text not null,
  status text not null default 'pending' check (status in ('pending','verified','disabled')),
  changed_at timestamptz not null default now(),
  changed_by uuid default app_user(),
  verified_at timestamptz,
  verified_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  shown_at timestamptz,
  shown_by uuid,
  is_default boolean not null default false,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create unique index on payout_methods (organization_id, partner_id, currency) where status <> 'disabled';
create index on payout_methods (organization_id, partner_id);
create unique index payout_methods_one_default on payout_methods (organization_id, partner_id) where is_default and status <> 'disabled';
call tenant_table('payout_methods', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('payout_methods');

-- The sealed details; the audit log keeps only that they changed.
create table payout_method_details (
  organization_id uuid not null references organizations,
  method_id uuid not null,
  details_enc bytea not null,
  primary key (organization_id, method_id),
  foreign key (organization_id, method_id) references payout_methods
);
call tenant_table('payout_method_details',
  sees => 'false',
  writes => 'exists (select from payout_methods m
    where m.organization_id = payout_method_details.organization_id and m.id = payout_method_details.method_id and m.partner_id = app_partner())',
  own => 'exists (select from payout_methods m where m.organization_id = payout_method_details.organization_id
  and m.id = payout_method_details.method_id)');

-- Payouts: prepared, approved by a second person, paid once.
create table payout_batches (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  name text not null check (length(trim(name)) between 1 and 200),
  currency char(3) not null,
  cutoff_on date not null,
  status text not null default 'draft'
    check (status in ('draft','pending_approval','approved','processing','paid','partially_paid','failed','canceled')),
  total_minor bigint not null default 0,
  item_count int not null default 0,
  preview_hash text,
  created_by uuid default app_user(),
  submitted_by uuid,
  submitted_at timestamptz,
  approved_by uuid,
  approved_at timestamptz,
  canceled_reason text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approvals_needed int check (approvals_needed between 0 and 2),
  planned_on date,
  review_until date,
  pay_by date,
  primary key (organization_id, id),
  unique (organization_id, number),
  check (pay_by >= cutoff_on)
);
-- A month's payout is prepared once in each currency, however many servers look.
create unique index payout_batches_planned on payout_batches (organization_id, currency, planned_on) where planned_on is not null;
call recorded_table('payout_batches');

-- A payout is approved by as many people as it needs, none of whom prepared it.
create function require_payout_approvals() returns trigger language plpgsql as $$
declare
  needed int := payout_approvals_needed(new.organization_id, new.currency, new.total_minor, new.approved_at);
  given int;
begin
  select count(*) into given from payout_approvals a
  where a.organization_id = new.organization_id and a.batch_id = new.id and a.preview_hash is not distinct from new.preview_hash
    and (needed = 0 or a.user_id is null or (a.user_id is distinct from new.created_by and a.user_id is distinct from new.submitted_by));
  if given < greatest(needed, 1) then
    raise exception 'This payout needs % approvals of people who did not prepare it.', greatest(needed, 1) using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger approvals before update on payout_batches for each row
  when (old.status in ('draft', 'pending_approval') and new.status not in ('draft', 'pending_approval', 'canceled'))
  execute function require_payout_approvals();

-- Every payout starts as a draft.
create function begin_as_draft() returns trigger language plpgsql as $$
begin
  raise exception 'A payout begins as a draft.' using errcode = 'restrict_violation';
end $$;
create trigger draft before insert on payout_batches
  for each row when (new.status <> 'draft') execute function begin_as_draft();

-- Payments of a payout, one per partner and currency.
create table payout_items (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  partner_id uuid not null,
  currency char(3) not null,
  amount_minor bigint not null,
  line_count int not null,
  result text not null
    check (result in ('due', 'carried_negative', 'nothing_due', 'below_minimum', 'below_unit', 'no_method', 'no_rate', 'method_rests', 'inactive')),
  is_excluded boolean not null default false,
  payout_method_id uuid,
  method_fingerprint text,
  -- Who is paid how, as it was when the batch was approved: files made later say the same.
  payee jsonb,
  statement_no text,
  export_number int,
  status text not null default 'included'
    check (status in ('included','excluded','reserved','held','processing','in_transit','paid','failed','returned','canceled')),
  failure_code text,
  failure_text text,
  paid_on date,
  reference text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  disputable_until date,
  carried_minor bigint not null default 0
    constraint payout_items_carried_minor_check check (carried_minor >= 0),
  withheld_minor bigint not null default 0 check (withheld_minor >= 0),
  withholding_ppm int check (withholding_ppm between 0 and 999999),
  settle_currency char(3),
  settle_amount_minor bigint check (settle_amount_minor > 0),
  settle_remainder text,
  exchange_rate_id uuid,
  exchange_rate numeric(20,10) check (exchange_rate > 0),
  exchange_rate_on date,
  exchange_rate_source text,
  fee_minor bigint not null default 0 check (fee_minor >= 0),
  primary key (organization_id, id),
  unique (organization_id, batch_id, partner_id, currency),
  foreign key (organization_id, batch_id) references payout_batches,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, payout_method_id) references payout_methods,
  constraint payout_items_settlement check (num_nulls(settle_currency, settle_amount_minor, settle_remainder, exchange_rate, exchange_rate_on, exchange_rate_source) in (0, 6)
    and settle_currency <> currency),
  foreign key (organization_id, exchange_rate_id) references exchange_rates on delete set null (exchange_rate_id)
);
create unique index on payout_items (organization_id, statement_no) where statement_no is not null;
create index on payout_items (organization_id, partner_id);
create index on payout_items (organization_id, payout_method_id);
create index on payout_items (organization_id, exchange_rate_id) where exchange_rate_id is not null;
call tenant_table('payout_items', 'partner_id = app_partner() and status not in (''included'', ''excluded'', ''canceled'')');
call recorded_table('payout_items');

alter table commission_lines add foreign key (organization_id, payout_item_id) references payout_items;

-- A batch is named beside an own partner's payment; its payments to others and its files are not seen.
call tenant_table('payout_batches',
  own => 'exists (select from payout_items i
    where i.organization_id = payout_batches.organization_id and i.batch_id = payout_batches.id)',
  own_writes => 'false');

-- An approved amount is a payable one, and equals the sum of its lines.
create function require_whole_payment() returns trigger language plpgsql as $$
declare
  lines_minor bigint;
begin
  if new.amount_minor % payout_quantum(new.currency) <> 0 or new.withheld_minor % payout_quantum(new.currency) <> 0
      or new.settle_amount_minor % payout_quantum(new.settle_currency) <> 0 then
    raise exception 'A payment in % is a whole amount.', coalesce(new.settle_currency, new.currency) using errcode = 'restrict_violation';
  end if;
  if new.withheld_minor >= new.amount_minor then
    raise exception 'A payment of % cannot have % withheld.', new.amount_minor, new.withheld_minor using errcode = 'restrict_violation';
  end if;
  select coalesce(sum(l.amount_minor), 0) into lines_minor from payout_item_lines l where l.organization_id = new.organization_id and l.item_id = new.id;
  if new.amount_minor <> lines_minor then
    raise exception 'A payment of % is made of lines of %.', new.amount_minor, lines_minor using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger whole before update on payout_items for each row when (old.status = 'included' and new.status = 'reserved')
  execute function require_whole_payment();

-- What was approved is what is paid.
create function keep_settlement() returns trigger language plpgsql as $$
begin
  if (new.amount_minor, new.withheld_minor, new.settle_currency, new.settle_amount_minor, new.exchange_rate)
      is distinct from (old.amount_minor, old.withheld_minor, old.settle_currency, old.settle_amount_minor, old.exchange_rate) then
    raise exception 'An approved payment keeps its amounts.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger kept before update on payout_items
  for each row when (old.status not in ('included', 'excluded')) execute function keep_settlement();

-- The lines of a payment: proposed in a draft, fixed by the approval, kept when the payment fails.
create table payout_item_lines (
  organization_id uuid not null references organizations,
  item_id uuid not null,
  line_id uuid not null,
  amount_minor bigint not null,
  primary key (organization_id, item_id, line_id),
  foreign key (organization_id, item_id) references payout_items,
  foreign key (organization_id, line_id) references commission_lines
);
create index on payout_item_lines (organization_id, line_id);
call tenant_table('payout_item_lines',
  sees => 'exists (select from payout_items i
    where i.organization_id = payout_item_lines.organization_id and i.id = payout_item_lines.item_id)',
  own => 'exists (select from payout_items i
    where i.organization_id = payout_item_lines.organization_id and i.id = payout_item_lines.item_id)');

-- Payment files. The same payout gives the same bytes; the hash proves it.
create table payout_exports (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  number int not null,
  format text not null check (format in ('csv')),
  sha256 text not null,
  item_count int not null,
  total_minor bigint not null,
  created_by uuid default app_user(),
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, batch_id, number),
  foreign key (organization_id, batch_id) references payout_batches
);
call tenant_table('payout_exports', append_only => true, own => 'false');

-- Who approved which payments, and when.
create table payout_approvals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  batch_id uuid not null,
  user_id uuid default app_user(),
  preview_hash text,
  approved_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, batch_id) references payout_batches
);
create unique index on payout_approvals (organization_id, batch_id, user_id) nulls not distinct;
call tenant_table('payout_approvals',
  own => 'exists (select from payout_batches b
    where b.organization_id = payout_approvals.organization_id and b.id = payout_approvals.batch_id)',
  own_writes => 'false');
call recorded_table('payout_approvals');

-- People approve for themselves, and only what is submitted; an approval stays.
create function keep_payout_approval() returns trigger language plpgsql as $$
declare
  given payout_approvals := case when tg_op = 'DELETE' then old else new end;
  batch payout_batches;
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  select * into batch from payout_batches b where b.organization_id = given.organization_id and b.id = given.batch_id;
  if tg_op = 'UPDATE' or batch.status not in ('draft', 'pending_approval') then
    raise exception 'An approval stays as it was given.' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if batch.status <> 'pending_approval' then
    raise exception 'A payout is approved once it is handed over.' using errcode = 'restrict_violation';
  end if;
  if new.user_id is distinct from app_user() then
    raise exception 'Everybody approves for themselves.' using errcode = 'restrict_violation';
  end if;
  if new.user_id in (batch.created_by, batch.submitted_by)
    and payout_approvals_needed(batch.organization_id, batch.currency, batch.total_minor, new.approved_at) > 0 then
    raise exception 'Whoever prepared a payout does not approve it.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep before insert or update or delete on payout_approvals
  for each row execute function keep_payout_approval();

-- Tax withheld from payments, by country or partner.
create table withholding_rules (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  country char(2) check (country ~ '^[A-Z]{2}$'),
  partner_id uuid,
  rate_ppm int not null check (rate_ppm between 0 and 999999),
  applies_from date not null,
  note text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  constraint withholding_rules_target check (num_nonnulls(country, partner_id) = 1),
  constraint withholding_rules_country_once unique (organization_id, country, applies_from),
  constraint withholding_rules_partner_once unique (organization_id, partner_id, applies_from)
);
call tenant_table('withholding_rules', own => 'false');
call recorded_table('withholding_rules');
