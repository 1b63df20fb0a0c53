-- Recalculations with the names of the people who requested and approved them.
create view commission_recalculation_rows with (security_invoker = true) as
select
  r.*,
  (select u.full_name
    from people u
    where u.organization_id = r.organization_id and u.id = r.requested_by) as requested_by_name,
  (select u.full_name
    from people u
    where u.organization_id = r.organization_id and u.id = r.approved_by) as approved_by_name
from commission_recalculations r;

grant select on commission_recalculation_rows to tandem_app, tandem_partner, tandem_system;
