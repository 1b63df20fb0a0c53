-- Why: a company pays by a calendar, so that finance knows what is due until when and partners know when they are paid.
alter table programme_settings
  add payout_day int check (payout_day between 1 and 28),
  add payout_review_days int not null default 7 check (payout_review_days between 0 and 60),
  add payout_pay_days int not null default 12 check (payout_pay_days between 0 and 90),
  add payouts_planned_since timestamptz not null default now(),
  add constraint programme_settings_payout_order check (payout_pay_days >= payout_review_days);
-- Who is there already goes on as before; a new company begins with what is usual.
alter table programme_settings alter payout_day set default 1;

alter table payout_batches add planned_on date, add review_until date, add pay_by date, add check (pay_by >= cutoff_on);
-- A month's payout is prepared once in each currency, however many servers look.
create unique index payout_batches_planned on payout_batches (organization_id, currency, planned_on) where planned_on is not null;

drop view payout_batch_rows;
create view payout_batch_rows with (security_invoker = true) as
  select b.*,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.created_by) as created_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.submitted_by) as submitted_by_name,
    (select u.full_name from people u where u.organization_id = b.organization_id and u.id = b.approved_by) as approved_by_name,
    (select coalesce(json_agg(json_build_object('user_id', a.user_id, 'full_name', u.full_name,
        'approved_at', to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by a.approved_at, a.id), '[]')
      from payout_approvals a left join people u on u.organization_id = a.organization_id and u.id = a.user_id
      where a.organization_id = b.organization_id and a.batch_id = b.id) as approvals,
    (select coalesce(sum(i.amount_minor), 0)::bigint from payout_items i where i.organization_id = b.organization_id and i.batch_id = b.id
      and i.status = 'paid') as paid_minor,
    (select coalesce(sum(i.amount_minor), 0)::bigint from payout_items i where i.organization_id = b.organization_id and i.batch_id = b.id
      and i.status in ('failed', 'returned')) as failed_minor,
    (select coalesce(sum(i.amount_minor), 0)::bigint from payout_items i where i.organization_id = b.organization_id and i.batch_id = b.id
      and (i.status = 'cancelled' or i.status = 'included' and b.status = 'cancelled')) as cancelled_minor,
    (select coalesce(sum(i.amount_minor), 0)::bigint from payout_items i where i.organization_id = b.organization_id and i.batch_id = b.id
      and (i.status in ('reserved', 'held', 'processing', 'in_transit') or i.status = 'included' and b.status <> 'cancelled')) as open_minor
  from payout_batches b;
grant select on payout_batch_rows to tandem_app, tandem_partner, tandem_system;
