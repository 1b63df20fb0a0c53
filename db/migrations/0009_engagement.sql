-- Notifications, emails and announcements.

-- Notifications in the app.
create table in_app_notifications (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  user_id uuid not null references identity.users,
  mode text not null check (mode in ('company', 'partner')),
  partner_id uuid,
  kind text not null,
  text text not null,
  link text,
  is_read boolean not null default false,
  dedupe_key text,
  created_at timestamptz not null default now(),
  is_muted boolean not null default false,
  primary key (organization_id, id),
  unique (user_id, dedupe_key)
);
create index on in_app_notifications (organization_id, user_id, is_read, created_at desc);
call tenant_table('in_app_notifications',
  sees => 'user_id = app_user()',
  writes => 'user_id = app_user()',
  own => 'user_id = app_user()',
  own_writes => 'true');

-- Which notifications a person wants, and where.
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

-- Emails wait between `quiet_from` and `quiet_to` in the person's time zone; the daily one leaves at `digest_at`.
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

-- Notifications that wait for the next email.
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
  about jsonb not null default '[]',
  primary key (organization_id, id),
  foreign key (organization_id, partner_id) references partners
);
create index on waiting_notices (organization_id, mail_at);
create index on waiting_notices (organization_id, partner_id);
create index on waiting_notices (user_id);
call tenant_table('waiting_notices');

-- Emails to be sent.
create table mail_outbox (
  id uuid primary key default new_id(),
  organization_id uuid,
  to_address text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'withheld')),
  error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  user_id uuid references identity.users on delete cascade,
  attachments jsonb not null default '[]',
  is_private boolean not null default false,
  access jsonb,
  to_name text,
  constraint mail_outbox_organization_id_id_key unique (organization_id, id)
);
create index on mail_outbox (organization_id, created_at desc);
create index on mail_outbox (user_id) where user_id is not null;
-- A partner's act may cause mail; who else gets mail is not theirs to read.
call tenant_table('mail_outbox', 'false', 'true', own => 'false', own_writes => 'true');

-- The result of a report's email is the result of its delivery.
create function tell_report_delivery() returns trigger language plpgsql as $$
begin
  -- What is withheld waits for nothing any more, so it can be sent anew.
  update report_deliveries set state = case when new.status in ('failed', 'withheld') then 'failed' else 'delivered' end,
    error = case new.status when 'failed' then 'The mail server refused it, and will be asked again: ' || coalesce(new.error, '')
      when 'withheld' then new.error end,
    mail_id = case when new.status <> 'withheld' then mail_id end
  where organization_id = new.organization_id and mail_id = new.id and state in ('delivered', 'failed');
  return null;
end $$;
create trigger tell_report_delivery after update of status on mail_outbox for each row
  when (new.organization_id is not null and new.status is distinct from old.status) execute function tell_report_delivery();

-- Emails of all companies are sent one after the other; companies with many wait behind those with few.
create function enqueue_mail(mail uuid) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  -- What people write to each other by hand is never more than this.
  unhurried constant int := 20;
  company uuid;
  since timestamptz;
  mailed int;
begin
  select organization_id, created_at into company, since from mail_outbox where id = mail;
  select count(*) into mailed from (select from mail_outbox
    where organization_id = company and created_at between since - interval '1 hour' and since limit 1000) lately;
  -- The queue takes what has the lowest number first.
  perform graphile_worker.add_job('mails.deliver', json_build_object('organization_id', company, 'mail_id', mail),
    queue_name => 'mails', job_key => 'mail:' || mail, max_attempts => 12, priority => greatest(mailed - unhurried, 0));
end $$;
revoke all on function enqueue_mail from public;
grant execute on function enqueue_mail to tandem_app, tandem_partner, tandem_system;

-- What an email is about.
create table mail_subjects (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  mail_id uuid not null,
  -- Of whose people it was sent to one; null: to the company's own.
  partner_id uuid,
  -- Like the log, it outlives what it names.
  ref_table text not null,
  ref_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, mail_id) references mail_outbox (organization_id, id) on delete cascade,
  foreign key (organization_id, partner_id) references partners (organization_id, id),
  unique (organization_id, mail_id, ref_id)
);
create index on mail_subjects (organization_id, ref_id, mail_id);
create index on mail_subjects (organization_id, partner_id);
-- Who sees own partners only is told of mails to their people: what the company's own read may be about others too.
call tenant_table('mail_subjects',
  sees => 'partner_id = app_partner()',
  writes => 'true',
  own => 'partner_id = any((select app_own_partners())::uuid[])',
  own_writes => 'true');

-- Shown to everybody in every company while they last.
create table announcements (
  id uuid primary key default new_id(),
  text text not null check (length(trim(text)) between 1 and 300),
  link text check (length(link) <= 500),
  tone text not null default 'info' check (tone in ('info', 'warning')),
  audience text not null default 'everybody' check (audience in ('everybody', 'company', 'partner')),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
grant select, insert, update, delete on announcements to tandem_system;
grant select on announcements to tandem_app, tandem_partner;
create trigger touch before update on announcements for each row execute function touch_row();
