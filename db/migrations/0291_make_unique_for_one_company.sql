-- Making a company's own field unique waits for those who write that company's rows, and keeps only them waiting: a lock on the
-- whole table stood every other company still, for as long as the longest import of any of them took.

create function custom_unique_lock(organization uuid, entity text) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('custom unique ' || organization || ' ' || entity, 0)
$$;

create or replace function keep_custom_unique()
returns trigger language plpgsql as $$
declare
  field record;
  taken bytea;
begin
  perform pg_advisory_xact_lock_shared(custom_unique_lock(coalesce(new.organization_id, old.organization_id), tg_table_name));
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

create or replace function refill_custom_unique()
returns trigger language plpgsql as $$
declare
  example text;
begin
  if (new.is_unique and new.archived_at is null) is not distinct from (old.is_unique and old.archived_at is null) then
    return null;
  end if;
  delete from custom_unique_values where organization_id = new.organization_id and entity = new.entity and key = new.key;
  if not (new.is_unique and new.archived_at is null) then return null; end if;
  -- Nobody of this company writes meanwhile what the check below would not see.
  perform pg_advisory_xact_lock(custom_unique_lock(new.organization_id, new.entity));
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
