-- Objectives with the quarter and the partner they belong to.
create view partner_objective_rows with (security_invoker = true) as
select b.*, p.name as partner_name, p.owner_user_id as partner_owner_user_id, to_char(t.starts_on, '"Q"Q YYYY') as quarter,
  b.status = 'open' and b.due_on < (now() at time zone o.timezone)::date as is_overdue
from partner_objectives b
join organizations o on o.id = b.organization_id
join partner_targets t on t.organization_id = b.organization_id and t.id = b.target_id
left join partners p on p.organization_id = b.organization_id and p.id = b.partner_id;

grant select on partner_objective_rows to tandem_app, tandem_partner, tandem_system;
