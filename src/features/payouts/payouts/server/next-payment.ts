import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { nextPlanned, type PayoutCalendar } from '../calendar.ts';
import type { NextPayment } from '../schema.ts';

interface Sum {
  state: NextPayment['state'];
  currency: string;
  amount_minor: number;
  on: string | null;
}

/** What the caller's partner is paid next: payments in progress, otherwise what is payable, otherwise the next release. */
export async function nextPayment(call: Call): Promise<NextPayment | null> {
  const { organization_id } = call;
  const { partner_id } = call.actor;
  const main = await baseCurrency(call);
  const { calendar, sums } = await call.asCompany(async (company) => ({
    calendar: await company.one<PayoutCalendar>(sql`
      select payout_day, payout_review_days, payout_pay_days from program_settings
      where organization_id = ${organization_id}`),
    sums: await company.rows<Sum>(sql`
      select 'processing' as state, i.pays_currency as currency, sum(i.pays_minor)::bigint as amount_minor,
        min(b.pay_by) as "on"
      from payout_item_rows i join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
      where i.organization_id = ${organization_id} and i.partner_id = ${partner_id}
        and i.status in ('reserved', 'held', 'processing', 'in_transit') group by 2
      union all
      select 'payable', currency, sum(amount_minor)::bigint, null from commission_lines
      where organization_id = ${organization_id} and partner_id = ${partner_id} and status = 'payable' group by 2
      union all
      select 'on_hold', currency, sum(amount_minor)::bigint, release_on from commission_lines
      where organization_id = ${organization_id} and partner_id = ${partner_id} and status = 'on_hold'
        and hold_reason is null and release_on = (
          select min(release_on) from commission_lines
          where organization_id = ${organization_id} and partner_id = ${partner_id} and status = 'on_hold'
            and hold_reason is null)
      group by 2, 4`),
  }));
  const owed = sums.filter(({ amount_minor }) => amount_minor > 0);
  const state = (['processing', 'payable', 'on_hold'] as const).find((one) => owed.some((sum) => sum.state === one));
  if (!state) return null;
  const next = owed.filter((sum) => sum.state === state);
  const isMain = ({ currency }: Sum) => Number(currency !== main);
  next.sort((a, b) => isMain(a) - isMain(b) || b.amount_minor - a.amount_minor);
  const days = next.flatMap(({ on }) => on ?? []).sort();
  return {
    state,
    amounts: next.map(({ currency, amount_minor }) => ({ currency, amount_minor })),
    on: state === 'payable' ? (nextPlanned(call.today(), calendar)?.pay_by ?? null) : (days[0] ?? null),
  };
}
