-- A browser in which a person gets push notifications, for as long as its session lasts. The address and the keys of the
-- browser are encrypted: whoever has them can send to it.
create table identity.push_devices (
  id uuid not null default new_id(),
  user_id uuid not null references identity.users on delete cascade,
  session_id uuid not null references identity.sessions on delete cascade,
  endpoint_hash text not null check (endpoint_hash ~ '^[0-9a-f]{64}$'),
  sealed bytea not null,
  name text not null check (length(name) between 1 and 80),
  -- On a locked screen: the kind of notification with the company's name, or the whole text.
  shows text not null default 'kind' check (shows in ('kind', 'text')),
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Why the latest notification did not arrive.
  problem text check (length(problem) <= 300),
  primary key (id),
  unique (endpoint_hash),
  unique (session_id)
);
grant select, insert, update, delete on identity.push_devices to tandem_system;
create index on identity.push_devices (user_id);

-- Notifications that wait to be pushed, until the quiet hours of their reader end.
create table waiting_pushes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  topic text not null,
  text text not null,
  link text,
  actions jsonb not null default '[]',
  push_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners(organization_id, id)
);
create index on waiting_pushes (organization_id, user_id, push_at);
create index on waiting_pushes (organization_id, partner_id);
create index on waiting_pushes (user_id);
call tenant_table('waiting_pushes', own => '(partner_id is null) or (partner_id = any ((select app_own_partners())::uuid[]))');

-- Null: the default of the topic.
alter table notification_preferences add column push boolean;

-- Which of these people have a device.
create function people_with_devices(people uuid[]) returns table (user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct d.user_id from identity.push_devices d where d.user_id = any(people)
$$;
revoke all on function people_with_devices from public;
grant execute on function people_with_devices to tandem_app, tandem_system;
