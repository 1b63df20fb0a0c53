-- Why: a field of a company's own may be unique, and may be needed from a stage on.
alter table custom_fields
  add is_unique boolean not null default false,
  add required_stage_ids uuid[] not null default '{}';

-- Which values are taken. Only a digest, so that nobody reads another's values here.
create table custom_unique_values (
  organization_id uuid not null references organizations,
  entity text not null,
  key text not null,
  digest bytea not null,
  ref_id uuid not null,
  primary key (organization_id, entity, key, digest)
);
create index on custom_unique_values (organization_id, ref_id);
call tenant_table('custom_unique_values', 'true', 'true');

-- Case and outer spaces do not tell two values apart.
create function custom_digest(value text) returns bytea language sql immutable parallel safe as
  $$select case when trim(value) <> '' then sha256(convert_to(lower(trim(value)), 'UTF8')) end$$;

-- Two transactions that write the same value at once: the second waits for the first and is refused.
create function keep_custom_unique() returns trigger language plpgsql as $$
declare
  field record;
  taken bytea;
begin
  if tg_op = 'DELETE' then
    delete from custom_unique_values where organization_id = old.organization_id and ref_id = old.id;
    return null;
  end if;
  for field in select key, label from custom_fields
    where organization_id = new.organization_id and entity = tg_table_name and is_unique and archived_at is null
  loop
    taken := custom_digest(new.custom->>field.key);
    if tg_op = 'UPDATE' then
      continue when taken is not distinct from custom_digest(old.custom->>field.key);
      delete from custom_unique_values where organization_id = new.organization_id and entity = tg_table_name
        and key = field.key and ref_id = new.id;
    end if;
    continue when taken is null;
    insert into custom_unique_values values (new.organization_id, tg_table_name, field.key, taken, new.id) on conflict do nothing;
    if not found then
      raise exception '% is taken already.', field.label using errcode = 'unique_violation',
        constraint = 'custom_unique_values_pkey', column = 'custom.' || field.key;
    end if;
  end loop;
  return null;
end $$;
create procedure unique_custom_values(target regclass) language plpgsql as $$
begin
  execute format('create trigger keep_custom_unique after insert on %s for each row when (new.custom <> ''{}'') execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_changed after update of custom on %s for each row when (new.custom is distinct from old.custom) execute function keep_custom_unique()', target);
  execute format('create trigger keep_custom_unique_deleted after delete on %s for each row when (old.custom <> ''{}'') execute function keep_custom_unique()', target);
end $$;
call unique_custom_values('partners');
call unique_custom_values('contacts');
call unique_custom_values('accounts');
call unique_custom_values('opportunities');
call unique_custom_values('deal_registrations');

-- A field that becomes unique, or comes back from the archive, takes the values that rows have by then.
create function refill_custom_unique() returns trigger language plpgsql as $$
declare
  example text;
begin
  if (new.is_unique and new.archived_at is null) is not distinct from (old.is_unique and old.archived_at is null) then
    return null;
  end if;
  delete from custom_unique_values where organization_id = new.organization_id and entity = new.entity and key = new.key;
  if not (new.is_unique and new.archived_at is null) then return null; end if;
  -- Nobody writes meanwhile what the check below would not see.
  execute format('lock table %I in share row exclusive mode', new.entity);
  execute format('select min(custom->>$2) from %I where organization_id = $1 and custom_digest(custom->>$2) is not null
    group by custom_digest(custom->>$2) having count(*) > 1 limit 1', new.entity)
    into example using new.organization_id, new.key;
  if example is not null then
    raise exception 'cannot be unique: "%" is there more than once', example using errcode = 'unique_violation',
      constraint = 'custom_unique_values_pkey', column = 'is_unique';
  end if;
  execute format('insert into custom_unique_values select organization_id, $3, $2, custom_digest(custom->>$2), id from %I
    where organization_id = $1 and custom_digest(custom->>$2) is not null', new.entity)
    using new.organization_id, new.key, new.entity;
  return null;
end $$;
create trigger refill_custom_unique after update of is_unique, archived_at on custom_fields
  for each row execute function refill_custom_unique();
