import type { Actor, Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { EventFollower, FollowedEvent, Job } from '#server/jobs/job.ts';
import type { OutboxEvent } from '#server/jobs/outbox.ts';
import { isId } from '#shared/ids.ts';
import type { Step } from '../../definition.schema.ts';
import { effectKey, nextStep } from '../../position.ts';
import { type Change, catalogChangesIn, eventOfTrigger, findEvent, meetsChange } from '../catalog/events.ts';
import { chunksOf, eachApart, inWaves } from './apart.ts';
import { endOfWait } from './control.ts';
import { type LiveAutomation, liveByTopics, pauseAutomation } from './live.ts';
import { Owners } from './owner.ts';
import { lockRun, setPosition } from './run.ts';
import { type Cause, enqueueRun, enqueueRuns, insertRuns } from './start.ts';

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

/** Events that start their flows in one transaction. */
const EVENTS_AT_ONCE = 100;

/** Starts the flows of events, and continues the runs that wait for them. Repeating it changes nothing. */
export async function handleAutomationEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const topics = [...new Set(events.map(({ topic }) => topic))];
  const live = await job.within((call) => liveByTopics(call, topics));
  const owners = new Owners(job);
  const owned: OwnedAutomation[] = [];
  for (const automation of live) {
    const owner = await owners.find(automation.published_by);
    if (owner) owned.push({ automation, owner });
    else if (events.some((event) => subjectOfTrigger(automation, event)))
      await job.within((call) =>
        pauseAutomation(call, automation.id, 'Its publisher no longer has access. Publish it again.'),
      );
  }
  await eachApart(chunksOf(events, EVENTS_AT_ONCE), (chunk) =>
    eachApart([startChunk, wakeByEvents], (work) => work(job, chunk, owned)),
  );
}

/** Starts the flows of events in one transaction. If one event fails and so undoes the work of all, each is tried alone. */
async function startChunk(
  job: Job,
  events: readonly FollowedEvent[],
  owned: readonly OwnedAutomation[],
): Promise<void> {
  await job
    .within((call) => startByEvents(call, owned, events))
    .catch(() => eachApart(events, (event) => job.within((call) => startByEvents(call, owned, [event]))));
}

interface OwnedAutomation {
  automation: LiveAutomation;
  owner: Actor;
}

/** The record of an event: the one of its table, or the partner that an event of another table names. */
function subjectOf(table: string, { topic, ref_id, payload }: FollowedEvent): string | null {
  if (topic.startsWith(`${table}.`)) return ref_id;
  return table === 'partners' && typeof payload.partner_id === 'string' ? payload.partner_id : null;
}

/** The record that an event starts an automation for; undefined if it starts none. */
function subjectOfTrigger({ definition }: LiveAutomation, event: FollowedEvent) {
  const declared = eventOfTrigger(definition.trigger);
  if (declared?.event.topic !== event.topic) return undefined;
  const id = subjectOf(declared.table, event);
  return id ? { table: declared.table, id, trigger: declared.event } : undefined;
}

/** Starts the flows of events in their order, and queues the runs. */
async function startByEvents(
  call: Call,
  automations: readonly OwnedAutomation[],
  events: readonly FollowedEvent[],
): Promise<void> {
  const earlier = await causesOf(call, events);
  const started: { id: string; at: number }[] = [];
  for (const { automation, owner } of automations) {
    const about = events.flatMap((event, at) => {
      const place = subjectOfTrigger(automation, event);
      return place ? [{ event, at, ...place }] : [];
    });
    const [first] = about;
    if (!first) continue;
    const { table, trigger } = first;
    const changes = trigger.field ? await changesOf(call, table, about) : new Map<string, Change[]>();
    const meeting = about
      .map((one) => ({ ...one, changes: changes.get(`${one.event.tx} ${one.id}`) ?? [] }))
      .filter((one) => meetsChange(trigger, one.changes));
    // A run counts for the rule of repetition of the next run for its record.
    for (const wave of inWaves(meeting, ({ id }) => id)) {
      const causes = wave.map(
        ({ event, id, changes }): Cause => ({
          cause: 'event',
          topic: event.topic,
          // One transaction is one event, however often it writes the record.
          dedupe_key: `event:${event.tx}:${event.topic}:${id}`,
          subject: { table, id },
          context: { changes: changedFields(changes) },
          ...earlier(event.tx, id),
        }),
      );
      const ids = await insertRuns(call, automation, owner, causes);
      started.push(...wave.flatMap(({ at }, n) => (ids[n] ? [{ id: ids[n], at }] : [])));
    }
  }
  // The runs of one event keep the order of their automations, and events keep theirs.
  await enqueueRuns(
    call,
    started.sort((one, other) => one.at - other.at).map(({ id }) => id),
  );
}

