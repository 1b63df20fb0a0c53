-- People, how they sign in, and what they may do where. Users and sessions belong to no company.
create schema identity;
grant usage on schema identity to tandem_system;

-- People. A login can belong to several organizations.
create table identity.users (
  id uuid primary key default new_id(),
  email citext not null unique,
  email_verified boolean not null default false,
  name text not null,
  image text,
  status text not null default 'active' check (status in ('active', 'blocked')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);
grant select, insert, update, delete on identity.users to tandem_system;

alter table contacts add foreign key (user_id) references identity.users;

-- Only hashes of session tokens are kept.
create table identity.sessions (
  id uuid primary key default new_id(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references identity.users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  has_second_factor boolean not null default false,
  impersonation_id uuid
);
grant select, insert, update, delete on identity.sessions to tandem_system;
create index on identity.sessions (user_id);
create index on identity.sessions (expires_at);
create index on identity.sessions (impersonation_id) where impersonation_id is not null;

-- The last sign-in, without counting impersonations.
create function note_sign_in() returns trigger language plpgsql as $$
begin
  update identity.users set last_sign_in_at = new.created_at where id = new.user_id;
  return null;
end $$;
create trigger note_sign_in after insert on identity.sessions
  for each row when (new.impersonation_id is null) execute function note_sign_in();

-- An impersonation ends with its session, however that ends.
create function note_end_of_impersonation() returns trigger language plpgsql as $$
begin
  update public.impersonations set ended_at = least(now(), ends_at) where id = old.impersonation_id and ended_at is null;
  return null;
end $$;
create trigger note_end after delete on identity.sessions
  for each row when (old.impersonation_id is not null) execute function note_end_of_impersonation();

-- How a person signs in: a password or a provider.
create table identity.accounts (
  id uuid primary key default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
grant select, insert, update, delete on identity.accounts to tandem_system;
create index on identity.accounts (user_id);

-- Values of the sign-in library that expire.
create table identity.verifications (
  id uuid primary key default new_id(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on identity.verifications to tandem_system;
create index on identity.verifications (identifier);

-- Settings of a person, in all organizations.
create table identity.preferences (
  user_id uuid primary key references identity.users on delete cascade,
  user_mode_state text check (user_mode_state in ('Company', 'Partner')),
  appearance text not null default 'system' check (appearance in ('light', 'dark', 'system')),
  organization_id uuid,
  program_id uuid,
  language text check (language in ('en', 'en-ca', 'en-gb'))
);
grant select, insert, update, delete on identity.preferences to tandem_system;

-- Links in emails: single-use, expiring, kept as hashes only.
create table identity.mailed_tokens (
  id uuid primary key default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  -- Where it was sent: the address it proves.
  email citext not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
grant select, insert, update, delete on identity.mailed_tokens to tandem_system;
create index on identity.mailed_tokens (user_id, purpose, created_at);
create index on identity.mailed_tokens (expires_at);

-- Failed attempts by hashed key. Failures decay over time, so their number is not an integer.
create table identity.attempts (
  key text primary key,
  failures double precision not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
grant select, insert, update, delete on identity.attempts to tandem_system;
create index on identity.attempts (last_at);

-- The sealed secret of an authenticator app.
create table identity.two_factors (
  user_id uuid primary key references identity.users on delete cascade,
  -- Sealed with the installation's secret.
  secret bytea not null,
  -- Null while the person has not yet shown a first code.
  enabled_at timestamptz,
  -- The newest time step a code was accepted for; it and older ones are refused.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
grant select, insert, update, delete on identity.two_factors to tandem_system;

-- Hashes of recovery codes.
create table identity.recovery_codes (
  user_id uuid not null references identity.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on identity.recovery_codes to tandem_system;

-- Between the password and the second factor.
create table identity.sign_in_challenges (
  id uuid primary key default new_id(),
  token_hash text not null unique,
  user_id uuid not null references identity.users on delete cascade,
  remember_me boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
grant select, insert, update, delete on identity.sign_in_challenges to tandem_system;
create index on identity.sign_in_challenges (user_id);
create index on identity.sign_in_challenges (expires_at);

-- Removes a person's second factor and signs them out everywhere. Returns false when there was none.
create function reset_second_proof(person uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  ended uuid;
begin
  delete from identity.two_factors f where f.user_id = person and f.enabled_at is not null;
  if not found then return false; end if;
  delete from identity.recovery_codes c where c.user_id = person;
  delete from identity.sign_in_challenges c where c.user_id = person;
  for ended in delete from identity.sessions s where s.user_id = person returning s.id loop
    perform pg_notify('identity_changed', ended::text);
  end loop;
  return true;
end $$;
revoke all on function reset_second_proof from public;
grant execute on function reset_second_proof to tandem_system;

-- A sign-in under way at an OpenID Connect provider: single-use, only the hash of its state is kept.
create table identity.oidc_requests (
  state_hash text primary key,
  nonce text not null,
  code_verifier text not null,
  remember_me boolean not null,
  expires_at timestamptz not null
);
grant select, insert, delete on identity.oidc_requests to tandem_system;
create index on identity.oidc_requests (expires_at);

-- A known device is not slowed down by attempts from elsewhere. `mark` is a hash, so no address is kept.
create table identity.known_devices (
  user_id uuid not null references identity.users (id) on delete cascade,
  mark text not null check (mark ~ '^[0-9a-f]{64}$'),
  last_at timestamptz not null default now(),
  primary key (user_id, mark)
);
grant select, insert, update, delete on identity.known_devices to tandem_system;
create index on identity.known_devices (last_at);

-- Roles of a company or partner organization, in addition to the built-in ones (src/shared/permissions.ts).
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
create trigger tell_identity after update on roles for each statement execute function tell_identity_changed();

-- Who works where, and as what.
create table memberships (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  role text not null,
  status text not null default 'active' check (status in ('active', 'removed')),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role_id uuid,
  primary key (organization_id, id),
  unique (organization_id, user_id),
  foreign key (organization_id, role_id) references roles,
  constraint memberships_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null))
);
create index on memberships (user_id);
create index on memberships (organization_id, role_id) where role_id is not null;
create index on memberships (organization_id, role);
call tenant_table('memberships');
call recorded_table('memberships');

alter table partners add foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id);

-- A company keeps at least one owner, even when two leave at once.
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
create trigger tell_identity after insert or update or delete on memberships
  for each statement execute function tell_identity_changed();

-- Counts across all rows, so it runs with its owner's rights, and only as a trigger.
create function keep_seat_limit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_seat_limit(new.organization_id, tg_table_name = 'invitations');
  return null;
end $$;
create trigger keep_limit_of_new after insert on memberships
  for each row when (new.status = 'active') execute function keep_seat_limit();
create trigger keep_limit after update on memberships for each row
  when (new.status = 'active' and (old.status <> 'active' or old.role <> new.role)) execute function keep_seat_limit();

-- `custom` and `partner_custom` name their role by `role_id`.
create function is_partner_role(role text) returns boolean language sql immutable parallel safe as
  $$select role in ('partner_admin', 'partner_finance', 'partner_sales', 'partner_member', 'partner_custom')$$;

-- Partner users of one partner. Their logins belong to the partner's own organization, which row security hides from the
-- company.
create function partner_people(partner uuid) returns table (user_id uuid, full_name text, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email::text
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_people from public;
grant execute on function partner_people to tandem_app, tandem_partner, tandem_system;

-- Signs a former member out everywhere. Only for people whose membership of the caller's organization ended.
create function end_sessions_of_former_member(person uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
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

-- Partner users with their role, for reports that are sent to a role.
create function partner_roles(partner uuid) returns table (user_id uuid, full_name text, email text, role text, role_id uuid, role_name text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email::text, m.role, m.role_id, r.name
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_roles from public;
grant execute on function partner_roles to tandem_app, tandem_partner, tandem_system;

-- The same for the caller's own organization, not for logins of other organizations. Returns done, off, elsewhere or null.
create function reset_second_proof_of_member(person uuid) returns text
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if app_partner() is not null then return null; end if;
  perform from memberships m where m.organization_id = app_organization() and m.user_id = person and m.status = 'active' for update;
  if not found then return null; end if;
  perform from memberships m join organizations o on o.id = m.organization_id
    where m.user_id = person and m.status = 'active' and o.status <> 'closed' and m.organization_id <> app_organization();
  if found then return 'elsewhere'; end if;
  return case when reset_second_proof(person) then 'done' else 'off' end;
end $$;
revoke all on function reset_second_proof_of_member from public;
grant execute on function reset_second_proof_of_member to tandem_app, tandem_system;

-- Partner users with their permissions, so that nobody is notified of what they may not see.
create function partner_standings(partner uuid)
returns table (user_id uuid, full_name text, email text, role text, permissions text[], scope text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.name, u.email::text, m.role, r.permissions, r.scope
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  join identity.users u on u.id = m.user_id and u.status = 'active'
  left join roles r on r.organization_id = m.organization_id and r.id = m.role_id
  where p.organization_id = app_organization() and p.id = partner and (app_partner() is null or p.id = app_partner())
  order by u.name, u.id
$$;
revoke all on function partner_standings from public;
grant execute on function partner_standings to tandem_app, tandem_partner, tandem_system;

-- Whether a person still has access: an email may wait for days, and is not sent after access ended.
create function has_access(person uuid, partner uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from memberships m
    join identity.users u on u.id = m.user_id and u.status = 'active'
    join organizations o on o.id = app_organization() and o.status = 'active'
    where m.user_id = person and m.status = 'active' and case when partner is null
      then m.organization_id = o.id and not is_partner_role(m.role)
      else is_partner_role(m.role) and exists (
        select from partners p
        join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
        where p.organization_id = o.id and p.id = partner and p.partner_organization_id = m.organization_id
          and p.archived_at is null and s.category in ('applied', 'invited', 'active', 'suspended')
          and (app_partner() is null or p.id = app_partner())) end)
$$;
revoke all on function has_access from public;
grant execute on function has_access to tandem_app, tandem_partner, tandem_system;

-- Keys for programs, each with no more permissions than the person who created it.
create table api_keys (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  -- A key made in partner mode works in that partner's view of the program.
  partner_id uuid,
  -- Acts with this person's rights, and never with more; it ends with them.
  user_id uuid not null references identity.users,
  name text not null check (length(trim(name)) between 1 and 80),
  -- The first characters, to recognize a key by; the rest is shown once.
  prefix text not null,
  secret_hash text not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  rate_per_minute int not null default 300 check (rate_per_minute between 1 and 6000),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on api_keys (organization_id, partner_id);
create index on api_keys (user_id);
call tenant_table('api_keys', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('api_keys');
create trigger tell_identity after update of revoked_at, permissions, expires_at on api_keys
  for each statement execute function tell_identity_changed();

-- Every impersonation has a reason, an end and a trace.
create table impersonations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  impersonator_id uuid not null,
  impersonator_name text not null,
  -- By who runs the installation; otherwise by one of the company's own people.
  is_by_operator boolean not null,
  user_id uuid not null,
  user_name text not null,
  -- Set: as that person in this partner's view of the program.
  partner_id uuid,
  reason text not null check (length(trim(reason)) between 5 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id),
  unique (id),
  foreign key (organization_id, partner_id) references partners
);
create index on impersonations (organization_id, partner_id);
create index on impersonations (organization_id, started_at desc);
-- Who runs the installation is none of a company's people: the log finds their name here.
create index on impersonations (organization_id, impersonator_id);
call tenant_table('impersonations');
-- A company reads who looked; only the product itself writes it down.
revoke insert, update, delete on impersonations from tandem_app, tandem_partner;
call recorded_table('impersonations');

alter table identity.sessions add foreign key (impersonation_id) references public.impersonations (id) on delete cascade;

-- Logos and photos. Whoever knows a picture's key may see it, so that emails and public pages can show it.
create table pictures (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{20,64}$'),
  kind text not null check (kind in ('png', 'jpg', 'webp', 'gif')),
  size int not null check (size > 0),
  sha256 text not null,
  uploaded_by uuid default app_user(),
  uploaded_by_partner_id uuid default app_partner(),
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on pictures (organization_id, sha256);
call tenant_table('pictures', 'uploaded_by_partner_id = app_partner()', 'uploaded_by_partner_id = app_partner()');

-- Single-use and expiring; only the hash of the token is kept. A partner's invitation names the partner.
create table invitations (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  email citext not null,
  full_name text,
  role text not null,
  partner_id uuid,
  token_hash text not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  invited_by uuid default app_user(),
  created_at timestamptz not null default now(),
  role_id uuid,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  constraint invitations_custom_role check ((role in ('custom', 'partner_custom')) = (role_id is not null))
);
create unique index invitations_open on invitations (organization_id, email, coalesce(partner_id, '00000000-0000-0000-0000-000000000000'))
  where accepted_at is null and revoked_at is null;
create index on invitations (organization_id, partner_id);
-- A partner's administrators invite their own colleagues.
call tenant_table('invitations', 'partner_id = app_partner()', 'partner_id = app_partner()');
call recorded_table('invitations');
create trigger keep_limit_of_new after insert on invitations
  for each row when (new.partner_id is null) execute function keep_seat_limit();
