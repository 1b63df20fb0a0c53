-- The sites that may show the portal widget of a company.
create table widget_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  allowed_origins text[] not null default '{}' check (cardinality(allowed_origins) <= 50),
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index widget_settings_one on widget_settings (organization_id);
call tenant_table('widget_settings', own => 'false');
call recorded_table('widget_settings');

-- Tokens with which the widget acts for one partner user, for minutes. They end with the API key that created them.
create table widget_tokens (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  partner_id uuid not null,
  user_id uuid not null references identity.users on delete cascade,
  api_key_id uuid not null,
  origin text not null check (length(origin) between 8 and 200),
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners,
  foreign key (organization_id, api_key_id) references api_keys
);
create index on widget_tokens (organization_id, partner_id);
create index on widget_tokens (organization_id, api_key_id);
create index on widget_tokens (user_id);
create index on widget_tokens (expires_at);
call tenant_table('widget_tokens', 'partner_id = app_partner()', 'partner_id = app_partner()');

-- The partners of the program that a person with this address works for. Their logins belong to the partners' own
-- organizations, which row security hides from the company.
create function partners_of_person(mail text) returns table (partner_id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, u.id
  from identity.users u
  join memberships m on m.user_id = u.id and m.status = 'active' and is_partner_role(m.role)
  join partners p on p.partner_organization_id = m.organization_id and p.archived_at is null
  where u.email = mail::citext and u.status = 'active' and p.organization_id = app_organization()
    and (app_partner() is null or p.id = app_partner())
  order by p.id
$$;
revoke all on function partners_of_person from public;
grant execute on function partners_of_person to tandem_app, tandem_partner, tandem_system;
