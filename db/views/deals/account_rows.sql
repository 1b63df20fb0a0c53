-- Accounts with the names of their owner and parent company and how much business each brings.
create view account_rows with (security_invoker = true) as
select a.id, a.organization_id, a.name, a.name_key, a.domain, a.domain_key, a.website, a.country, a.industry, a.employees,
  a.annual_revenue_minor, a.currency, a.founded_year, a.parent_account_id, a.owner_user_id, a.is_customer, a.external_ref,
  a.tags, a.custom, a.archived_at, a.row_version, a.created_at, a.updated_at, a.merged_into_id,
  parent.name as parent_account_name,
  kept.name as merged_into_name,
  (select p.full_name from people p where p.organization_id = a.organization_id and p.id = a.owner_user_id) as owner_name,
  deals.open as open_opportunities,
  deals.won as won_opportunities,
  -- Of no interest any more once somebody has chosen a country.
  case when a.country is null then a.country_as_entered end as country_as_entered
from accounts a
left join accounts parent on parent.organization_id = a.organization_id and parent.id = a.parent_account_id
left join accounts kept on kept.organization_id = a.organization_id and kept.id = a.merged_into_id
left join lateral (
  select count(*) filter (where o.status = 'open')::integer as open, count(*) filter (where o.status = 'won')::integer as won
  from opportunities o
  where o.organization_id = a.organization_id and o.account_id = a.id and o.status in ('open', 'won')
    and o.archived_at is null
) deals on true;

grant select on account_rows to tandem_app, tandem_partner, tandem_system;
