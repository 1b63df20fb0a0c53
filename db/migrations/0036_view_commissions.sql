-- Why: commission lines are read with the deal, the partner, the plan and the payout they belong to. In partner mode row
-- security empties what a partner must not learn.
create view commission_line_rows with (security_invoker = true) as
  select l.*, o.name as opportunity_name, o.account_id, a.name as account_name, p.name as partner_name,
    v.plan_id, v.version as plan_version, c.name as plan_name, i.batch_id as payout_batch_id, i.statement_no, i.paid_on
  from commission_lines l
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join accounts a on a.organization_id = o.organization_id and a.id = o.account_id
  left join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
  left join plan_versions v on v.organization_id = l.organization_id and v.id = l.plan_version_id
  left join commission_plans c on c.organization_id = v.organization_id and c.id = v.plan_id
  left join payout_items i on i.organization_id = l.organization_id and i.id = l.payout_item_id;
grant select on commission_line_rows to tandem_app, tandem_partner, tandem_system;

create view commission_event_rows with (security_invoker = true) as
  select e.*, o.name as opportunity_name, a.name as account_name
  from commission_events e
  left join opportunities o on o.organization_id = e.organization_id and o.id = e.opportunity_id
  left join accounts a on a.organization_id = e.organization_id and a.id = e.account_id;
grant select on commission_event_rows to tandem_app, tandem_partner, tandem_system;

create view exchange_rate_rows with (security_invoker = true) as
  select r.id, r.organization_id, r.base, r.quote, trim_scale(r.rate)::text as rate, r.as_of, r.source, r.row_version, r.created_at, r.updated_at
  from exchange_rates r;
grant select on exchange_rate_rows to tandem_app, tandem_partner, tandem_system;

create view opening_volume_rows with (security_invoker = true) as
  select v.*, p.name as partner_name from opening_volumes v
  left join partners p on p.organization_id = v.organization_id and p.id = v.partner_id;
grant select on opening_volume_rows to tandem_app, tandem_partner, tandem_system;

create view commission_recalculation_rows with (security_invoker = true) as
  select r.*,
    (select u.full_name from people u where u.organization_id = r.organization_id and u.id = r.requested_by) as requested_by_name,
    (select u.full_name from people u where u.organization_id = r.organization_id and u.id = r.approved_by) as approved_by_name
  from commission_recalculations r;
grant select on commission_recalculation_rows to tandem_app, tandem_partner, tandem_system;
