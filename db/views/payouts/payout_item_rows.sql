-- Payments of a payout with the partner, the account and the settlement. From the approval on, the account is the one approved.
create view payout_item_rows with (security_invoker = true) as
select
  i.id, i.organization_id, i.batch_id, i.partner_id, i.currency, i.amount_minor, i.line_count,
  i.result, i.is_excluded, i.payout_method_id, i.method_fingerprint, i.payee, i.statement_no,
  i.export_number, i.status, i.failure_code, i.failure_text, i.paid_on, i.reference, i.row_version,
  i.created_at, i.updated_at, i.withheld_minor, i.withholding_ppm, i.settle_currency,
  i.settle_amount_minor, i.settle_remainder, i.exchange_rate_id,
  trim_scale(i.exchange_rate)::text as exchange_rate,
  i.exchange_rate_on, i.exchange_rate_source, i.fee_minor, i.elsewhere, i.holds,
  coalesce(i.settle_currency, i.currency) as pays_currency,
  coalesce(i.settle_amount_minor, i.amount_minor - i.withheld_minor) as pays_minor,
  p.name as partner_name,
  b.number as batch_number,
  b.name as batch_name,
  b.status as batch_status,
  b.cutoff_on,
  case when i.payee is null then m.rail else i.payee->>'method' end as rail,
  case when i.payee is null then m.account_last4 else i.payee->>'account_last4' end as account_last4,
  m.status as method_status,
  i.status in ('reserved', 'held', 'processing', 'in_transit') and i.method_fingerprint is not null
    and not exists (select from payout_methods c
      where c.organization_id = i.organization_id and c.partner_id = i.partner_id and c.status <> 'disabled'
        and c.fingerprint = i.method_fingerprint) as details_changed,
  case
    when i.status in ('failed', 'returned', 'canceled') then 0::bigint
    else i.carried_minor
  end as carried_minor
from payout_items i
left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
left join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
left join payout_methods m on m.organization_id = i.organization_id and m.id = i.payout_method_id;

grant select on payout_item_rows to tandem_app, tandem_partner, tandem_system;
