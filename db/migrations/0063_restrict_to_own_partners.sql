-- Why: a partner manager sees the partners he or she owns and what belongs to them, by the database's rule and not by each
-- query's. `tandem_own` inherits the grants and the policies of `tandem_app` (src/server/db/roles.ts); restrictive policies of
-- its own narrow them. The company's own policies stay as they are, so company mode pays nothing for it.
create function app_own_partners() returns uuid[] language sql stable parallel safe as $$
  select coalesce(array_agg(p.id), '{}') from partners p
  where p.organization_id = app_organization() and p.owner_user_id = app_user()
$$;

-- Whether the caller is restricted to own partners: for views that add up.
create function app_sees_own_only() returns boolean language sql stable parallel safe as
  $$select current_user = 'tandem_own'$$;

-- What "own" means for a table nobody said it for: by its partner, else by its deal, else by its registration; tables that
-- have none of these are the company's common things.
create function own_rule(target regclass) returns text language plpgsql stable as $$
declare
  optional text;
begin
  if target = 'partners'::regclass then return 'owner_user_id = app_user()'; end if;
  -- The array is worked out once for a statement, not once for a row.
  select case when a.attnotnull then '' else 'partner_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'partner_id' and not a.attisdropped;
  if found then return optional || 'partner_id = any ((select app_own_partners())::uuid[])'; end if;
  select case when a.attnotnull then '' else 'opportunity_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'opportunity_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from opportunities o where o.organization_id = %1$s.organization_id and o.id = %1$s.opportunity_id)', target);
  end if;
  select case when a.attnotnull then '' else 'registration_id is null or ' end into optional
    from pg_attribute a where a.attrelid = target and a.attname = 'registration_id' and not a.attisdropped;
  if found then
    return optional || format('exists (select from deal_registrations r where r.organization_id = %1$s.organization_id and r.id = %1$s.registration_id)', target);
  end if;
  return 'true';
end $$;

create procedure restrict_to_own(target regclass, own text default null, own_writes text default null) language plpgsql as $$
declare
  rule constant text := coalesce(own, own_rule(target));
begin
  execute format('drop policy if exists own on %s', target);
  execute format('create policy own on %s as restrictive to tandem_own using (%s) with check (%s)', target, rule, coalesce(own_writes, rule));
end $$;

drop procedure tenant_table(regclass, text, text, boolean);
-- Puts a table under the tenant rule.
--   sees:  which rows a caller in partner mode may read (SQL over the row; 'false' hides the table from partners)
--   writes: which rows a caller in partner mode may write
--   append_only: rows are never updated or deleted, by privilege and by trigger
--   own: which rows somebody restricted to own partners may read (`own_rule` unless said), own_writes: and write
create procedure tenant_table(target regclass, sees text default 'false', writes text default 'false', append_only boolean default false,
  own text default null, own_writes text default null)
language plpgsql as $$
declare
  organization constant text := 'nullif(current_setting(''app.organization_id'', true), '''')::uuid';
  column_name constant text := case when target::text = 'organizations' then 'id' else 'organization_id' end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  -- Roles rather than one rule with an "or": in company mode PostgreSQL then checks nothing row by row.
  execute format('create policy company on %s to tandem_app using (%I = %s) with check (%I = %s)',
    target, column_name, organization, column_name, organization);
  execute format('create policy partner on %s to tandem_partner using (%I = %s and (%s)) with check (%I = %s and (%s))',
    target, column_name, organization, sees, column_name, organization, writes);
  call restrict_to_own(target, own, own_writes);
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

-- Every table there is gets its rule; those below have one of their own.
do $$
declare
  t regclass;
begin
  for t in select polrelid::regclass from pg_policy where polname = 'company' loop call restrict_to_own(t); end loop;
end $$;

-- A deal in which one of the own partners takes part is seen whole, whoever leads it; the other partners' shares are not.
call restrict_to_own('opportunities', 'partner_id is null or partner_id = any ((select app_own_partners())::uuid[])
  or exists (select from opportunity_participants p where p.organization_id = opportunities.organization_id
    and p.opportunity_id = opportunities.id and p.status <> ''rejected'')');
call restrict_to_own('plan_assignments', 'target <> ''partner'' or target_id = any ((select app_own_partners())::uuid[])');
call restrict_to_own('commission_events', 'exists (select from opportunities o where o.organization_id = commission_events.organization_id
    and o.id = commission_events.opportunity_id)
  or exists (select from commission_lines l where l.organization_id = commission_events.organization_id and l.event_id = commission_events.id)');
call restrict_to_own('commission_ratings', 'exists (select from commission_events e where e.organization_id = commission_ratings.organization_id
  and e.id = commission_ratings.event_id)');
-- The engine's own memory speaks of everybody; receipts are read with the company's eyes and say what concerns their reader.
call restrict_to_own('commission_fact_sets', 'false');
call restrict_to_own('commission_cells', 'false');
call restrict_to_own('commission_recalculations', 'false');
call restrict_to_own('ledger_accounts', 'partner_id = any ((select app_own_partners())::uuid[])');
call restrict_to_own('account_balances', 'exists (select from ledger_accounts a where a.organization_id = account_balances.organization_id
  and a.id = account_balances.account_id)');
call restrict_to_own('postings', 'exists (select from ledger_accounts a where a.organization_id = postings.organization_id and a.id = postings.account_id)');
call restrict_to_own('journal_entries', 'exists (select from postings p where p.organization_id = journal_entries.organization_id and p.entry_id = journal_entries.id)');
call restrict_to_own('payout_method_details', 'exists (select from payout_methods m where m.organization_id = payout_method_details.organization_id
  and m.id = payout_method_details.method_id)');
-- A batch is named beside an own partner's payment; its payments to others and its files are not seen.
call restrict_to_own('payout_batches', 'exists (select from payout_items i where i.organization_id = payout_batches.organization_id and i.batch_id = payout_batches.id)', 'false');
call restrict_to_own('payout_item_lines', 'exists (select from payout_items i where i.organization_id = payout_item_lines.organization_id and i.id = payout_item_lines.item_id)');
call restrict_to_own('payout_exports', 'false');
call restrict_to_own('imports', 'false');
call restrict_to_own('import_files', 'false');
call restrict_to_own('import_rows', 'false');
call restrict_to_own('in_app_notifications', 'user_id = app_user()', 'true');
call restrict_to_own('idempotency_records', 'user_id = app_user()');
call restrict_to_own('audit_seals', 'false');
call restrict_to_own('outbox_events', 'false', 'true');
call restrict_to_own('mail_outbox', 'false', 'true');
