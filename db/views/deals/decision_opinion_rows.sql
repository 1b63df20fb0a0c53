-- Opinions about decisions, with the registration and its partner.
create view decision_opinion_rows with (security_invoker = true) as
select
  o.*, 1 as row_version, o.created_at as updated_at,
  r.account_name, r.number, r.decided_by_name, r.reason_text,
  p.name as partner_name
from decision_opinions o
join deal_registrations r on r.organization_id = o.organization_id and r.id = o.registration_id
join partners p on p.organization_id = o.organization_id and p.id = o.partner_id;

grant select on decision_opinion_rows to tandem_app, tandem_partner, tandem_system;
