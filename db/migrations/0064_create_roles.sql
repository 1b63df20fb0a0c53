-- Why: beside the built-in roles (src/shared/permissions.ts) a company, or a partner's own organisation, makes roles of its own;
-- and what a company decides about itself is kept with it.
create table roles (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- Whose people get it: the company's, or in partner mode the partner's.
  side text not null check (side in ('company', 'partner')),
  name text not null check (length(trim(name)) between 1 and 80),
  description text,
  -- `<resource>:<view|manage>`, as the built-in grants.
  permissions text[] not null default '{}',
  scope text not null default 'all' check (scope in ('all', 'own')),
  archived_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  check (side = 'company' or scope = 'all')
);
create unique index on roles (organization_id, lower(name)) where archived_at is null;
call tenant_table('roles');
call recorded_table('roles');

-- `custom` and `partner_custom` name their role by `role_id`.
create function is_partner_role(role text) returns boolean language sql immutable parallel safe as
  $$select role in ('partner_admin', 'partner_finance', 'partner_sales', 'partner_member', 'partner_custom')$$;
alter table memberships add role_id uuid;
alter table memberships add foreign key (organization_id, role_id) references roles;
alter table memberships add constraint memberships_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null));
create index on memberships (organization_id, role_id) where role_id is not null;
create index on memberships (organization_id, role);
call recorded_table('memberships');
-- A partner's own role belongs to the partner's organisation, an invitation to the programme's company: no reference can say so.
alter table invitations add role_id uuid;
alter table invitations add constraint invitations_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null));

-- A company keeps at least one owner, whatever happens at the same instant. One that is closed needs none.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' or old.status <> 'active' then return null; end if;
  -- Two owners who leave at once look at each other here, one after the other.
  perform from organizations where id = old.organization_id and status <> 'closed' for no key update;
  if found and not exists (select from memberships m where m.organization_id = old.organization_id and m.role = 'owner' and m.status = 'active') then
    raise exception 'a company keeps at least one owner' using errcode = 'check_violation', constraint = 'memberships_owner';
  end if;
  return null;
end $$;
create constraint trigger keep_an_owner after update or delete on memberships deferrable initially deferred
  for each row execute function keep_an_owner();

-- What a company decides about itself.
alter table organizations
  add primary_colour text check (primary_colour ~ '^#[0-9a-f]{6}$'),
  add session_hours int check (session_hours between 1 and 8760),
  add invitation_domains text[] not null default '{}',
  -- Lets the one row of a company be a resource like any other.
  add organization_id uuid generated always as (id) stored;
create index on organizations (organization_id);
call recorded_table('organizations');

-- Names and addresses of colleagues, and what they are here: still the only window tenants have on users.
create or replace view people with (security_barrier) as
  select m.organization_id, u.id, u.name as full_name, u.email::text as email, u.image as image_url, m.role, m.status,
    m.role_id, m.id as membership_id, m.created_at as joined_at, m.row_version,
    (select max(s.last_seen_at) from identity.sessions s where s.user_id = u.id) as last_seen_at,
    exists (select from identity.two_factors f where f.user_id = u.id and f.enabled_at is not null) as has_two_factor
  from memberships m join identity.users u on u.id = m.user_id
  where m.organization_id = app_organization() and app_partner() is null;

-- The team as its own organisation sees it.
create view team_member_rows with (security_invoker = true) as
  select p.*, r.name as role_name
  from people p left join roles r on r.organization_id = p.organization_id and r.id = p.role_id;
grant select on team_member_rows to tandem_app, tandem_partner, tandem_system;

create or replace function partner_people(partner uuid) returns table (user_id uuid, full_name text, email text)
language sql stable security definer set search_path = public as $$
  select u.id, u.name, u.email::text
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;

-- Whoever no longer belongs here is signed out everywhere. Only for people whose membership of the caller's organisation ended.
create function end_sessions_of_former_member(person uuid) returns void
language plpgsql volatile security definer set search_path = public as $$
declare
  ended uuid;
begin
  for ended in delete from identity.sessions s where s.user_id = person and exists (
    select from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'removed')
    returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
end $$;
revoke all on function end_sessions_of_former_member from public;
grant execute on function end_sessions_of_former_member to tandem_app, tandem_system;

-- What is kept about people in memory is stale once any of this changes (src/server/auth/identity.ts listens).
create function tell_identity_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('identity_changed', '');
  return null;
end $$;
create trigger tell_identity after insert or update or delete on memberships for each statement execute function tell_identity_changed();
create trigger tell_identity after update on roles for each statement execute function tell_identity_changed();
create trigger tell_identity after update on organizations for each statement execute function tell_identity_changed();
