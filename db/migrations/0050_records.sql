-- The health of partners, computed every night from signals; when it drops, somebody is told.
create table partner_health (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  partner_id uuid not null,
  score smallint not null check (score between 0 and 100),
  level text not null check (level in ('good', 'fair', 'poor')),
  -- The signals with their points, the weakest first.
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  -- The day and the level of the last drop, until it is acknowledged or made up for.
  dropped_on date,
  dropped_from text check (dropped_from in ('good', 'fair')),
  acknowledged_at timestamptz,
  evaluated_at timestamptz not null default now(),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, partner_id),
  foreign key (organization_id, partner_id) references partners,
  constraint partner_health_drop check ((dropped_on is null) = (dropped_from is null))
);
create index on partner_health (organization_id, level, score);
create index on partner_health (organization_id, dropped_on) where dropped_on is not null and acknowledged_at is null;
call tenant_table('partner_health', 'false');

-- Internal notes about records that have no notes of their own.
create table record_notes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null check (ref_table ~ '^[a-z_]{1,60}$'),
  ref_id uuid not null,
  partner_id uuid,
  body text not null check (length(trim(body)) between 1 and 20000),
  author_user_id uuid default app_user(),
  author_name text not null,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on record_notes (organization_id, ref_id, created_at desc);
create index on record_notes (organization_id, partner_id);
create index on record_notes (organization_id, created_at desc, id desc);
call tenant_table('record_notes');
call recorded_table('record_notes');

-- Won deals with a term, from the day that the last of their recurring lines ends.
create table deal_renewals (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  opportunity_id uuid not null,
  ends_on date not null,
  -- What the recurring lines bring in a year.
  amount_minor bigint not null check (amount_minor >= 0),
  status text not null default 'open' check (status in ('open', 'started', 'renewed', 'ended')),
  renewal_opportunity_id uuid,
  reason text check (length(reason) <= 2000),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, opportunity_id),
  foreign key (organization_id, opportunity_id) references opportunities,
  foreign key (organization_id, renewal_opportunity_id) references opportunities
);
create index on deal_renewals (organization_id, ends_on) where status in ('open', 'started');
create index on deal_renewals (organization_id, renewal_opportunity_id);
create index on deal_renewals (organization_id, created_at desc, id desc);
call tenant_table('deal_renewals',
  'exists (select from opportunities o where o.organization_id = deal_renewals.organization_id and o.id = deal_renewals.opportunity_id)',
  own => 'exists (select from opportunities o where o.organization_id = deal_renewals.organization_id and o.id = deal_renewals.opportunity_id)');
call recorded_table('deal_renewals');

-- The people of a partner who can sign in, with their last sign-in. Only the company reads it.
create function partner_sign_ins(partner uuid)
returns table (user_id uuid, full_name text, email text, image_url text, role text, last_sign_in_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email::text, u.image, m.role, u.last_sign_in_at
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  where p.organization_id = app_organization() and p.id = partner and app_partner() is null
  order by u.last_sign_in_at desc nulls last, u.name, u.id
$$;
revoke all on function partner_sign_ins from public;
grant execute on function partner_sign_ins to tandem_app, tandem_system;
