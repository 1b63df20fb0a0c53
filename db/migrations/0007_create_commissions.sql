-- Why: what a partner earns, by which rule, from which facts; every evaluation is kept, lines are never edited.
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

-- A published version is frozen: its definition, hash and dates never change; a later version supersedes it.
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
create function keep_published_version() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (tg_op = 'DELETE'
    or (new.plan_id, new.version, new.effective_from, new.recorded_at, new.definition, new.definition_hash, new.note, new.published_at, new.published_by)
       is distinct from (old.plan_id, old.version, old.effective_from, old.recorded_at, old.definition, old.definition_hash, old.note, old.published_at, old.published_by)
    or new.state = 'draft' or (old.state = 'superseded' and new.state = 'published')) then
    raise exception 'a published plan version cannot be changed' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_published before update or delete on plan_versions for each row execute function keep_published_version();

create table plan_assignments (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  plan_id uuid not null,
  target text not null check (target in ('program', 'type', 'region', 'tier', 'partner')),
  target_id uuid,
  priority int not null default 0,
  effective_from date not null,
  effective_to date,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, plan_id) references commission_plans,
  check ((target = 'program') = (target_id is null)),
  constraint plan_assignments_dates check (effective_to > effective_from),
  constraint plan_assignments_once exclude using gist (organization_id with =, plan_id with =, target with =,
    coalesce(target_id, '00000000-0000-0000-0000-000000000000') with =, daterange(effective_from, effective_to) with &&)
);
create index on plan_assignments (organization_id, plan_id);
create index on plan_assignments (organization_id, target, target_id);
call tenant_table('plan_assignments');
call recorded_table('plan_assignments');

-- What happened in the business, in the engine's words; a source event is taken once, for ever.
create table commission_events (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  source text not null,
  external_id text not null,
  kind text not null check (kind in ('sale','refund','lost','amend','payment','recalc','manual')),
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
  primary key (organization_id, id),
  unique (organization_id, source, external_id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, account_id) references accounts,
  foreign key (organization_id, of_event_id) references commission_events
);
create index on commission_events (organization_id, opportunity_id);
create index on commission_events (organization_id, account_id);
create index on commission_events (organization_id, of_event_id);
create index on commission_events (organization_id, status) where status in ('received', 'parked');
create index on commission_events (organization_id, seq);
create index on commission_events (organization_id, received_at desc, id desc);
call tenant_table('commission_events');
create function keep_commission_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - array['status','result','codes','note']) <> (to_jsonb(old) - array['status','result','codes','note']) then
    raise exception 'a commission event is never edited: send another event' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_event before update or delete on commission_events for each row execute function keep_commission_event();

-- What the programme knew when it rated: settings, partners with their tiers, assignments, and which plan versions (by
-- reference: they are frozen themselves). Many ratings share one set, so it is kept once, under the hash of its text.
create table commission_fact_sets (
  organization_id uuid not null references organizations,
  hash text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, hash)
);
call tenant_table('commission_fact_sets', append_only => true);

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
  foreign key (organization_id, facts_hash) references commission_fact_sets
);
create index on commission_ratings (organization_id, event_id);
create index on commission_ratings (organization_id, facts_hash);
call tenant_table('commission_ratings', append_only => true);

-- What the engine remembers between events: counters, used ceilings, the standing of each sale. Can be rebuilt by replay.
create table commission_cells (
  organization_id uuid not null references organizations,
  kind text not null,
  key text not null,
  value jsonb not null,
  primary key (organization_id, kind, key)
);
call tenant_table('commission_cells');

-- Units of quote for one unit of base, as a decimal. The rate of a deal is frozen with its event.
create table exchange_rates (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  base char(3) not null,
  quote char(3) not null,
  rate numeric(20,10) not null check (rate > 0),
  as_of date not null,
  source text not null default 'manual',
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, base, quote, as_of),
  check (base <> quote)
);
call tenant_table('exchange_rates');
call recorded_table('exchange_rates');

-- What a partner sold before its first event here, for tiers that count a period begun elsewhere. In the company's currency.
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

create table commission_lines (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  event_id uuid not null,
  rating_id uuid not null,
  opportunity_id uuid,
  sale_event_id uuid not null,
  engine_key text not null,
  account_key text not null,
  partner_id uuid not null,
  role text not null,
  plan_version_id uuid,
  rule_id text not null,
  slot text not null,
  kind text not null check (kind in ('accrual','adjustment','clawback','bonus','manual')),
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
  foreign key (organization_id, adjusts_line_id) references commission_lines
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
call tenant_table('plan_versions', 'exists (select from commission_lines l where l.organization_id = plan_versions.organization_id
  and l.plan_version_id = plan_versions.id and l.partner_id = app_partner())');
call tenant_table('commission_plans', 'exists (select from plan_versions v where v.organization_id = commission_plans.organization_id and v.plan_id = commission_plans.id)');
create function keep_commission_line() returns trigger language plpgsql as $$
begin
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
create trigger keep_line before update or delete on commission_lines for each row execute function keep_commission_line();

-- Looking again at events of the past with today's facts: previewed, agreed to by a second person, then written as adjustments.
create table commission_recalculations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  scope jsonb not null,
  reason text not null check (length(trim(reason)) between 1 and 1000),
  state text not null default 'draft' check (state in ('draft','previewed','approved','applied','cancelled')),
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
call tenant_table('commission_recalculations');
call recorded_table('commission_recalculations');
