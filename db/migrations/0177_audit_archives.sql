-- Months of the audit log that left the database as files (decision 230). A file holds one month of one company: JSON lines of
-- whole rows, in the order in which they were sealed. A month leaves for all companies at once, with its partition.
create table audit_archives (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  month date not null check (date_trunc('month', month::timestamp) = month::timestamp),
  -- `writing`: the file may be missing or incomplete. `written`: the events are also in the database. `in_use`: only here.
  state text not null check (state in ('writing', 'written', 'in_use')),
  file_key text not null unique,
  event_count bigint not null default 0,
  byte_count bigint not null default 0,
  sha256 text not null default '',
  first_tx xid8 not null default '0',
  first_seq bigint not null default 0,
  last_tx xid8 not null default '0',
  last_seq bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index on audit_archives (organization_id, month);
create index on audit_archives (month, state);
call tenant_table('audit_archives', own => 'false');

-- What rules still ask of archived events: former addresses of contacts, and the fields of opportunities that people set.
create table archived_changes (
  id uuid not null default new_id(),
  organization_id uuid not null references organizations,
  ref_table text not null,
  ref_id uuid not null,
  field text not null,
  former text,
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, ref_table, ref_id, field, former)
);
call tenant_table('archived_changes', own => 'true', own_writes => 'false');
revoke insert, update, delete on archived_changes from tandem_app, tandem_partner;

-- What takes the place of an event's changes when a person is erased; null where the event does not concern the person.
create function changes_without_person(event audit_events, contact uuid, partner uuid, email text, name text, touched uuid[])
returns jsonb language sql stable as $$
  select case when event.ref_id = contact or event.ref_id = any(touched)
      or email is not null and strpos(lower(event.changes::text), lower(email)) > 0
      or event.partner_id = partner and strpos(event.changes::text, name) > 0
    then erased_text(case when event.ref_id = contact
      then event.changes - array['first_name', 'last_name', 'email', 'phone', 'title', 'tags', 'custom', 'user_id'] else event.changes end,
      array_remove(array[email, name], null)) end
$$;
create or replace function erase_in_log(contact uuid, partner uuid, email text, name text) returns bigint
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  -- The records that this erasure changed.
  touched constant uuid[] := array(select distinct t.ref_id from audit_events t
    where t.organization_id = app_organization() and t.tx = recorded_tx());
  changed bigint;
begin
  perform set_config('app.erasing_person', contact::text, true);
  update audit_events a set changes = changes_without_person(a, contact, partner, email, name, touched)
  where a.organization_id = app_organization()
    and changes_without_person(a, contact, partner, email, name, touched) is not null;
  get diagnostics changed = row_count;
  perform set_config('app.erasing_person', '', true);
  delete from archived_changes c where c.organization_id = app_organization()
    and (c.ref_id = contact or lower(c.former) = lower(email));
  return changed;
end $$;

-- The partitions of the log that end at or before a day, the oldest first. The default partition has no end.
create function audit_partitions_before(before date) returns table (name text) language sql stable
  set search_path = public, pg_temp as $$
  select part.relname::text from pg_inherits i join pg_class part on part.oid = i.inhrelid,
    lateral (select ((regexp_match(pg_get_expr(part.relpartbound, part.oid), 'TO \(''([^'']+)'))[1])::timestamptz as ends_at) bound
  where i.inhparent = 'audit_events'::regclass and bound.ends_at <= before::timestamp at time zone 'UTC'
  order by bound.ends_at
$$;

-- The events of a partition by company and month.
create function audit_partition_months(part text) returns table (organization_id uuid, month date, events bigint, last_seq bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from pg_inherits where inhparent = 'audit_events'::regclass and inhrelid = to_regclass('public.' || quote_ident(part))) then
    raise exception '% is no partition of the log', part using errcode = 'invalid_parameter_value';
  end if;
  return query execute format('select e.organization_id, date_trunc(''month'', e.at at time zone ''UTC'')::date, count(*), max(e.seq)
    from %I e group by 1, 2 order by 2, 1', part);
end $$;

-- Takes a partition out of the log, if the archives hold exactly its events. All of it happens or nothing.
-- @returns how many events left the database
create function release_audit_partition(part text) returns bigint
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  months date[];
  differing record;
  events bigint;
begin
  if part = 'audit_events_default' then
    raise exception 'the default partition stays' using errcode = 'invalid_parameter_value';
  end if;
  -- Nothing is written to it from here on; readers go on until the last moment.
  execute format('lock table %I in share mode', part);
  -- An erasure takes archives back that are not in use yet.
  lock table audit_archives in share row exclusive mode;
  select array_agg(distinct m.month), coalesce(sum(m.events), 0) into months, events from audit_partition_months(part) m;
  select coalesce(p.organization_id, a.organization_id) as organization_id, coalesce(p.month, a.month) as month into differing
    from audit_partition_months(part) p full join (
      select x.organization_id, x.month, sum(x.event_count) as events, max(x.last_seq) as last_seq from audit_archives x
      where x.state = 'written' and x.month = any(months) group by 1, 2) a
      on a.organization_id = p.organization_id and a.month = p.month
    where (p.events, p.last_seq) is distinct from (a.events, a.last_seq) limit 1;
  if found then
    raise exception 'the archive of % of the company % does not hold its events', to_char(differing.month, 'YYYY-MM'), differing.organization_id
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  execute format('insert into archived_changes (organization_id, ref_table, ref_id, field, former)
    select distinct e.organization_id, e.ref_table, e.ref_id, f.key, f.value ->> 0 from %1$I e, jsonb_each(e.changes) f
    where e.ref_table = ''contacts'' and e.action = ''updated'' and f.key in (''email'', ''phone'') and f.value ->> 0 is not null
    union select distinct e.organization_id, e.ref_table, e.ref_id, f.key, null from %1$I e, jsonb_object_keys(e.changes) f (key)
    where e.ref_table = ''opportunities'' and e.action = ''updated''
      and not exists (select from imports i where i.organization_id = e.organization_id and i.id = e.batch_id)
    on conflict do nothing', part);
  update audit_archives set state = 'in_use' where state = 'written' and month = any(months);
  execute format('alter table audit_events detach partition %I', part);
  execute format('drop table %I', part);
  return events;
end $$;

revoke all on function audit_partitions_before, audit_partition_months, release_audit_partition from public;
grant execute on function audit_partitions_before, audit_partition_months, release_audit_partition to tandem_system;
