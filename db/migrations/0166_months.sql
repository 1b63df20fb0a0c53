-- Tables that only grow are partitioned by month: a month that is no longer needed is dropped as a whole, and its indexes stay
-- small. `<table>_default` takes rows of months that have no partition yet.

-- Turns a table into one that is partitioned by month of a time that never changes. Its rows stay where they are: the table
-- becomes the first partition, `<table>_past`, which ends with the current month. Policies, grants, triggers and indexes move to
-- the new table; the time joins the primary key, whose index is the only thing that is built anew.
create procedure partition_by_month(target regclass, of_column name) language plpgsql as $$
declare
  whole constant text := target::text;
  past constant text := whole || '_past';
  definitions text[];
  each record;
  bound timestamptz;
  next_number bigint;
  numbered name;
begin
  if exists (select from pg_constraint where contype = 'f' and target in (conrelid, confrelid)) then
    raise exception '% has foreign keys, which a partition cannot take along', whole;
  end if;
  -- Read before the table is renamed, so that everything names the new one.
  select array_agg(line order by step, name) into definitions from (
    select 1 as step, conname as name, format('alter table %s add constraint %I primary key (%s, %I)', whole, conname,
        (select string_agg(quote_ident(a.attname), ', ' order by key.place) from unnest(conkey) with ordinality key(number, place)
          join pg_attribute a on a.attrelid = target and a.attnum = key.number), of_column) as line
      from pg_constraint where conrelid = target and contype = 'p'
    union all select 2, indexrelid::regclass::text, regexp_replace(pg_get_indexdef(indexrelid), ' INDEX \S+ ON ', ' INDEX ON ')
      from pg_index where indrelid = target and not indisprimary
    union all select 3, polname, format('create policy %I on %s as %s for %s to %s', polname, whole,
        case when polpermissive then 'permissive' else 'restrictive' end,
        case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ') from unnest(polroles) role))
        || coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', '')
        || coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
      from pg_policy where polrelid = target
    union all select 4, tgname, pg_get_triggerdef(oid) from pg_trigger where tgrelid = target and not tgisinternal
    union all select 5, privilege_type, format('grant %s on %s to %s', privilege_type, whole, grantee::regrole)
      from pg_class, aclexplode(relacl) where pg_class.oid = target and grantee <> relowner
    union all select 6, relname, format('alter table %s %s', whole, action)
      from pg_class, unnest(array['enable', case when relforcerowsecurity then 'force' end]) word,
        lateral (select word || ' row level security' as action) a
      where pg_class.oid = target and relrowsecurity and word is not null
    union all select 7, '', format('comment on table %s is %L', whole, obj_description(target, 'pg_class'))
      where obj_description(target, 'pg_class') is not null
  ) all_of_it;

  execute format('alter table %s rename to %I', whole, past);
  execute format('alter table %I disable row level security, no force row level security', past);
  for each in select polname from pg_policy where polrelid = target loop
    execute format('drop policy %I on %I', each.polname, past);
  end loop;
  for each in select tgname from pg_trigger where tgrelid = target and not tgisinternal loop
    execute format('drop trigger %I on %I', each.tgname, past);
  end loop;
  for each in select distinct grantee from pg_class, aclexplode(relacl) where pg_class.oid = target and grantee <> relowner loop
    execute format('revoke all on %I from %s', past, each.grantee::regrole);
  end loop;
  select attname into numbered from pg_attribute where attrelid = target and attidentity <> '';
  if numbered is not null then
    next_number := nextval(pg_get_serial_sequence(past, numbered));
    execute format('alter table %I alter column %I drop identity', past, numbered);
  end if;
  for each in select conname from pg_constraint where conrelid = target and contype = 'p' loop
    execute format('alter table %I drop constraint %I', past, each.conname);
  end loop;
  for each in select indexrelid::regclass::text as name from pg_index where indrelid = target loop
    execute format('alter index %I rename to %I', each.name, left(past || substr(each.name, length(whole) + 1), 63));
  end loop;

  execute format('create table %I (like %I including defaults including constraints including generated including comments)
    partition by range (%I)', whole, past, of_column);
  if numbered is not null then
    execute format('alter table %I alter column %I add generated always as identity (start with %s)', whole, numbered, next_number);
  end if;
  for n in 1..coalesce(array_length(definitions, 1), 0) loop
    execute definitions[n];
  end loop;
  -- With a checked constraint, attaching reads no row again.
  execute format('select (date_trunc(''month'', greatest(max(%I), now()) at time zone ''UTC'') + interval ''1 month'') at time zone ''UTC''
    from %I', of_column, past) into bound;
  execute format('alter table %I add constraint before_bound check (%I < %L)', past, of_column, bound);
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', whole, past, bound);
  execute format('alter table %I drop constraint before_bound', past);
  execute format('create table %I partition of %I default', whole || '_default', whole);
end $$;

-- PostgreSQL updates the statistics of partitions itself, but not those of the table, by which joins are planned. An empty table
-- has none, so that it is read by its indexes from the first row on.
create procedure analyze_months(target text) language plpgsql security definer set search_path = public, pg_temp as $$
declare
  has_rows boolean;
begin
  execute format('select exists (select from %I)', target) into has_rows;
  if has_rows then execute format('analyze %I', target); end if;
end $$;
revoke all on procedure analyze_months from public;
grant execute on procedure analyze_months to tandem_system;

-- Every table of this kind, with the column of its time.
create function tables_by_month() returns table (name text, of_column name) language sql stable
  set search_path = public, pg_temp as $$
  select c.relname::text, a.attname from pg_partitioned_table p
  join pg_class c on c.oid = p.partrelid and c.relnamespace = 'public'::regnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0] and a.atttypid = 'timestamptz'::regtype
  join pg_class d on d.oid = p.partdefid and d.relname = c.relname || '_default'
  where p.partstrat = 'r' and p.partnatts = 1
$$;
revoke all on function tables_by_month from public;
grant execute on function tables_by_month to tandem_system;

-- Makes the partitions of this many months of every such table, beginning with the month of `first`; moves what lies in the
-- default partition. Nothing can be written into that one meanwhile, so that no row of a month is left in it.
-- @returns how many were made
create function make_month_partitions(first date, months int) returns int
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  each record;
  month date;
  part text;
  from_at timestamptz;
  to_at timestamptz;
  bound timestamptz;
  created int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('make_month_partitions', 14));
  for each in select t.name, t.of_column from tables_by_month() t order by t.name loop
    -- The end of what the table held before it was partitioned.
    select ((regexp_match(pg_get_expr(relpartbound, oid), 'TO \(''([^'']+)'))[1])::timestamptz into bound
      from pg_class where oid = to_regclass(each.name || '_past');
    for n in 0..least(months, 36) - 1 loop
      month := date_trunc('month', first)::date + make_interval(months => n);
      from_at := month::timestamp at time zone 'UTC';
      to_at := (month + interval '1 month') at time zone 'UTC';
      part := each.name || to_char(month, '_YYYY_MM');
      continue when to_regclass('public.' || part) is not null or from_at < bound;
      execute format('lock table %I in access exclusive mode', each.name || '_default');
      execute format('create table %I (like %I including defaults including constraints)', part, each.name);
      execute format('with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *) insert into %5$I select * from moved',
        each.name || '_default', each.of_column, from_at, to_at, part);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', each.name, part, from_at, to_at);
      created := created + 1;
    end loop;
  end loop;
  return created;
end $$;
revoke all on function make_month_partitions from public;
grant execute on function make_month_partitions to tandem_system;

-- Drops the whole months before a day. Tables that are append-only keep theirs. @returns how many were dropped
create function drop_month_partitions(target text, before date) returns int
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
declare
  part record;
  dropped int := 0;
begin
  if not exists (select from tables_by_month() t where t.name = target) then
    raise exception '% is not partitioned by month', target using errcode = 'invalid_parameter_value';
  end if;
  if exists (select from pg_trigger where tgrelid = target::regclass and tgname = 'append_only') then
    raise exception '% is append-only', target using errcode = 'restrict_violation';
  end if;
  for part in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = target::regclass and c.relname ~ '_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
  loop
    execute format('drop table %I', part.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
revoke all on function drop_month_partitions from public;
grant execute on function drop_month_partitions to tandem_system;

drop function make_click_partitions;
drop function drop_click_partitions;
call partition_by_month('audit_events', 'at');
call analyze_months('audit_events');
