-- Benefits that partners get by their tier or type, what each partner has of them, and their requests.
create table entitlements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 5000),
  kind text not null check (kind in ('licenses', 'discount', 'support', 'lead_share', 'training_seats', 'money')),
  -- Money: the currency of its quantities, in minor units. Others: the currency of the value of one unit.
  currency char(3) not null,
  unit_value_minor bigint check (unit_value_minor >= 0),
  -- How often the quantity begins again, by the calendar.
  period text not null default 'year' check (period in ('month', 'quarter', 'year', 'once')),
  needs_approval boolean not null default true,
  -- key: a key from the stock. manual: a person delivers it. none: nothing has to be delivered.
  fulfillment text not null default 'manual' check (fulfillment in ('key', 'manual', 'none')),
  -- How many units there are for all partners together; null is no limit.
  supply int check (supply >= 0),
  -- How long a partner keeps its quantity after it moved to a tier that gives less.
  grace_days int not null default 60 check (grace_days between 0 and 730),
  -- The quantity by tier and type, as [{tier_id, type_id, quantity}]; without both, for every partner. The largest that applies counts.
  quantities jsonb not null default '[]',
  is_active boolean not null default true,
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
comment on table entitlements is 'The benefits of a program.';
create unique index entitlements_name on entitlements (organization_id, lower(name)) where archived_at is null;

-- What a partner has of a benefit in a period.
create table entitlement_balances (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entitlement_id uuid not null,
  partner_id uuid not null,
  starts_on date not null,
  -- Null: it does not begin again.
  ends_on date,
  available bigint not null default 0 check (available >= 0),
  requested bigint not null default 0 check (requested >= 0),
  used bigint not null default 0 check (used >= 0),
  granted bigint generated always as (available + requested + used) stored,
  -- After a move to a tier that gives less: the quantity from a day on.
  reduced_to bigint check (reduced_to >= 0),
  reduced_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, entitlement_id, partner_id, starts_on),
  foreign key (organization_id, entitlement_id) references entitlements,
  foreign key (organization_id, partner_id) references partners,
  constraint entitlement_balances_reduced check ((reduced_to is null) = (reduced_on is null))
);
create index on entitlement_balances (organization_id, partner_id, ends_on);
create index on entitlement_balances (organization_id, reduced_on) where reduced_on is not null;
call tenant_table('entitlement_balances', 'partner_id = app_partner()');
-- Partners see the benefits they have or had.
call tenant_table('entitlements', 'exists (select from entitlement_balances b where b.organization_id = entitlements.organization_id
  and b.entitlement_id = entitlements.id and b.partner_id = app_partner())');
call recorded_table('entitlements');

-- A partner's request, from the first wish to the day it is used up.
create table entitlement_grants (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  number bigint not null,
  entitlement_id uuid not null,
  partner_id uuid not null,
  balance_id uuid not null,
  quantity bigint not null check (quantity > 0),
  purpose text check (length(purpose) <= 2000),
  status text not null default 'requested' check (status in ('requested', 'approved', 'fulfilled', 'consumed', 'declined', 'canceled', 'expired', 'revoked')),
  requested_at timestamptz not null,
  requested_by uuid default app_user(),
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by uuid,
  decision_note text check (length(decision_note) <= 2000),
  fulfilled_at timestamptz,
  -- What a person delivered, and how.
  delivery_note text check (length(delivery_note) <= 2000),
  consumed bigint not null default 0 check (consumed >= 0),
  ended_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (organization_id, number),
  foreign key (organization_id, entitlement_id) references entitlements,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, balance_id) references entitlement_balances,
  constraint entitlement_grants_consumed check (consumed <= quantity),
  constraint entitlement_grants_fulfilled check (status not in ('fulfilled', 'consumed') or fulfilled_at is not null)
);
create index on entitlement_grants (organization_id, entitlement_id, status);
create index on entitlement_grants (organization_id, partner_id, status);
create index on entitlement_grants (organization_id, balance_id);
create index on entitlement_grants (organization_id, status, requested_at);
call tenant_table('entitlement_grants', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('entitlement_grants');

-- License keys. Their text is sealed; whoever may see one sees it once. Partners have no access to the table.
create table entitlement_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  entitlement_id uuid not null,
  grant_id uuid,
  -- For whom a person typed it in; keys of the stock have none until they are delivered.
  partner_id uuid,
  details_enc bytea not null,
  -- The same for the same key: finds one that is added twice.
  fingerprint text not null,
  last_four text not null,
  delivered_at timestamptz,
  revealed_at timestamptz,
  revealed_by uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, entitlement_id) references entitlements,
  foreign key (organization_id, grant_id) references entitlement_grants,
  foreign key (organization_id, partner_id) references partners,
  constraint entitlement_keys_delivered check ((grant_id is null) = (delivered_at is null))
);
create unique index entitlement_keys_once on entitlement_keys (organization_id, entitlement_id, fingerprint);
create index on entitlement_keys (organization_id, entitlement_id) where grant_id is null;
create index on entitlement_keys (organization_id, grant_id);
create index on entitlement_keys (organization_id, partner_id);
call tenant_table('entitlement_keys');

-- Every change of a balance.
create table entitlement_movements (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  balance_id uuid not null,
  entitlement_id uuid not null,
  partner_id uuid not null,
  grant_id uuid,
  kind text not null check (kind in ('allot', 'reduce', 'request', 'release', 'use', 'revoke')),
  -- Null: outside the balance.
  from_part text check (from_part in ('available', 'requested', 'used')),
  to_part text check (to_part in ('available', 'requested', 'used')),
  quantity bigint not null check (quantity > 0),
  note text check (length(note) <= 1000),
  moved_by uuid default app_user(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, balance_id) references entitlement_balances,
  foreign key (organization_id, entitlement_id) references entitlements,
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, grant_id) references entitlement_grants,
  constraint entitlement_movements_parts check (from_part is distinct from to_part)
);
create index on entitlement_movements (organization_id, balance_id, created_at);
create index on entitlement_movements (organization_id, entitlement_id, created_at);
create index on entitlement_movements (organization_id, partner_id, created_at);
create index on entitlement_movements (organization_id, grant_id);
call tenant_table('entitlement_movements', 'partner_id = app_partner()', append_only => true);

-- Balances follow movements and nothing else.
create function move_entitlement() returns trigger language plpgsql as $$
begin
  update entitlement_balances b set
    available = available + new.quantity
      * ((new.to_part is not distinct from 'available')::int - (new.from_part is not distinct from 'available')::int),
    requested = requested + new.quantity
      * ((new.to_part is not distinct from 'requested')::int - (new.from_part is not distinct from 'requested')::int),
    used = used + new.quantity
      * ((new.to_part is not distinct from 'used')::int - (new.from_part is not distinct from 'used')::int),
    updated_at = now()
  where b.organization_id = new.organization_id and b.id = new.balance_id;
  return null;
end $$;
create trigger move after insert on entitlement_movements for each row execute function move_entitlement();

-- How many keys a request has, and how many were not shown yet: partners cannot read the keys themselves.
create function entitlement_keys_of(organization uuid, of_grant uuid) returns table (keys int, unseen_keys int)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::int, (count(*) filter (where k.revealed_at is null))::int from entitlement_keys k
  where k.organization_id = organization and k.organization_id = app_organization() and k.grant_id = of_grant
    and (app_partner() is null or k.partner_id = app_partner())
$$;
revoke all on function entitlement_keys_of from public;
grant execute on function entitlement_keys_of to tandem_app, tandem_partner, tandem_system;
