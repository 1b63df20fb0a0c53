-- Rules of distribution with the names they refer to, and the number of associations they made.
create view distribution_rule_rows with (security_invoker = true) as
select
  r.*,
  q.name as distributor_name,
  g.name as region_name,
  t.name as type_name,
  (select count(*)::int from distributions d
    where d.organization_id = r.organization_id and d.rule_id = r.id and d.status = 'active') as resellers
from distribution_rules r
left join partners q on q.organization_id = r.organization_id and q.id = r.distributor_id
left join partner_regions g on g.organization_id = r.organization_id and g.id = r.region_id
left join partner_types t on t.organization_id = r.organization_id and t.id = r.type_id;

grant select on distribution_rule_rows to tandem_app, tandem_partner, tandem_system;
