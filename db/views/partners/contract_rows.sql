-- Contracts with their partner, who has to sign next, and how far they are.
create view contract_rows with (security_invoker = true) as
select
  c.*,
  p.name as partner_name,
  t.name as template_name,
  amended.title as amends_title,
  renewed.title as renews_title,
  u.full_name as created_by_name,
  s.signers,
  s.signed,
  s.waits_for
from contracts c
left join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
left join contract_templates t on t.organization_id = c.organization_id and t.id = c.template_id
left join contracts amended on amended.organization_id = c.organization_id and amended.id = c.amends_id
left join contracts renewed on renewed.organization_id = c.organization_id and renewed.id = c.renews_id
left join people u on u.organization_id = c.organization_id and u.id = c.created_by
cross join lateral (select count(*)::int as signers, count(*) filter (where g.status = 'signed')::int as signed,
  case when c.status in ('sent', 'partially_signed')
    then string_agg(g.name, ', ' order by g.position) filter (where g.status in ('notified', 'opened')) end as waits_for
  from contract_signings g where g.organization_id = c.organization_id and g.contract_id = c.id) s;

grant select on contract_rows to tandem_app, tandem_partner, tandem_system;
