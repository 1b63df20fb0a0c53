-- Registrations that wait for the link in their email, companies per network, and a daily limit of emails to people outside.

-- Nothing else is created before the mailbox is proven, and whether the address has an account is not looked up before.
create table identity.registrations (
  id uuid primary key default new_id(),
  email citext not null,
  password_hash text not null,
  full_name text not null,
  region text not null,
  timezone text not null,
  -- The browser that registered; with its key, the link needs no password.
  key_hash text not null,
  -- Null until the email is sent.
  token_hash text unique,
  used_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
grant select, insert, update, delete on identity.registrations to tandem_system;
create index on identity.registrations (email, created_at);
create index on identity.registrations (expires_at);

-- Companies that were begun in a network, by its hash; rows are kept for a day.
create table identity.begun_companies (
  id uuid primary key default new_id(),
  network_hash text not null,
  created_at timestamptz not null
);
grant select, insert, delete on identity.begun_companies to tandem_system;
create index on identity.begun_companies (network_hash, created_at);
create index on identity.begun_companies (created_at);

alter table company_terms
  add column max_outside_mails_per_day int check (max_outside_mails_per_day >= 0),
  -- The limit of a new company ends by itself; one that an operator sets does not.
  add column outside_mails_limited_until timestamptz;

create function limit_new_company(organization uuid, most int, until timestamptz) returns void language sql as $$
  insert into company_terms (organization_id, max_outside_mails_per_day, outside_mails_limited_until) values (organization, most, until)
  on conflict (organization_id) do nothing
$$;
revoke all on function limit_new_company from public;
grant execute on function limit_new_company to tandem_system;

-- Its recipient has no account here, so that it counts for the limit.
alter table mail_outbox add column is_outside boolean not null default false;
create index mail_outbox_waiting_outside on mail_outbox (organization_id) where is_outside and status in ('queued', 'failed');

-- No row: no limit.
create function app_outside_mails(at timestamptz) returns table (most int, sent int, waiting int)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.max_outside_mails_per_day,
    coalesce((select c.value from usage_counters c
      where c.organization_id = t.organization_id and c.key = 'outside_mails' and c.day = (at at time zone 'UTC')::date), 0)::int,
    (select count(*)::int from mail_outbox m
      where m.organization_id = t.organization_id and m.is_outside and m.status in ('queued', 'failed'))
  from company_terms t
  where t.organization_id = app_organization() and t.max_outside_mails_per_day is not null
    and (t.outside_mails_limited_until is null or t.outside_mails_limited_until > at)
$$;
revoke all on function app_outside_mails from public;
grant execute on function app_outside_mails to tandem_app, tandem_partner, tandem_system;

-- Counts one email that is about to be sent; false when the limit of the day is reached.
create function app_count_outside_mail(at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  today date := (at at time zone 'UTC')::date;
  limited int := (select max_outside_mails_per_day from company_terms
    where organization_id = app_organization() and max_outside_mails_per_day is not null
      and (outside_mails_limited_until is null or outside_mails_limited_until > at) for update);
begin
  if limited is null then return true; end if;
  if limited <= coalesce((select c.value from usage_counters c
    where c.organization_id = app_organization() and c.key = 'outside_mails' and c.day = today), 0) then return false; end if;
  insert into usage_counters as c (organization_id, key, day, value) values (app_organization(), 'outside_mails', today, 1)
  on conflict (organization_id, key, day) do update set value = c.value + 1;
  return true;
end $$;
revoke all on function app_count_outside_mail from public;
grant execute on function app_count_outside_mail to tandem_app, tandem_partner, tandem_system;

-- The owner of a mailbox takes over an account whose address nobody had proven: every way in that was set up before ends. The
-- password is replaced by the caller.
create function yield_to_mailbox(person uuid) returns void language sql as $$
  delete from identity.sign_in_challenges where user_id = person;
  with ended as (delete from identity.sessions where user_id = person returning id)
    select pg_notify('identity_changed', id::text) from ended;
  delete from identity.two_factors where user_id = person;
  delete from identity.recovery_codes where user_id = person;
  delete from identity.known_devices where user_id = person;
  delete from identity.mailed_tokens where user_id = person;
  update identity.users set username = null where id = person;
  delete from oauth_codes where user_id = person;
  update api_keys set revoked_at = now() where user_id = person and revoked_at is null;
  delete from calendar_feeds where user_id = person
$$;
revoke all on function yield_to_mailbox from public;
grant execute on function yield_to_mailbox to tandem_system;

-- Whether anybody in the company has proven their address.
create function app_has_confirmed_person() returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from memberships m join identity.users u on u.id = m.user_id
    where m.organization_id = app_organization() and m.status = 'active' and u.email_verified)
$$;
revoke all on function app_has_confirmed_person from public;
grant execute on function app_has_confirmed_person to tandem_app, tandem_partner, tandem_system;
