-- Criteria of tiers with the names of their tier, their version and the certificate they ask for.
create view tier_criterion_rows with (security_invoker = true) as
select c.*, t.name as tier_name, t.color as tier_color, g.version as program_version, g.status as program_status,
  g.currency as currency,
  case c.metric when 'custom_field' then (select f.label from custom_fields f
    where f.organization_id = c.organization_id and f.entity = 'partners' and f.key = c.subject)
    else p.name end as subject_name
from tier_criteria c
join tier_programs g on g.organization_id = c.organization_id and g.id = c.program_id
left join partner_tiers t on t.organization_id = c.organization_id and t.id = c.tier_id
left join certificate_programs p on p.organization_id = c.organization_id and c.metric = 'certified_people' and p.id::text = c.subject;

grant select on tier_criterion_rows to tandem_app, tandem_partner, tandem_system;
