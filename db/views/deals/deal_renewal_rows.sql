-- Renewals with their deal, account, partner, and owner.
create view deal_renewal_rows with (security_invoker = true) as
select
  r.*,
  o.name as opportunity_name, o.currency, o.account_id, o.partner_id, o.owner_user_id,
  a.name as account_name,
  p.name as partner_name,
  n.name as renewal_opportunity_name,
  (select u.full_name from people u where u.organization_id = r.organization_id and u.id = o.owner_user_id) as owner_name,
  (select u.full_name from people u where u.organization_id = r.organization_id and u.id = r.decided_by) as decided_by_name
from deal_renewals r
join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id and o.archived_at is null
left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
left join partners p on p.organization_id = o.organization_id and p.id = o.partner_id
left join opportunities n on n.organization_id = r.organization_id and n.id = r.renewal_opportunity_id;

grant select on deal_renewal_rows to tandem_app, tandem_partner, tandem_system;
