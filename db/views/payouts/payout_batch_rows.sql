-- Payouts with the approved, paid, returned and open amounts; together with what was excluded they add up to the total.
create view payout_batch_rows with (security_invoker = true) as
select
  b.*,
  (select u.full_name
    from people u
    where u.organization_id = b.organization_id and u.id = b.created_by) as created_by_name,
  (select u.full_name
    from people u
    where u.organization_id = b.organization_id and u.id = b.submitted_by) as submitted_by_name,
  (select u.full_name
    from people u
    where u.organization_id = b.organization_id and u.id = b.approved_by) as approved_by_name,
  (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'full_name', u.full_name, 'approved_at',
    to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by a.approved_at, a.id),
    '[]')
    from payout_approvals a
    left join people u on u.organization_id = a.organization_id and u.id = a.user_id
    where a.organization_id = b.organization_id and a.batch_id = b.id) as approvals,
  (select count(*)::int
    from payout_items i
    where i.organization_id = b.organization_id and i.batch_id = b.id and i.status = 'excluded') as excluded_count,
  (select coalesce(sum(i.amount_minor), 0)::bigint
    from payout_items i
    where i.organization_id = b.organization_id and i.batch_id = b.id and i.status = 'paid') as paid_minor,
  (select coalesce(sum(i.amount_minor), 0)::bigint
    from payout_items i
    where i.organization_id = b.organization_id and i.batch_id = b.id
      and i.status in ('failed', 'returned')) as failed_minor,
  (select coalesce(sum(i.amount_minor), 0)::bigint
    from payout_items i
    where i.organization_id = b.organization_id and i.batch_id = b.id
      and (i.status = 'canceled' or i.status = 'included' and b.status = 'canceled')) as canceled_minor,
  (select coalesce(sum(i.amount_minor), 0)::bigint
    from payout_items i
    where i.organization_id = b.organization_id and i.batch_id = b.id
      and (i.status in ('reserved', 'held', 'processing', 'in_transit')
        or i.status = 'included' and b.status <> 'canceled')) as open_minor
from payout_batches b;

grant select on payout_batch_rows to tandem_app, tandem_partner, tandem_system;
