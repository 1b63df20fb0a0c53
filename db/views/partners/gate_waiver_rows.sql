-- Waivers with their partner and their gate.
create view gate_waiver_rows with (security_invoker = true) as
select w.*, p.name as partner_name, g.gate, g.requirement
from gate_waivers w
join partners p on p.organization_id = w.organization_id and p.id = w.partner_id
join program_gates g on g.organization_id = w.organization_id and g.id = w.gate_id;

grant select on gate_waiver_rows to tandem_app, tandem_partner, tandem_system;
