import type { Call } from '#server/call.ts';
import type { Row, Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import type { Step } from '../../definition.schema.ts';
import { effectKey, nextStep } from '../../position.ts';
import { catalogChangesIn, eventOfTrigger, findEvent, meetsChange } from '../catalog/events.ts';
import { endOfWait } from './control.ts';
import { type LiveAutomation, liveByTopics, pauseAutomation } from './live.ts';
import { Owners } from './owner.ts';
import { lockRun, setPosition } from './run.ts';
import { enqueueRun, startAutomationRun } from './start.ts';

/** Selects the events that a live flow or a waiting run is about, so that all others cost nothing. */
export const follows: EventFollower = {
  task: 'automations.events',
  select: async (tx: Tx, events: readonly OutboxEvent[]) => {
    const companies = [...new Set(events.map(({ organization_id }) => organization_id))];
    const topics = [...new Set(events.map(({ topic }) => topic))];
    const asked = await tx.rows<{ organization_id: string; topic: string }>(sql`
      select organization_id, topic from automations
      where status = 'active' and archived_at is null and organization_id = any(${companies}) and topic = any(${topics})
      union select organization_id, wait_topic from automation_runs
      where status = 'waiting' and organization_id = any(${companies}) and wait_topic = any(${topics})`);
    const wanted = new Set(asked.map(({ organization_id, topic }) => `${organization_id} ${topic}`));
    return events.filter(({ organization_id, topic }) => wanted.has(`${organization_id} ${topic}`));
  },
};

/** Starts the flows of events, and continues the runs that wait for them. Repeating it changes nothing. */
export async function handleAutomationEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const topics = [...new Set(events.map(({ topic }) => topic))];
  const live = await job.within((call) => liveByTopics(call, topics));
  const owners = new Owners(job);
  for (const event of events) {
    for (const automation of live) await startByEvent(job, owners, automation, event);
    await wakeByEvent(job, event);
  }
}

/** The record of an event: the one of its table, or the partner that an event of another table names. */
function subjectOf(table: string, { topic, ref_id, payload }: FollowedEvent): string | null {
  if (topic.startsWith(`${table}.`)) return ref_id;
  return table === 'partners' && typeof payload.partner_id === 'string' ? payload.partner_id : null;
}

async function startByEvent(job: Job, owners: Owners, automation: LiveAutomation, event: FollowedEvent): Promise<void> {
  const declared = eventOfTrigger(automation.definition.trigger);
  if (declared?.event.topic !== event.topic) return;
  const { table } = declared;
  const id = subjectOf(table, event);
  if (!id) return;
  const owner = await owners.find(automation.published_by);
  if (!owner) {
    await job.within((call) =>
      pauseAutomation(call, automation.id, 'Its publisher no longer has access. Publish it again.'),
    );
    return;
  }
  await job.within(async (call) => {
    const changes = declared.event.field ? await catalogChangesIn(call, event.tx, table, id) : [];
    if (!meetsChange(declared.event, changes)) return;
    const { depth, root_run_id } = await causeOf(call, event.tx);
    await startAutomationRun(call, automation, owner, {
      cause: 'event',
      topic: event.topic,
      // One transaction is one event, however often it writes the record.
      dedupe_key: `event:${event.tx}:${event.topic}:${id}`,
      subject: { table, id },
      context: { changes: changedFields(changes) },
      depth,
      root_run_id,
    });
  });
}

const changedFields = (changes: readonly { action: string; changes: Row }[]): string[] => [
  ...new Set(changes.filter(({ action }) => action !== 'created').flatMap((one) => Object.keys(one.changes))),
];

/** The run whose step made the change, if one did. */
async function causeOf(call: Call, tx: string): Promise<{ depth: number; root_run_id: string | null }> {
  const found = await call.maybe<{ depth: number; root_run_id: string | null }>(sql`
    select r.depth, r.root_run_id from automation_step_runs s
    join automation_runs r on r.organization_id = s.organization_id and r.id = s.run_id
    where s.organization_id = ${call.organization_id} and s.tx = ${tx}::xid8 limit 1`);
  return found ? { depth: found.depth + 1, root_run_id: found.root_run_id } : { depth: 0, root_run_id: null };
}

async function wakeByEvent(job: Job, event: FollowedEvent): Promise<void> {
  const waiting = await job.within((call) =>
    call.rows<{ id: string }>(sql`
      select id from automation_runs
      where organization_id = ${call.organization_id} and status = 'waiting' and wait_kind in ('event', 'people')
        and wait_topic = ${event.topic}
        and (subject_id = ${event.ref_id} or partner_id = ${event.payload.partner_id ?? null}) order by created_at, id`),
  );
  for (const { id } of waiting) await job.within((call) => wake(call, id, event));
}

async function wake(call: Call, run_id: string, event: FollowedEvent): Promise<void> {
  const locked = await lockRun(call, run_id);
  if (locked?.run.wait_kind !== 'event' && locked?.run.wait_kind !== 'people') return;
  const { run, definition } = locked;
  if (run.wait_kind === 'people') {
    // The step looks again whether there is somebody now.
    await setPosition(call, run_id, run.position);
    await enqueueRun(call, run_id);
    return;
  }
  const next = nextStep(definition, run.position);
  if (!next || !(await isAwaited(call, next.step, run, event))) return;
  await endOfWait({ call, run }, next.position, effectKey(next.position, next.step), { event: event.topic });
  await enqueueRun(call, run_id);
}

async function isAwaited(
  call: Call,
  step: Step,
  run: { subject_table: string | null; subject_id: string | null; partner_id: string | null },
  event: FollowedEvent,
): Promise<boolean> {
  const found = findEvent(String(step.params.event));
  if (!found || found.event.topic !== event.topic) return false;
  const id = subjectOf(found.table, event);
  // The event of another kind of record counts if it is one of the same partner.
  const isSame =
    found.table === run.subject_table
      ? id === run.subject_id
      : run.partner_id !== null && event.payload.partner_id === run.partner_id;
  if (!isSame || !id) return false;
  const changes = found.event.field ? await catalogChangesIn(call, event.tx, found.table, id) : [];
  return meetsChange(found.event, changes);
}
