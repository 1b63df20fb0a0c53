import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import { tellMissing, tellTaxProfileExpiring } from './notices.ts';
import { missingPapers, NOTICE_DAYS } from './papers.ts';

/** Days before the last day of a form; the last reminder follows on the day after it. */
const REMINDERS = [NOTICE_DAYS, 30, 7, -1];

const clock: JobHandler = async (job) => {
  await job.within(remindOfExpiry);
  await job.within(remindOfMissing);
};

export const taxJobs: Record<string, JobHandler> = { 'tax-profiles.clock': clock };
/** Runs every hour, because midnight differs between time zones. */
export const taxSchedules: Schedule[] = [
  { cron: '37 * * * *', task: 'tax-profiles.clock', companies: withRows('tax_profiles', 'tax_requirements') },
];

interface Expiring {
  id: string;
  partner_id: string;
  valid_until: string;
  form: string;
}

/** Sends each reminder once; a company that starts late gets only the latest one. */
export async function remindOfExpiry(call: Call): Promise<void> {
  const today = call.today();
  const expiring = await call.rows<Expiring>(sql`
    select f.id, f.partner_id, f.valid_until, f.form from tax_profiles f
    join partners p on p.organization_id = f.organization_id and p.id = f.partner_id and p.archived_at is null
    where f.organization_id = ${call.organization_id} and f.status = 'accepted'
      and f.valid_until between ${today}::date - 30 and ${today}::date + ${NOTICE_DAYS}::int
      and not exists (select from tax_profiles n
        where n.organization_id = f.organization_id and n.partner_id = f.partner_id
        and n.status = 'submitted')
    order by f.valid_until, f.id limit 5000`);
  for (const profile of expiring) {
    const due = REMINDERS.filter((days) => addDays(profile.valid_until, -days) <= today).at(-1);
    if (due !== undefined) await tellTaxProfileExpiring(call, profile, due);
  }
}

/** Partners with money that waits are reminded once in a calendar month. */
export async function remindOfMissing(call: Call): Promise<void> {
  const missing = await missingPapers(call);
  const waiting = await call.rows<{ partner_id: string }>(sql`
    select distinct l.partner_id from commission_lines l
    join partners p on p.organization_id = l.organization_id and p.id = l.partner_id and p.archived_at is null
    where l.organization_id = ${call.organization_id} and l.partner_id = any(${[...missing.keys()]})
      and l.status = 'payable' and l.amount_minor > 0`);
  for (const { partner_id } of waiting) {
    const open = missing.get(partner_id)!.filter(({ state }) => state !== 'in_review');
    if (open.length > 0) await tellMissing(call, partner_id, open[0]!, call.today().slice(0, 7));
  }
}
