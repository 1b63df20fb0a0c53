-- Sales in review with their invoice, customer and account.
create view sale_review_rows with (security_invoker = true) as
select
  r.*,
  e.external_id as invoice_id,
  e.amount_minor,
  e.currency,
  e.occurred_at,
  coalesce(c.name, c.email::text, c.external_id) as customer_name,
  a.name as account_name,
  o.name as opportunity_name
from sale_reviews r
join tracked_events e on e.organization_id = r.organization_id and e.id = r.event_id
join tracked_customers c on c.organization_id = r.organization_id and c.id = r.customer_id
join accounts a on a.organization_id = r.organization_id and a.id = r.account_id
left join opportunities o on o.organization_id = r.organization_id and o.id = r.opportunity_id;

grant select on sale_review_rows to tandem_app, tandem_partner, tandem_system;
