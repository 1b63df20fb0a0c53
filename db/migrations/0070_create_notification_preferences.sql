-- Why: people decide what reaches them, how and when. What they do not want in the bell is kept out of it but remembered,
-- so that nobody is told the same thing twice.
alter table in_app_notifications add is_muted boolean not null default false;
drop view my_notifications;
create view my_notifications with (security_invoker = true) as
  select n.* from in_app_notifications n
  where n.user_id = app_user() and n.partner_id is not distinct from app_partner() and not n.is_muted;
grant select on my_notifications to tandem_app, tandem_partner, tandem_system;

create table notification_preferences (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  topic text not null,
  in_app boolean not null,
  email text not null check (email in ('off', 'instant', 'daily')),
  primary key (organization_id, user_id, mode, topic)
);
create index on notification_preferences (user_id);
call tenant_table('notification_preferences', 'user_id = app_user()', 'user_id = app_user()');

-- Mails wait between quiet_from and quiet_to of the person's own clock; the daily one leaves at digest_at.
create table notification_hours (
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  timezone text not null,
  quiet_from time,
  quiet_to time,
  digest_at time not null default '08:00',
  check ((quiet_from is null) = (quiet_to is null)),
  primary key (organization_id, user_id, mode)
);
create index on notification_hours (user_id);
call tenant_table('notification_hours', 'user_id = app_user()', 'user_id = app_user()');

-- What a person will be mailed later, together with what else comes by then.
create table waiting_notices (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users on delete cascade,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  to_address text not null,
  full_name text not null,
  topic text not null,
  text text not null,
  link text,
  mail_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on waiting_notices (organization_id, mail_at);
create index on waiting_notices (organization_id, partner_id);
create index on waiting_notices (user_id);
call tenant_table('waiting_notices');
