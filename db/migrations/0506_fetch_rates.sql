-- Why: rates of exchange are fetched each working day for companies that want it. What became of it is told where rates are.
create table rate_fetches (
  organization_id uuid not null references organizations,
  source text not null check (source in ('ecb')),
  chosen_at timestamptz not null,
  tried_at timestamptz,
  -- Since when every try failed, and why the last did.
  failing_since timestamptz,
  failure text,
  primary key (organization_id, source),
  check ((failing_since is null) = (failure is null))
);
call tenant_table('rate_fetches');

-- What is fetched is no act of anybody: it is thirty rows a day that say themselves whose they are and when they came. Entries of
-- their own would bury what people do.
create function is_kept_from_log(target name, of_row jsonb) returns boolean language sql immutable parallel safe as $$
  select target = 'exchange_rates' and of_row->>'fetched_at' is not null
$$;

create or replace function record_created()
returns trigger language plpgsql as $$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  -- `materialized`: a row becomes JSON once, not once for each time it is named.
  with r as materialized (select organization_id, id, to_jsonb(created) as whole from created),
  c as (select * from r where not is_kept_from_log(tg_table_name, whole)),
  told as (
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload)
    select c.organization_id, tg_table_name || '.created', c.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then whole->'id'
        when is_kept_from_partners(tg_table_name, whole) then null else whole->'partner_id' end))
    from c where batch is null
  )
  insert into audit_events (organization_id, actor_kind, actor_id, actor_partner_id, action, ref_table, ref_id, changes, reason, request_id, batch_id,
    partner_id, api_key_id, impersonator_id)
  select c.organization_id,
    case when api_key is not null then 'api_key' when app_user() is null then 'system' when app_acting_partner() is null then 'user' else 'partner_user' end,
    app_user(), app_acting_partner(), 'created', tg_table_name, c.id, recorded_part(whole),
    nullif(current_setting('app.reason', true), ''), nullif(current_setting('app.request_id', true), ''), batch,
    case when tg_table_name = 'partners' then c.id
      when whole ?| array['partner_id', 'opportunity_id', 'registration_id'] then concerned_partner(c.organization_id, whole) end,
    api_key, nullif(current_setting('app.impersonator_id', true), '')::uuid
  from c;
  return null;
end $$;
