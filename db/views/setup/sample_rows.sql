-- The rows that are sample data today; what the company kept of an earlier set is its own.
create view sample_rows with (security_invoker = true) as
select
  r.organization_id, r.batch_id, r.ref_table, r.ref_id
from sample_records r
join sample_batches b on b.organization_id = r.organization_id and b.id = r.batch_id
where b.removed_at is null;

grant select on sample_rows to tandem_app, tandem_partner, tandem_system;
