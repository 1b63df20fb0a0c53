import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { addDays } from '#shared/time/dates.ts';
import type { OpenItem, PeriodReview } from '../schema.ts';
import { openKinds } from '../schema.ts';
import { firstDay, monthAfter } from './months.ts';
import { readLedgerPeriod, trialBalance } from './periods.ts';

/** Maximum number of items listed of each kind; the count includes all. */
const SHOWN = 20;

/** A month before it is closed: its unsettled items, and the balances at its end. */
export async function reviewMonth(call: Call, month: string): Promise<PeriodReview> {
  const period = await readLedgerPeriod(call, month);
  const [first, last] = [firstDay(month), addDays(firstDay(monthAfter(month)), -1)];
  const openItems = await call.rows<OpenItem & { count: number }>(sql`
    select * from (
      select *, count(*) over (partition by kind)::int as count, row_number() over (partition by kind
        order by "on", id) as place from (
        select 'event_' || e.status as kind, e.id, coalesce(o.name, e.external_id) as label, e.occurred_on as "on",
          null::bigint as amount_minor, null::text as currency, e.opportunity_id, null::uuid as batch_id
        from commission_events e left join opportunities o on o.organization_id = e.organization_id
          and o.id = e.opportunity_id
        where e.organization_id = ${call.organization_id} and e.status in ('parked', 'failed')
          and e.occurred_on between ${first} and ${last}
        union all
        select 'commission_on_hold', l.id, p.name, l.effective_on, l.amount_minor, l.currency, l.opportunity_id, null
        from commission_lines l join partners p on p.organization_id = l.organization_id and p.id = l.partner_id
        where l.organization_id = ${call.organization_id} and l.status = 'on_hold'
          and l.effective_on between ${first} and ${last}
        union all
        select 'payout_open', i.id, p.name, e.effective_on, i.amount_minor, i.currency, null, i.batch_id
        from journal_entries e join payout_items i on i.organization_id = e.organization_id and i.id = e.source_id
        join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
        where e.organization_id = ${call.organization_id} and e.kind = 'reserve'
          and i.status in ('reserved', 'held', 'processing', 'in_transit')
          and e.posted_at >= ${period.starts_at} and e.posted_at < ${period.ends_at}
      ) open_items
    ) numbered where place <= ${SHOWN} order by kind, place`);
  const open = openKinds.flatMap((kind) => {
    const own = openItems.filter((one) => one.kind === kind);
    const items = own.map(({ id, label, on, amount_minor, currency, opportunity_id, batch_id }) => {
      return { kind, id, label, on, amount_minor, currency, opportunity_id, batch_id };
    });
    return own[0] ? [{ kind, count: own[0].count, items }] : [];
  });
  return { period, open, trial_balance: await trialBalance(call, month) };
}
