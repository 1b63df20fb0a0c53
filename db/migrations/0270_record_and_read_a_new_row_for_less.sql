-- Why: one create made its row JSON twice, once for its event and once for its entry. What is written is the same.

create or replace function record_created() returns trigger language plpgsql as $$
declare
  batch constant uuid := nullif(current_setting('app.batch_id', true), '')::uuid;
  api_key constant uuid := nullif(current_setting('app.api_key_id', true), '')::uuid;
begin
  -- `materialized`: a row becomes JSON once, not once for each time it is named.
  with c as materialized (select organization_id, id, to_jsonb(created) as whole from created),
  told as (
    -- partner_id decides which partner's live screens hear of it.
    insert into outbox_events (organization_id, topic, ref_id, payload)
    select c.organization_id, tg_table_name || '.created', c.id,
      jsonb_strip_nulls(jsonb_build_object('partner_id', case when tg_table_name = 'partners' then whole->'id'
        when whole->>'visibility' = 'internal' then null else whole->'partner_id' end))
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

-- Why: a created account is answered as its view tells it. Its open and won deals are counted in one look at an account's deals, not in two.
create or replace view account_rows with (security_invoker = true) as
select a.id, a.organization_id, a.name, a.name_key, a.domain, a.domain_key, a.website, a.country, a.industry, a.employees,
  a.annual_revenue_minor, a.currency, a.founded_year, a.parent_account_id, a.owner_user_id, a.is_customer, a.external_ref,
  a.tags, a.custom, a.archived_at, a.row_version, a.created_at, a.updated_at, a.merged_into_id,
  parent.name as parent_account_name,
  kept.name as merged_into_name,
  (select p.full_name from people p where p.organization_id = a.organization_id and p.id = a.owner_user_id) as owner_name,
  deals.open as open_opportunities,
  deals.won as won_opportunities
from accounts a
left join accounts parent on parent.organization_id = a.organization_id and parent.id = a.parent_account_id
left join accounts kept on kept.organization_id = a.organization_id and kept.id = a.merged_into_id
left join lateral (
  select count(*) filter (where o.status = 'open')::integer as open, count(*) filter (where o.status = 'won')::integer as won
  from opportunities o
  where o.organization_id = a.organization_id and o.account_id = a.id and o.status in ('open', 'won') and o.archived_at is null
) deals on true;
