import { reopenCourses } from '#features/enablement/course-enrollments/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import { endCertificate, type OpenCertificate, openColumns } from './award.ts';
import { followCompletion, followPublication } from './follow.ts';
import { tellCertificateExpired, tellCertificateExpiring } from './notices.ts';
import { followOrganizations, lockPartner } from './organizations.ts';
import { programById } from './rules.ts';

export const certificateJobs: Record<string, JobHandler> = {
  'certificates.completion': async (job, { ref_id }) => {
    await job.within((call) => followCompletion(call, ref_id as string));
  },
  'certificates.publication': async (job, { ref_id }) => {
    await job.within((call) => followPublication(call, ref_id as string));
  },
  'certificates.clock': async (job) => {
    // Each certificate has its own transaction, so that an interrupted run keeps what is done.
    for (const id of await job.within(toLookAt)) await job.within((call) => followCertificate(call, id));
  },
};

/** Runs every hour, because midnight differs between time zones. */
export const certificateSchedules: Schedule[] = [
  { cron: '37 * * * *', task: 'certificates.clock', companies: withRows('certificates') },
];

export const certificateTopics: Record<string, string[]> = {
  'course_enrollments.completed': ['certificates.completion'],
  'certificate_programs.published': ['certificates.publication'],
};

async function toLookAt(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select c.id from certificates c
    join certificate_programs p on p.organization_id = c.organization_id and p.id = c.program_id
    where c.organization_id = ${call.organization_id} and c.status in ('active', 'expiring')
      and (c.expires_on < ${call.today()}::date
      or exists (select from jsonb_array_elements_text(p.reminder_days) days
        where c.expires_on - days::int <= ${call.today()}::date and not days::int = any(c.reminded)))
    order by c.expires_on, c.id limit 10000`);
  return found.map(({ id }) => id);
}

/** Sends the reminder or the expiry that is due for one certificate, each once. */
export async function followCertificate(call: Call, id: string): Promise<void> {
  const found = await call.maybe<OpenCertificate>(sql`
    select ${sql.raw(openColumns)} from certificates
    where organization_id = ${call.organization_id} and id = ${id} and status in ('active', 'expiring') for update`);
  if (!found?.expires_on) return;
  const { expires_on, partner_id, user_id, reminded } = found;
  if (expires_on < call.today()) {
    await lockPartner(call, partner_id);
    await endCertificate(call, found, 'expired');
    await tellCertificateExpired(call, found);
    await followOrganizations(call, partner_id);
    return;
  }
  const program = await programById(call, found.program_id);
  const due = program.reminder_days.filter(
    (days) => addDays(expires_on, -days) <= call.today() && !reminded.includes(days),
  );
  if (due.length === 0) return;
  await call.run(sql`
    update certificates set status = 'expiring', reminded = reminded || ${due}::int[]
    where organization_id = ${call.organization_id} and id = ${id}`);
  // From the first reminder on, the courses can be taken again.
  if (reminded.length === 0 && user_id) await reopenCourses(call, { user_id, partner_id }, program.course_ids);
  await tellCertificateExpiring(call, found, Math.min(...due));
}
