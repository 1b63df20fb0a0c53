-- Gates of the program with the names of their audiences.
create view program_gate_rows with (security_invoker = true) as
select g.*, a.name as audience_name
from program_gates g
left join audiences a on a.organization_id = g.organization_id and a.id = g.audience_id;

grant select on program_gate_rows to tandem_app, tandem_partner, tandem_system;
