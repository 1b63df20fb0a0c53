-- Why: who runs the installation sets what a company may use, suspends it, and deletes it after a grace; and sees when its
-- people were last here.
create table company_terms (
  organization_id uuid primary key references organizations,
  id uuid generated always as (organization_id) stored,
  -- Null: as many as one likes.
  max_partners int check (max_partners >= 0),
  max_seats int check (max_seats >= 1),
  max_storage_bytes bigint check (max_storage_bytes >= 0),
  max_api_requests_per_day int check (max_api_requests_per_day >= 0),
  suspended_at timestamptz,
  suspended_reason text,
  deletion_asked_at timestamptz,
  deletion_due_at timestamptz,
  deletion_reason text,
  row_version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((deletion_due_at is null) = (deletion_asked_at is null))
);
create index on company_terms (deletion_due_at) where deletion_due_at is not null;
call tenant_table('company_terms');
call recorded_table('company_terms');
-- A company reads what it may use; it is not its own to change.
revoke insert, update, delete on company_terms from tandem_app, tandem_partner;

-- Counted per day: requests of programs, which come with a key.
create table usage_counters (
  organization_id uuid not null references organizations,
  key text not null,
  day date not null,
  value bigint not null,
  primary key (organization_id, key, day)
);
call tenant_table('usage_counters');
revoke insert, update, delete on usage_counters from tandem_app, tandem_partner;

-- Counts one, and tells how many a day the company may have when this was one too many.
create function count_api_request(organization uuid, today date) returns int language plpgsql as $$
declare
  used bigint;
  most int := (select max_api_requests_per_day from company_terms where organization_id = organization);
begin
  insert into usage_counters (organization_id, key, day, value) values (organization, 'api_requests', today, 1)
    on conflict (organization_id, key, day) do update set value = usage_counters.value + 1 returning value into used;
  return case when used > most then most end;
end $$;
revoke all on function count_api_request from public;
grant execute on function count_api_request to tandem_system;

-- Refuses what a company may not have more of. The detail is read by src/server/errors.ts: the field, and what to say there.
create function refuse_beyond(field text, saying text) returns void language plpgsql as $$
begin
  raise exception '%', saying using errcode = 'TLIMT', detail = field;
end $$;

-- Each check locks the company's terms first, so that of two at the same instant the second sees what the first did. Companies
-- without a limit are not locked and nothing is counted.
create function check_partner_limit(organization uuid) returns void language plpgsql security definer set search_path = public as $$
declare
  most int := (select max_partners from company_terms where organization_id = organization and max_partners is not null for update);
begin
  if most is not null and most < (select count(*) from partners where organization_id = organization and archived_at is null) then
    perform refuse_beyond('name', format('The limit of %s partners is reached. Archive some, or ask for more.', most));
  end if;
end $$;

create function check_seat_limit(organization uuid, with_invitations boolean) returns void
language plpgsql security definer set search_path = public as $$
declare
  most int := (select max_seats from company_terms where organization_id = organization and max_seats is not null for update);
  taken int;
begin
  if most is null then return; end if;
  select count(*) into taken from memberships where organization_id = organization and status = 'active' and not is_partner_role(role);
  if with_invitations then
    taken := taken + (select count(*) from invitations where organization_id = organization and partner_id is null
      and accepted_at is null and revoked_at is null and expires_at > now());
  end if;
  if most < taken then
    perform refuse_beyond('email', format('The limit of %s team members is reached. Deactivate somebody, or ask for more.', most));
  end if;
end $$;

-- Bytes of everything a company has uploaded or had made.
create function company_storage(organization uuid) returns bigint language plpgsql stable security definer set search_path = public as $$
begin
  return (select coalesce(sum(size), 0) from pictures where organization_id = organization)
    + (select coalesce(sum(size), 0) from import_files where organization_id = organization);
end $$;

create function check_storage_limit(organization uuid, more bigint) returns void
language plpgsql security definer set search_path = public as $$
declare
  most bigint := (select max_storage_bytes from company_terms where organization_id = organization and max_storage_bytes is not null for update);
begin
  if most is not null and most < company_storage(organization) + more then
    perform refuse_beyond('file', format('The limit of %s MB for files is reached. Remove some, or ask for more.', round(most / 1048576.0, 1)));
  end if;
end $$;
revoke all on function check_partner_limit, check_seat_limit, check_storage_limit, company_storage from public;
grant execute on function company_storage to tandem_system;

-- Whose security definer functions count for others, nobody else may call: only these triggers do.
create function keep_partner_limit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  organization uuid;
begin
  if tg_level = 'ROW' then perform check_partner_limit(new.organization_id); return null; end if;
  for organization in select distinct organization_id from added where archived_at is null loop
    perform check_partner_limit(organization);
  end loop;
  return null;
end $$;
create trigger keep_limit_of_new after insert on partners referencing new table as added for each statement execute function keep_partner_limit();
create trigger keep_limit after update of archived_at on partners for each row
  when (old.archived_at is not null and new.archived_at is null) execute function keep_partner_limit();

create function keep_seat_limit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform check_seat_limit(new.organization_id, tg_table_name = 'invitations');
  return null;
end $$;
create trigger keep_limit_of_new after insert on memberships for each row when (new.status = 'active') execute function keep_seat_limit();
create trigger keep_limit after update on memberships for each row
  when (new.status = 'active' and (old.status <> 'active' or old.role <> new.role)) execute function keep_seat_limit();
create trigger keep_limit_of_new after insert on invitations for each row when (new.partner_id is null) execute function keep_seat_limit();

create function keep_storage_limit() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform check_storage_limit(new.organization_id, 0);
  return null;
end $$;
create trigger keep_limit_of_new after insert on import_files for each row execute function keep_storage_limit();

-- For uploads, before their bytes are written.
create function require_storage(more bigint) returns void language sql volatile security definer set search_path = public as
  $$select check_storage_limit(app_organization(), more)$$;
revoke all on function require_storage from public;
grant execute on function require_storage to tandem_app, tandem_partner, tandem_system;

-- Signing out removes the session; when somebody was last here stays.
alter table identity.users add last_sign_in_at timestamptz;
update identity.users u set last_sign_in_at = (select max(created_at) from identity.sessions s where s.user_id = u.id);
