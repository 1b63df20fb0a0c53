-- Signers with their contract. Filled-in values and signatures are only in the sealed file.
create view contract_signing_rows with (security_invoker = true) as
select
  g.*,
  c.title as contract_title,
  c.number as contract_number,
  c.status as contract_status,
  c.expires_at,
  p.name as partner_name
from contract_signings g
join contracts c on c.organization_id = g.organization_id and c.id = g.contract_id
left join partners p on p.organization_id = g.organization_id and p.id = g.partner_id;

grant select on contract_signing_rows to tandem_app, tandem_partner, tandem_system;
