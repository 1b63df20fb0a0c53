-- The tier program: what each tier asks for, how partners meet it, and every move between tiers.

-- One version of the requirements. A draft is edited; a published one stays as it is and counts from its day on.
create table tier_programs (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  version int not null check (version >= 1),
  status text not null default 'draft' check (status in ('draft', 'published')),
  promotion text not null default 'proposal' check (promotion in ('proposal', 'automatic')),
  demotion text not null default 'proposal' check (demotion in ('proposal', 'automatic')),
  grace_days int not null default 60 check (grace_days between 0 and 365),
  -- Amounts of criteria are in this currency.
  currency char(3) not null,
  note text check (length(note) <= 2000),
  -- By tier: the points it asks for, and how many partners it takes.
  levels jsonb not null default '[]' check (jsonb_typeof(levels) = 'array'),
  effective_from date,
  published_at timestamptz,
  published_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, version),
  constraint tier_programs_published check ((status = 'published') = (num_nonnulls(effective_from, published_at) = 2))
);
comment on table tier_programs is 'Versions of the requirements of all tiers.';
create unique index tier_programs_one_draft on tier_programs (organization_id) where status = 'draft';
call tenant_table('tier_programs', 'status = ''published''');
call recorded_table('tier_programs');

create table tier_criteria (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  program_id uuid not null,
  tier_id uuid not null,
  metric text not null check (metric in ('sourced_revenue', 'closed_revenue', 'deals', 'registrations', 'win_rate',
    'certified_people', 'customers', 'satisfaction', 'custom_field', 'document')),
  -- Minor units of the program's currency, a count, percent, or a rating.
  threshold numeric(18, 2) not null check (threshold > 0),
  -- Null: everything counts, however long ago.
  window_months int check (window_months between 1 and 60),
  is_mandatory boolean not null default true,
  -- What an optional criterion adds towards the points of the tier.
  points int not null default 0 check (points between 0 and 1000),
  -- The custom field of partners, or the tag of a document.
  subject text check (length(subject) between 1 and 120),
  "order" int not null default 0,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, program_id) references tier_programs,
  foreign key (organization_id, tier_id) references partner_tiers,
  constraint tier_criteria_subject check (metric not in ('custom_field', 'document') or subject is not null),
  constraint tier_criteria_points check (is_mandatory or points > 0)
);
create index on tier_criteria (organization_id, program_id);
create index on tier_criteria (organization_id, tier_id);
call tenant_table('tier_criteria',
  'exists (select from tier_programs g where g.organization_id = tier_criteria.organization_id and g.id = program_id)');
call recorded_table('tier_criteria');

-- What was published is what partners were told.
create function keep_published_tiers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_deleting_company() then return old; end if;
  if tg_table_name = 'tier_programs' then
    if tg_op = 'DELETE' then
      if old.status = 'published' then
        raise exception 'Published requirements cannot be deleted.' using errcode = 'restrict_violation';
      end if;
      return old;
    end if;
    if old.status = 'published' and (new.status, new.levels, new.promotion, new.demotion, new.grace_days, new.currency)
      is distinct from (old.status, old.levels, old.promotion, old.demotion, old.grace_days, old.currency) then
      raise exception 'Published requirements cannot be changed. Create a draft.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if exists (select from tier_programs g where g.organization_id = coalesce(new.organization_id, old.organization_id)
      and g.id in (new.program_id, old.program_id) and g.status = 'published') then
    raise exception 'Published requirements cannot be changed. Create a draft.' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_published before update or delete on tier_programs
  for each row execute function keep_published_tiers();
create trigger keep_published before insert or update or delete on tier_criteria
  for each row execute function keep_published_tiers();

-- Where a partner stands: the result of the last evaluation, the grace period, and a lock.
create table tier_standings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  program_id uuid,
  tier_id uuid,
  -- The highest tier whose requirements are met.
  earned_tier_id uuid,
  state text not null default 'held' check (state in ('held', 'eligible', 'grace', 'overdue', 'locked')),
  grace_started_on date,
  grace_until date,
  -- The days before the end of the grace period that were announced.
  warned int[] not null default '{}',
  is_locked boolean not null default false,
  locked_until date,
  lock_reason text check (length(lock_reason) <= 2000),
  locked_by uuid,
  -- Each criterion with its value and the rows behind it.
  results jsonb not null default '[]',
  -- When and why the tier is lost if nothing is added.
  risk_on date,
  risk_criterion_id uuid,
  risk_tier_id uuid,
  -- Commissions of a year, in the program's currency.
  risk_minor bigint,
  risk jsonb,
  evaluated_at timestamptz not null default now(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, program_id) references tier_programs,
  foreign key (organization_id, tier_id) references partner_tiers,
  foreign key (organization_id, earned_tier_id) references partner_tiers,
  foreign key (organization_id, risk_tier_id) references partner_tiers,
  constraint tier_standings_grace check ((grace_until is null) = (grace_started_on is null)),
  constraint tier_standings_lock check (is_locked or num_nonnulls(locked_until, lock_reason, locked_by) = 0)
);
create index on tier_standings (organization_id, program_id);
create index on tier_standings (organization_id, tier_id);
create index on tier_standings (organization_id, earned_tier_id);
create index on tier_standings (organization_id, risk_tier_id);
call tenant_table('tier_standings', 'partner_id = app_partner()');

-- Moves between tiers, proposed or made, with the reasons; locks and appeals too.
create table tier_moves (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  program_id uuid,
  kind text not null check (kind in ('promotion', 'demotion', 'lock', 'unlock', 'appeal')),
  status text not null default 'proposed' check (status in ('proposed', 'applied', 'rejected', 'expired')),
  from_tier_id uuid,
  to_tier_id uuid,
  source text not null default 'auto' check (source in ('auto', 'manual', 'partner')),
  reason text check (length(reason) <= 2000),
  -- Of a lock.
  until date,
  -- The criteria as they were.
  evidence jsonb not null default '[]',
  created_by uuid default app_user(),
  decided_at timestamptz,
  decided_by uuid,
  decision_reason text check (length(decision_reason) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, program_id) references tier_programs,
  foreign key (organization_id, from_tier_id) references partner_tiers,
  foreign key (organization_id, to_tier_id) references partner_tiers,
  constraint tier_moves_decided check ((status = 'proposed') = (decided_at is null))
);
create unique index tier_moves_one_proposal on tier_moves (organization_id, partner_id)
  where status = 'proposed' and kind in ('promotion', 'demotion');
create unique index tier_moves_one_appeal on tier_moves (organization_id, partner_id)
  where status = 'proposed' and kind = 'appeal';
create index on tier_moves (organization_id, partner_id, created_at);
create index on tier_moves (organization_id, status, created_at);
create index on tier_moves (organization_id, program_id);
create index on tier_moves (organization_id, from_tier_id);
create index on tier_moves (organization_id, to_tier_id);
-- Proposals are the company's; partners see what was decided, and their appeals.
call tenant_table('tier_moves', 'partner_id = app_partner() and (kind = ''appeal'' or status = ''applied'')');
call recorded_table('tier_moves');
