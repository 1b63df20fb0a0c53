-- Checkpoints of the ledger with the result of their verification.
create view checkpoint_rows with (security_invoker = true) as
select
  c.*,
  c.difference is null as is_intact,
  -- A checkpoint never changes.
  1 as row_version,
  c.created_at as updated_at
from checkpoints c;

grant select on checkpoint_rows to tandem_app, tandem_partner, tandem_system;
