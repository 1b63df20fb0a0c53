import { type PayoutCalendar, type PlannedPayout, plannedInMonth } from '#features/payouts/payouts/calendar.ts';
import { createPayout, isPaid, proposePayments } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Job, withRows } from '#server/jobs/job.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { notifyLate, notifyPrepared } from './notices.ts';

type Planning = PayoutCalendar & { payouts_planned_since: string };

/**
 * Prepares a draft of the due lines in each currency on the calendar's day; if that was missed, still during the review
 * period. A currency for which a user prepares a payout at the time is left out.
 */
export async function preparePlanned(call: Call): Promise<void> {
  const calendar = await call.one<Planning>(sql`
    select payout_day, payout_review_days, payout_pay_days, payouts_planned_since from program_settings
    where organization_id = ${call.organization_id}`);
  const today = call.today();
  const planned = plannedInMonth(today, calendar);
  if (!planned || today < planned.planned_on || today > planned.review_until) return;
  // Dates before the calendar was set up are not missed payouts.
  if (dateInZone(calendar.payouts_planned_since, call.actor.timezone) >= planned.planned_on) return;
  for (const currency of await currenciesDue(call, planned)) {
    const id = await prepare(call, currency, planned);
    if (id) await notifyPrepared(call, id);
  }
}

async function currenciesDue(call: Call, { planned_on }: PlannedPayout): Promise<string[]> {
  const due = await call.rows<{ currency: string }>(sql`
    select l.currency from commission_lines l
    where l.organization_id = ${call.organization_id} and l.status = 'payable' and l.release_on <= ${planned_on}
      and not exists (select from payout_batches b
        where b.organization_id = ${call.organization_id} and b.currency = l.currency
        and (b.planned_on = ${planned_on} or b.status in ('draft', 'pending_approval')))
    group by l.currency having sum(l.amount_minor) filter (where l.amount_minor > 0) > 0 order by l.currency`);
  return due.map(({ currency }) => currency);
}

async function prepare(call: Call, currency: string, planned: PlannedPayout): Promise<string | null> {
  const cutoff_on = planned.planned_on;
  const proposals = await proposePayments(call, { currency, cutoff_on });
  if (!proposals.some(isPaid)) return null;
  return createPayout(call, { currency, cutoff_on, ...planned });
}

/** Reminds of drafts after their review period and of payouts unpaid after their day, once each. */
async function remind(call: Call): Promise<void> {
  const today = call.today();
  const late = await call.rows<{ id: string; name: string; is_late: boolean }>(sql`
    select id, name, pay_by < ${today} as is_late from payout_batches where organization_id = ${call.organization_id}
      and (status in ('draft', 'pending_approval', 'approved', 'processing') and pay_by < ${today} or status = 'draft'
        and review_until < ${today})`);
  for (const batch of late) await notifyLate(call, batch);
}

export const plannedJobs = {
  'payout-calendar.prepare': (job: Job) =>
    job.within(async (call) => {
      await preparePlanned(call);
      await remind(call);
    }),
};

/** Runs after the release of lines due since midnight, in any time zone. */
export const plannedSchedules = [
  { cron: '13 * * * *', task: 'payout-calendar.prepare', companies: withRows('commission_lines', 'payout_batches') },
];
