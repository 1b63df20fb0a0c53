-- Why: every later table is isolated by one rule, written once here.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists citext;

-- PostgreSQL 18 makes UUID v7 itself; older servers get the same layout (48 bits of milliseconds, then random).
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    execute 'create function new_id() returns uuid language sql volatile parallel safe as ''select uuidv7()''';
  else
    execute $f$create function new_id() returns uuid language sql volatile parallel safe as
      'select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
         placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), ''hex'')::uuid'$f$;
  end if;
end $$;

-- The transaction-local caller. Empty text and unset read alike, so a reused connection shows nothing rather than fail.
create function app_organization() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.organization_id', true), '')::uuid$$;
create function app_partner() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.partner_id', true), '')::uuid$$;
create function app_user() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.user_id', true), '')::uuid$$;

-- The partner on whose behalf the company's rules are looking (screening a claim), for the audit only.
create function app_acting_partner() returns uuid language sql stable parallel safe as
  $$select nullif(current_setting('app.acting_partner_id', true), '')::uuid$$;

create function touch_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.row_version := old.row_version + 1;
  return new;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Puts a table under the tenant rule.
--   sees:  which rows a caller in partner mode may read (SQL over the row; 'false' hides the table from partners)
--   writes: which rows a caller in partner mode may write
--   append_only: rows are never updated or deleted, by privilege and by trigger
create procedure tenant_table(target regclass, sees text default 'false', writes text default 'false', append_only boolean default false)
language plpgsql as $$
declare
  organization constant text := 'nullif(current_setting(''app.organization_id'', true), '''')::uuid';
  column_name constant text := case when target::text = 'organizations' then 'id' else 'organization_id' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  -- Two roles rather than one rule with an "or": in company mode PostgreSQL then checks nothing row by row.
  execute format('create policy company on %s to tandem_app using (%I = %s) with check (%I = %s)',
    target, column_name, organization, column_name, organization);
  execute format('create policy partner on %s to tandem_partner using (%I = %s and (%s)) with check (%I = %s and (%s))',
    target, column_name, organization, sees, column_name, organization, writes);
  execute format('create policy system on %s to tandem_system using (true) with check (true)', target);
  execute format('grant select, insert on %s to tandem_app, tandem_partner, tandem_system', target);
  if append_only then
    execute format('create trigger append_only before update or delete or truncate on %s execute function refuse_change()', target);
  else
    execute format('grant update, delete on %s to tandem_app, tandem_partner, tandem_system', target);
    if exists (select from pg_attribute where attrelid = target and attname = 'row_version') then
      execute format('create trigger touch before update on %s for each row execute function touch_row()', target);
    end if;
  end if;
end $$;

grant usage on schema public to tandem_app, tandem_partner, tandem_system;
