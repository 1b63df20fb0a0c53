-- Checkpoints of the ledger with the result of their verification.
create view checkpoint_rows with (security_invoker = true) as
select
  c.*,
  c.difference is null as is_intact
from checkpoints c;

grant select on checkpoint_rows to tandem_app, tandem_partner, tandem_system;
