-- When each partner user gets the weekly digest. Rows are created for everybody who has a login.
create table weekly_digests (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  user_id uuid not null references identity.users on delete cascade,
  partner_id uuid not null,
  -- 1 is Monday.
  weekday smallint not null default 1 check (weekday between 1 and 7),
  hour smallint not null default 8 check (hour between 0 and 23),
  -- Also in the chat channels of the partner that have the topic.
  in_chat boolean not null default false,
  -- The week of the last digest, by its Monday; there is one a week at most.
  last_week date,
  next_at timestamptz not null,
  -- The address at which a digest bounced for good; none is sent there again.
  bounced_address citext,
  -- The time zone by which the next time was computed.
  timezone text not null,
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners on delete cascade
);
create unique index on weekly_digests (organization_id, partner_id, user_id);
create index on weekly_digests (organization_id, next_at);
create index on weekly_digests (user_id);
call tenant_table('weekly_digests', 'user_id = app_user() and partner_id = app_partner()',
  'user_id = app_user() and partner_id = app_partner()');

-- Whether the company sends the digest to its partners; it does without a row.
create table weekly_digest_settings (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations on delete cascade,
  is_on boolean not null,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create unique index weekly_digest_settings_one on weekly_digest_settings (organization_id);
call tenant_table('weekly_digest_settings', own => 'false');
call recorded_table('weekly_digest_settings');

-- The partner users of the caller's program who have no row yet. Their logins belong to the partners' own organizations.
create function partner_users_without_digest() returns table (partner_id uuid, user_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, m.user_id
  from partners p
  join memberships m on m.organization_id = p.partner_organization_id and m.status = 'active' and is_partner_role(m.role)
  where p.organization_id = app_organization() and p.archived_at is null and app_partner() is null
    and not exists (select from weekly_digests d
      where d.organization_id = p.organization_id and d.partner_id = p.id and d.user_id = m.user_id)
$$;
revoke all on function partner_users_without_digest from public;
grant execute on function partner_users_without_digest to tandem_app, tandem_system;
