-- Results of the volume audit.
create view counter_check_rows with (security_invoker = true) as
select
  c.*,
  c.difference is null as is_intact,
  -- A check never changes.
  1 as row_version,
  c.created_at as updated_at
from counter_checks c;

grant select on counter_check_rows to tandem_app, tandem_partner, tandem_system;
