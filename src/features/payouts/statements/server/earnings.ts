import { decidePayout } from '#features/commissions/commission-engine/payouts.ts';
import {
  commissionInPayout,
  commissionOnHold,
  earnedCommission,
  paidCommission,
  payableCommission,
} from '#features/commissions/commissions/measures.ts';
import { nextPlanned, type PayoutCalendar, type PlannedPayout } from '#features/payouts/payouts/calendar.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { measured } from '#server/figures/measured.ts';
import type { Item } from '#shared/figures.ts';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { Earnings } from '../schema.ts';

/** The earnings of a partner in each currency, and the dates of those to come. In partner mode, the partner's own. */
export async function earningsOf(call: Call, requested_id?: string): Promise<Earnings[]> {
  const partner_id = call.actor.partner_id ?? requested_id;
  if (!partner_id) throw badRequest('partner_id is required', { partner_id: ['is required'] });
  if (requested_id && requested_id !== partner_id) throw notFound('This partner');
  const [on_hold, payable, in_payout, paid, sum] = await measured(
    call,
    [commissionOnHold, payableCommission, commissionInPayout, paidCommission, earnedCommission].map((measure) => ({
      measure,
      partner_id,
    })),
  );
  const amountIn = (item: Item | undefined, currency: string) =>
    item?.cells.find((cell) => cell.currency === currency)?.values[0] ?? 0;
  const known = await call.rows<Pick<Earnings, 'currency' | 'failed_minor' | 'minimum_minor' | 'releases'>>(sql`
    select l.currency,
      (select coalesce(sum(i.amount_minor), 0)::bigint from payout_items i
        where i.organization_id = ${call.organization_id} and i.partner_id = ${partner_id}
         and i.currency = l.currency and i.status in ('failed', 'returned')) as failed_minor,
      coalesce((select (s.min_payout->>l.currency)::bigint from program_settings s
        where s.organization_id = ${call.organization_id}), 0) as minimum_minor,
      (select coalesce(json_agg(json_build_object('on', r.release_on, 'amount_minor', r.amount_minor, 'count', r.count)
        order by r.release_on nulls last), '[]')
       from (select case when w.hold_reason is null then w.release_on end as release_on,
         sum(w.amount_minor)::bigint as amount_minor, count(*)::int as count
         from commission_lines w
         where w.organization_id = ${call.organization_id} and w.partner_id = ${partner_id} and w.currency = l.currency
           and w.status = 'on_hold' group by 1) r) as releases
    from commission_lines l
    where l.organization_id = ${call.organization_id} and l.partner_id = ${partner_id} and l.status <> 'void'
    group by l.currency order by l.currency`);
  if (known.length === 0) return [];
  const earned = known.map((one) => ({
    ...one,
    on_hold_minor: amountIn(on_hold, one.currency),
    payable_minor: amountIn(payable, one.currency),
    in_transit_minor: amountIn(in_payout, one.currency),
    paid_minor: amountIn(paid, one.currency),
    earned_minor: amountIn(sum, one.currency),
  }));
  // The calendar is read with the company's rights, because partners may see its days but not its settings.
  const { calendar, arrivals } = await call.asCompany(async (company) => ({
    calendar: await company.one<PayoutCalendar>(sql`
      select payout_day, payout_review_days, payout_pay_days from program_settings
      where organization_id = ${company.organization_id}`),
    arrivals: await company.rows<{ currency: string; by: string | null }>(sql`
      select i.currency, max(b.pay_by) as by from payout_items i
      join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
      where i.organization_id = ${company.organization_id} and i.partner_id = ${partner_id}
        and i.status in ('reserved', 'held', 'processing', 'in_transit') group by 1`),
  }));
  const planned = nextPlanned(call.today(), calendar);
  return earned.map((one) => ({
    ...one,
    in_transit_by: arrivals.find(({ currency }) => currency === one.currency)?.by ?? null,
    next: planned && { ...daysOf(planned), expected_minor: paidThen(dueBy(planned.planned_on, one), one) },
  }));
}

const daysOf = ({ planned_on, pay_by }: PlannedPayout) => ({ planned_on, pay_by });

/** The payable amount, including releases until that day. */
function dueBy(day: string, { payable_minor, releases }: Pick<Earnings, 'payable_minor' | 'releases'>): number {
  return releases.reduce((sum, { on, amount_minor }) => (on && on <= day ? sum + amount_minor : sum), payable_minor);
}

/** The part that a payout pays: nothing below the minimum, and whole units where the currency requires it. */
function paidThen(
  due_minor: number,
  { currency, minimum_minor }: Pick<Earnings, 'currency' | 'minimum_minor'>,
): number {
  return decidePayout(due_minor, minimum_minor, payoutQuantum(currency)).amount_minor;
}
