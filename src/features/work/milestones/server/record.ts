import type { Call } from '#server/call.ts';
import { declaredMilestones } from '#server/extension-points/milestones.ts';
import type { EventFollower, FollowedEvent, JobHandler } from '#server/jobs/job.ts';

/** Selects the events after which a milestone may be reached. */
export const follows: EventFollower = {
  task: 'milestones.follow',
  select: async (_tx, events) => {
    const topics = new Set(declaredMilestones().flatMap(({ on }) => on));
    return events.filter(({ topic, ref_id }) => ref_id !== null && topics.has(topic));
  },
};

export const milestoneJobs: Record<string, JobHandler> = {
  'milestones.follow': (job, { events }) => job.within((call) => recordMilestones(call, events as FollowedEvent[])),
};

/** Stores what was reached by these events. A milestone that is stored stays as it is, so events may come again. */
export async function recordMilestones(
  call: Call,
  events: readonly Pick<FollowedEvent, 'topic' | 'ref_id'>[],
): Promise<void> {
  let isNew = false;
  for (const { kind, on, reached } of declaredMilestones()) {
    const ids = [...new Set(events.filter(({ topic }) => on.includes(topic)).map(({ ref_id }) => ref_id))];
    if (ids.length === 0) continue;
    const added = await call.run(
      `insert into milestones (organization_id, partner_id, kind, key, ref_id, name, amount_minor, currency, reached_at)
       select $1, r.partner_id, $3, r.key, r.ref_id, r.name, r.amount_minor, r.currency, r.reached_at from (${reached}) r
       on conflict (organization_id, partner_id, kind, key) do nothing`,
      [call.organization_id, ids, kind],
    );
    isNew ||= added > 0;
  }
  if (isNew) await call.announce('milestones.created', null);
}