/** The changes of each event's record in its transaction, by both. */
async function changesOf(
  call: Call,
  table: string,
  about: readonly { event: FollowedEvent; id: string }[],
): Promise<Map<string, Change[]>> {
  const rows = await call.rows<Change & { tx: string; id: string }>(sql`
    select a.tx::text, a.ref_id as id, a.action, a.changes
    from (select distinct tx, id from unnest(${about.map(({ event }) => event.tx)}::xid8[],
      ${about.map(({ id }) => id)}::uuid[]) e(tx, id)) e
    join audit_events a on a.organization_id = ${call.organization_id} and a.tx = e.tx and a.ref_table = ${table}
      and a.ref_id = e.id
    order by a.seq`);
  return Map.groupBy(rows, ({ tx, id }) => `${tx} ${id}`);
}

const changedFields = (changes: readonly Change[]): string[] => [
  ...new Set(changes.filter(({ action }) => action !== 'created').flatMap((one) => Object.keys(one.changes))),
];

type Earlier = Required<Pick<Cause, 'depth' | 'root_run_id'>>;

/**
 * Finds the runs whose steps made the changes of events. Several runs share a transaction, so the run for the same record
 * counts, or else the one that was caused by most others.
 */
async function causesOf(
  call: Call,
  events: readonly FollowedEvent[],
): Promise<(tx: string, record_id: string) => Earlier> {
  const runs = await call.rows<Earlier & { tx: string; subject_id: string | null }>(sql`
    select distinct s.tx::text, r.subject_id, r.depth, r.root_run_id from automation_step_runs s
    join automation_runs r on r.organization_id = s.organization_id and r.id = s.run_id
    where s.organization_id = ${call.organization_id} and s.tx = any(${[...new Set(events.map(({ tx }) => tx))]}::xid8[])
    order by r.depth desc`);
  const byTransaction = Map.groupBy(runs, ({ tx }) => tx);
  return (tx, record_id) => {
    const all = byTransaction.get(tx) ?? [];
    const run = all.find(({ subject_id }) => subject_id === record_id) ?? all[0];
    return run ? { depth: run.depth + 1, root_run_id: run.root_run_id } : { depth: 0, root_run_id: null };
  };
}

/** Continues the runs that wait for one of these events, each in the order of the events. */
async function wakeByEvents(job: Job, events: readonly FollowedEvent[]): Promise<void> {
  const asked = events.map(({ topic, ref_id, payload }) => ({
    topic,
    ref_id,
    partner_id: isId(payload.partner_id) ? payload.partner_id : null,
  }));
  const waiting = await job.within((call) =>
    call.rows<{ id: string; at: number }>(sql`
      select r.id, e.at from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as (topic text, ref_id uuid, partner_id uuid)) with ordinality as e (topic, ref_id, partner_id, at)
      join automation_runs r on r.organization_id = ${call.organization_id} and r.status = 'waiting'
        and r.wait_kind in ('event', 'people') and r.wait_topic = e.topic
        and (r.subject_id = e.ref_id or r.partner_id = e.partner_id)
      order by e.at, r.created_at, r.id`),
  );
  await eachApart(waiting, ({ id, at }) => job.within((call) => wake(call, id, events[at - 1]!)));
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
