-- Opportunity types with their stages in pipeline order, and the certificate they ask for.
create view opportunity_type_rows with (security_invoker = true) as
select
  t.*,
  g.name as required_program_name,
  coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name, 'category', s.category,
    'probability', s.probability, 'color', s.color, 'order', s."order", 'row_version', s.row_version)
    order by array_position(array['open', 'won', 'lost'], s.category), s."order", s.id)
    from opportunity_stages s
    where s.organization_id = t.organization_id and s.type_id = t.id and s.archived_at is null),
    '[]') as stages
from opportunity_types t
left join certificate_programs g on g.organization_id = t.organization_id and g.id = t.required_program_id;

grant select on opportunity_type_rows to tandem_app, tandem_partner, tandem_system;
