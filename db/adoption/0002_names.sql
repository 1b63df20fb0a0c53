-- Names that differ between the last of the old migrations and the ones in db/migrations. Add what you rename there: tables,
-- columns, constraints, indexes, and stored values that change with a name. Functions are created again by themselves after
-- these files, except that one whose parameters or result are renamed has to be dropped here first. The test "a database with
-- data is adopted" (src/server/db/adoption.test.ts) fails as long as anything is missing.

-- These tables were copies of partner_types and kept the name of its constraint.
alter table partner_regions rename constraint partner_types_name_check to partner_regions_name_check;
alter table partner_statuses rename constraint partner_types_name_check to partner_statuses_name_check;
alter table partner_tiers rename constraint partner_types_name_check to partner_tiers_name_check;
alter table contact_types rename constraint partner_types_name_check to contact_types_name_check;
alter table product_categories rename constraint partner_types_name_check to product_categories_name_check;
alter table opportunity_types rename constraint partner_types_name_check to opportunity_types_name_check;

-- American names. What is hashed or only ever added to (the log, breakdowns, the ledger) keeps the words it was written with.
alter table programme_settings rename to program_settings;
alter table programme_template_items rename to program_template_items;
alter table identity.preferences rename column programme_id to program_id;

do $$
declare one record;
begin
  for one in select conrelid::regclass as of, conname as name from pg_constraint where conname like 'programme\_%' loop
    execute format('alter table %s rename constraint %I to %I', one.of, one.name, replace(one.name, 'programme', 'program'));
  end loop;
  for one in select c.conrelid::regclass as of, c.conname as name from pg_constraint c where c.conname like '%colour%' loop
    execute format('alter table %s rename constraint %I to %I', one.of, one.name, replace(one.name, 'colour', 'color'));
  end loop;
  for one in select c.oid::regclass as of, a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attname ~ 'colour|cancelled' loop
    execute format('alter table %s rename column %I to %I',
      one.of, one.name, replace(replace(one.name, 'colour', 'color'), 'cancelled', 'canceled'));
  end loop;
end $$;

-- Stored values. Nobody's doing, so nothing is logged; and row security does not stand in the way of the owner of the tables.
do $$
declare name text;
begin
  foreach name in array array['commission_recalculations', 'payout_batches', 'payout_items', 'roles', 'api_keys',
    'custom_fields', 'mail_outbox', 'saved_views', 'report_schedules'] loop
    execute format('alter table %I disable trigger user', name);
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;

-- States.
alter table commission_recalculations drop constraint commission_recalculations_state_check;
update commission_recalculations set state = 'canceled' where state = 'cancelled';
alter table commission_recalculations add constraint commission_recalculations_state_check check (state in ('draft', 'previewed', 'approved', 'applied', 'canceled'));
alter table payout_batches drop constraint payout_batches_status_check;
update payout_batches set status = 'canceled' where status = 'cancelled';
alter table payout_batches add constraint payout_batches_status_check check (status in ('draft', 'pending_approval', 'approved', 'processing', 'paid', 'partially_paid', 'failed', 'canceled'));
alter table payout_items drop constraint payout_items_status_check;
update payout_items set status = 'canceled' where status = 'cancelled';
alter table payout_items add constraint payout_items_status_check check (status in ('included', 'excluded', 'reserved', 'held', 'processing', 'in_transit', 'paid', 'failed', 'returned', 'canceled'));
drop trigger approvals on payout_batches;
create trigger approvals before update on payout_batches for each row
  when (old.status in ('draft', 'pending_approval') and new.status not in ('draft', 'pending_approval', 'canceled'))
  execute function require_payout_approvals();
drop policy partner on payout_items;
create policy partner on payout_items to tandem_partner
  using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid
    and (partner_id = app_partner() and status not in ('included', 'excluded', 'canceled')))
  with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid and false);

-- Stored words: permissions, switches, colors of choices, kept lists and what a waiting mail may show.
update roles set permissions = replace(permissions::text, 'programme_', 'program_')::text[] where permissions::text like '%programme\_%';
update api_keys set permissions = replace(permissions::text, 'programme_', 'program_')::text[] where permissions::text like '%programme\_%';
update feature_flags set key = 'program_templates' where key = 'programme_templates';
update custom_fields set options = replace(options::text, '"colour"', '"color"')::jsonb where options::text like '%"colour"%';
update mail_outbox set access = replace(access::text, 'programme_', 'program_')::jsonb where access::text like '%programme\_%';
update saved_views set state = replace(replace(state::text, 'colour', 'color'), 'cancelled', 'canceled')::jsonb
  where state::text ~ 'colour|cancelled';
update report_schedules set columns = replace(replace(columns::text, 'colour', 'color'), 'cancelled', 'canceled')::text[],
  filters = replace(filters::text, 'cancelled', 'canceled')::jsonb
  where columns::text ~ 'colour|cancelled' or filters::text like '%cancelled%';

do $$
declare name text;
begin
  foreach name in array array['commission_recalculations', 'payout_batches', 'payout_items', 'roles', 'api_keys',
    'custom_fields', 'mail_outbox', 'saved_views', 'report_schedules'] loop
    execute format('alter table %I enable trigger user', name);
    execute format('alter table %I force row level security', name);
  end loop;
end $$;
