import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { PartnerAnnouncement } from '../schema.ts';
import { partnerAnnouncements } from './resource.ts';
import { deliverTo, publish } from './send.ts';

/** One transaction for each announcement and each partner: what a long list has reached stays done. */
export const announcementJobs: Record<string, JobHandler> = {
  'partner_announcements.clock': async (job) => {
    for (const id of await job.within((call) => dueBy(call, 'scheduled', 'starts_at')))
      await job.within((call) => begin(call, id));
    for (const id of await job.within((call) => dueBy(call, 'active', 'ends_at')))
      await job.within((call) => end(call, id));
  },
  'partner_announcements.deliver': async (job, { id }) => {
    for (const partner_id of await job.within((call) => notNotified(call, id as string)))
      await job.within((call) => deliverTo(call, id as string, partner_id));
  },
};

export const announcementSchedules: Schedule[] = [
  { cron: '*/5 * * * *', task: 'partner_announcements.clock', companies: withRows('partner_announcements') },
];

async function dueBy(call: Call, status: string, column: 'starts_at' | 'ends_at'): Promise<string[]> {
  const rows = await call.rows<{ id: string }>(sql`
    select id from partner_announcements
    where organization_id = ${call.organization_id} and status = ${status} and archived_at is null
      and ${sql.raw(column)} <= ${call.now()} order by ${sql.raw(column)}, id`);
  return rows.map(({ id }) => id);
}

/** Without anyone to send it to, it tries again until its end. */
async function begin(call: Call, id: string): Promise<void> {
  const row = await lockedRow<PartnerAnnouncement>(call, partnerAnnouncements, id);
  if (row.status !== 'scheduled') return;
  if (row.ends_at && new Date(row.ends_at) <= call.now()) return end(call, id);
  try {
    await publish(call, row);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function end(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update partner_announcements set status = 'ended' where organization_id = ${call.organization_id} and id = ${id}`);
}

async function notNotified(call: Call, id: string): Promise<string[]> {
  const rows = await call.rows<{ partner_id: string }>(sql`
    select partner_id from partner_announcement_partners
    where organization_id = ${call.organization_id} and announcement_id = ${id}
      and notified_at is null order by partner_id`);
  return rows.map(({ partner_id }) => partner_id);
}
