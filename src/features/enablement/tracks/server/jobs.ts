import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { addDays } from '#shared/time/dates.ts';
import { assignByRules } from './assign.ts';
import { tellStuck, tellTrackDue } from './notices.ts';
import { refreshAssignment, refreshPartner } from './refresh.ts';
import { allStepKinds } from './service.ts';

const REMIND_DAYS = 2;

export const trackJobs: Record<string, JobHandler> = {
  /** Updates steps after an event that may complete those of one partner. */
  'tracks.event': async (job, payload) => {
    const { topic, ref_id } = payload as { topic: string; ref_id: string | null };
    const told = (payload.payload as { partner_id?: string } | undefined)?.partner_id ?? null;
    const partner_id = told ?? (await job.within((call) => partnerOf(call, topic, ref_id)));
    if (partner_id) await job.within((call) => refreshPartner(call, partner_id, topic));
  },
  /** Applies the rules of tracks to a partner that joined or changed. */
  'tracks.partner': async (job, { ref_id, payload }) => {
    const id = (payload as { partner_id?: string } | undefined)?.partner_id ?? (ref_id as string | null);
    await job.within((call) => assignByRules(call, id));
  },
  'tracks.clock': async (job) => {
    await job.within((call) => assignByRules(call, null));
    for (const id of await job.within(openAssignments)) await job.within((call) => refreshAssignment(call, id));
    await job.within(remind);
    await job.within(tellOfStuck);
  },
};

export const trackSchedules: Schedule[] = [{ cron: '25 * * * *', task: 'tracks.clock', companies: withRows('tracks') }];

/** The topics of all step kinds, read when a worker starts, after all features have declared theirs. */
export function trackTopics(): Record<string, string[]> {
  const on: Record<string, string[]> = {};
  for (const topic of allStepKinds().flatMap(({ topics = [] }) => topics)) on[topic] = ['tracks.event'];
  for (const topic of ['partners.created', 'partners.updated', 'tier_memberships.updated'])
    on[topic] = [...(on[topic] ?? []), 'tracks.partner'];
  return on;
}

async function partnerOf(call: Call, topic: string, ref_id: string | null): Promise<string | null> {
  const kind = allStepKinds().find(({ topics, partnerOf: find }) => find && topics?.includes(topic));
  return kind && ref_id ? kind.partnerOf!(call, ref_id) : null;
}

async function openAssignments(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from track_assignments
    where organization_id = ${call.organization_id} and status in ('assigned', 'in_progress') order by id`);
  return found.map(({ id }) => id);
}

interface Due {
  id: string;
  track_name: string;
  partner_id: string;
  user_id: string | null;
  is_internal: boolean;
  step_id: string;
  title: string;
  is_overdue: boolean;
}

async function remind(call: Call): Promise<void> {
  const due = await call.rows<Due>(sql`
    select a.id, a.track_name, a.partner_id, a.user_id, a.is_internal, s.id as step_id, s.title,
      s.due_on < ${call.today()}::date as is_overdue
    from track_step_progress s
    join track_assignments a on a.organization_id = s.organization_id and a.id = s.assignment_id
    where s.organization_id = ${call.organization_id} and s.side = 'partner'
      and s.state in ('pending', 'action_required')
      and s.due_on <= ${addDays(call.today(), REMIND_DAYS)}::date and a.status in ('assigned', 'in_progress')
      order by s.due_on, s.id`);
  for (const { step_id, title, is_overdue, ...of } of due)
    await tellTrackDue(call, of, { id: step_id, title, is_overdue });
}

async function tellOfStuck(call: Call): Promise<void> {
  const stuck = await call.rows<Omit<Due, 'step_id' | 'title' | 'is_overdue'> & { since: string }>(sql`
    select id, track_name, partner_id, user_id, is_internal, stuck_from::text as since from track_assignments
    where organization_id = ${call.organization_id} and status in ('assigned', 'in_progress') and not is_internal
      and stuck_from <= ${call.now()}`);
  for (const { since, ...of } of stuck) await tellStuck(call, of, since);
}
