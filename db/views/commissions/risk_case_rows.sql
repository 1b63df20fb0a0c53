-- Risk cases with their partner, their customer and what the customer did.
create view risk_case_rows with (security_invoker = true) as
select
  r.*,
  p.name as partner_name,
  coalesce(c.name, c.email::text, c.external_id) as customer_name,
  coalesce((
    select json_agg(json_build_object('kind', e.kind, 'external_id', e.external_id, 'invoice_id', e.invoice_id,
      'amount_minor', e.amount_minor, 'currency', e.currency, 'occurred_at', e.occurred_at,
      'opportunity_id', e.opportunity_id, 'opportunity_name', e.opportunity_name) order by e.occurred_at desc, e.id)
    from (
      select t.*, o.name as opportunity_name
      from tracked_events t
      left join opportunities o on o.organization_id = t.organization_id and o.id = t.opportunity_id
      where t.organization_id = r.organization_id and t.customer_id = r.customer_id and t.partner_id = r.partner_id
        and t.kind in ('lead', 'sale')
      order by t.occurred_at desc, t.id limit 20) e), '[]') as sales
from risk_cases r
left join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
left join tracked_customers c on c.organization_id = r.organization_id and c.id = r.customer_id;

grant select on risk_case_rows to tandem_app, tandem_partner, tandem_system;
