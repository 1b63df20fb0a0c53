import { reopenCourses } from '#features/enablement/course-enrollments/server/service.ts';
import type { Call } from '#server/call.ts';
import type { JobHandler, Schedule } from '#server/jobs/job.ts';
import { addDays } from '#shared/dates.ts';
import { endCertificate, type OpenCertificate, openColumns } from './award.ts';
import { followCompletion, followPublication } from './follow.ts';
import { tellExpired, tellExpiring } from './notices.ts';
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
export const certificateSchedules: Schedule[] = [{ cron: '37 * * * *', task: 'certificates.clock' }];

export const certificateTopics: Record<string, string[]> = {
  'course_enrollments.completed': ['certificates.completion'],
  'certificate_programs.published': ['certificates.publication'],
};

async function toLookAt(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(
    `select c.id from certificates c
     join certificate_programs p on p.organization_id = c.organization_id and p.id = c.program_id
     where c.organization_id = $1 and c.status in ('active', 'expiring') and (c.expires_on < $2::date
       or exists (select from jsonb_array_elements_text(p.reminder_days) days
         where c.expires_on - days::int <= $2::date and not days::int = any(c.reminded)))
     order by c.expires_on, c.id limit 10000`,
    [call.organization_id, call.today()],
  );
  return found.map(({ id }) => id);
}

/** Sends the reminder or the expiry that is due for one certificate, each once. */
export async function followCertificate(call: Call, id: string): Promise<void> {
  const found = await call.maybe<OpenCertificate>(
    `select ${openColumns} from certificates where organization_id = $1 and id = $2 and status in ('active', 'expiring') for update`,
    [call.organization_id, id],
  );
  if (!found?.expires_on) return;
  const { expires_on, partner_id, user_id, reminded } = found;
  if (expires_on < call.today()) {
    await lockPartner(call, partner_id);
    await endCertificate(call, found, 'expired');
    await tellExpired(call, found);
    await followOrganizations(call, partner_id);
    return;
  }
  const program = await programById(call, found.program_id);
  const due = program.reminder_days.filter(
    (days) => addDays(expires_on, -days) <= call.today() && !reminded.includes(days),
  );
  if (due.length === 0) return;
  await call.run(
    "update certificates set status = 'expiring', reminded = reminded || $3::int[] where organization_id = $1 and id = $2",
    [call.organization_id, id, due],
  );
  // From the first reminder on, the courses can be taken again.
  if (reminded.length === 0 && user_id) await reopenCourses(call, { user_id, partner_id }, program.course_ids);
  await tellExpiring(call, found, Math.min(...due));
}
