import { partnerUserAddressees, teamMembersAmong } from '#features/engagement/notifications/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { markModules } from '#server/flags/mark-modules.ts';
import { type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { inLanguageOf } from '#server/language.ts';
import { allows } from '#shared/access/permissions.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import { workItemsOf } from '../list.ts';
import { MOST_ROWS, sendMorning } from './mail.ts';
import { type Morning, nextMorning } from './setting.ts';

export const morningJobs: Record<string, JobHandler> = { 'work-items.morning': sendMornings };

/** Time zones differ by quarters of an hour, and people choose times to the minute. */
export const morningSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'work-items.morning', companies: withRows('work_emails') },
];

/**
 * Sends the emails that are due. Each person is one transaction, which queues the email and sets the next time, so a
 * job that runs again sends nothing twice.
 */
async function sendMornings(job: Job): Promise<void> {
  const due = await job.within((call) =>
    call.rows<{ id: string }>(sql`
      select id from work_emails where organization_id = ${call.organization_id} and is_on and next_at <= ${call.now()}
      order by next_at, id`),
  );
  for (const { id } of due) await job.within((call) => sendOne(job, call, id));
}

async function sendOne(job: Job, call: Call, id: string): Promise<void> {
  const [morning] = await call.rows<Morning & { region: string }>(sql`
    select e.id, e.user_id, e.partner_id, to_char(e.send_at, 'HH24:MI') as send_at,
      coalesce(e.timezone, o.timezone) as zone,
      e.last_on, o.region
    from work_emails e join organizations o on o.id = e.organization_id
    where e.organization_id = ${call.organization_id} and e.id = ${id} and e.is_on and e.next_at <= ${call.now()}
    for update of e skip locked`);
  if (!morning) return;
  const actor = await actorOf(job, morning);
  const { user_id, partner_id } = morning;
  const people = partner_id ? await partnerUserAddressees(call, partner_id) : await teamMembersAmong(call, [user_id]);
  const person = people.find((one) => one.user_id === user_id);
  // People who left get nothing, and nothing is prepared for them again.
  if (!actor || !person) {
    await call.run(
      sql`update work_emails set is_on = false where organization_id = ${call.organization_id} and id = ${id}`,
    );
    return;
  }
  const last_on = wallClock(call.now(), morning.zone).slice(0, 10);
  await call.run(sql`
    update work_emails set last_on = ${last_on}, next_at = ${nextMorning(call.now(), { ...morning, last_on })}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await inLanguageOf(call, { user_id, partner_id }, async () => {
    const work = await call.actingAs(actor, (acting) => workItemsOf(acting, { _end: MOST_ROWS }), { via: 'By email' });
    if (work.total > 0) await sendMorning(call, morning, { actor, email: person.email, region: morning.region }, work);
  });
}

/** The person as a request would know them: with their current role and with the marks of modules that are off or hidden. */
async function actorOf({ kernel, organization_id }: Job, { user_id, partner_id }: Morning): Promise<Actor | undefined> {
  const actor = await kernel.identity.actorIn(user_id, organization_id, partner_id);
  if (!actor) return undefined;
  const marked = await markModules(actor, kernel);
  return allows(marked.permissions, 'work_items', 'view') ? marked : undefined;
}
