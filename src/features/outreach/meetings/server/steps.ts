import { addTask } from '#features/work/tasks/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type {
  AddedAction,
  Meeting,
  MeetingAction,
  PickedTime,
  PrivateNotes,
  ProposedTimes,
  Rescheduled,
  WithReason,
} from '../schema.ts';
import { hasBegun, meetingSteps } from '../steps.schema.ts';
import { refreshDues } from './dues.ts';
import { sendInvitations } from './invitations.ts';
import { noticeOfMeetingProposal, noticeOfScheduled } from './notices.ts';
import { freezePack } from './pack/freeze.ts';
import { meetings } from './resource.ts';
import { requireFuture, requireSpan, sorted } from './rules.ts';

export const lockedMeeting = (call: Call, id: string): Promise<Meeting> => lockedRow<Meeting>(call, meetings, id);

/** Either side proposes other times; the other side picks one. */
async function proposeTimes(call: Call, row: Meeting, { times }: ProposedTimes): Promise<void> {
  requireFuture(call, times, 'times');
  if (row.status === 'scheduled') await sendInvitations(call, row.id, 'cancel');
  await set(call, row.id, {
    status: 'proposed',
    proposed_times: sorted(times),
    proposed_by: call.actor.mode,
    starts_at: null,
  });
  await noticeOfMeetingProposal(call, { ...row, proposed_by: call.actor.mode, proposed_times: sorted(times) });
  await refreshDues(call, row.partner_id);
}

/** A side picks one of the times that the other side proposed. */
async function pickTime(call: Call, row: Meeting, { starts_at }: PickedTime): Promise<void> {
  if (row.proposed_by === call.actor.mode)
    throw conflict('The other side picks one of the times you proposed.', { allowed: ['propose'] });
  const time = new Date(starts_at).toISOString();
  if (!row.proposed_times.some((one) => new Date(one).toISOString() === time))
    throw invalid({ starts_at: ['is not one of the proposed times'] });
  requireFuture(call, [time], 'starts_at');
  await schedule(call, row, time, row.duration_minutes);
}

/** The company sets the time, for example after a phone call. */
async function reschedule(call: Call, row: Meeting, { starts_at, duration_minutes }: Rescheduled): Promise<void> {
  requireSpan(call, starts_at);
  await schedule(call, row, new Date(starts_at).toISOString(), duration_minutes ?? row.duration_minutes);
}

async function schedule(call: Call, row: Meeting, starts_at: string, duration_minutes: number): Promise<void> {
  await set(call, row.id, {
    status: 'scheduled',
    starts_at,
    duration_minutes,
    proposed_times: [],
    ended_at: null,
    reason: null,
  });
  await sendInvitations(call, row.id, 'request');
  await noticeOfScheduled(call, { ...row, starts_at });
  await refreshDues(call, row.partner_id);
}

/** The figures of a business review are frozen, because the decisions refer to them. */
async function holdMeeting(call: Call, row: Meeting): Promise<void> {
  if (!hasBegun(row, call.now()))
    throw conflict('This meeting has not started yet. Move it to an earlier time first.', { allowed: ['reschedule'] });
  if (row.kind === 'qbr') await freezePack(call, row);
  await set(call, row.id, { status: 'held', ended_at: call.now().toISOString() });
  await refreshDues(call, row.partner_id);
}

async function cancelMeeting(call: Call, row: Meeting, { reason }: WithReason): Promise<void> {
  if (reason) await call.because(reason);
  if (row.status === 'scheduled') await sendInvitations(call, row.id, 'cancel', { reason: reason ?? null });
  await set(call, row.id, { status: 'canceled', ended_at: call.now().toISOString(), reason: reason || null });
  await refreshDues(call, row.partner_id);
}

async function markNoShow(call: Call, row: Meeting, { reason }: WithReason): Promise<void> {
  if (!hasBegun(row, call.now())) throw conflict('This meeting has not started yet.', { allowed: ['cancel'] });
  await set(call, row.id, { status: 'no_show', ended_at: call.now().toISOString(), reason: reason || null });
  await refreshDues(call, row.partner_id);
}

/** An action becomes a task that both sides see. */
export async function addAction(call: Call, id: string, action: MeetingAction): Promise<AddedAction> {
  call.require('tasks', 'manage');
  const row = await lockedMeeting(call, id);
  if (row.status === 'canceled') throw conflict('A canceled meeting has no actions.', { allowed: [] });
  const task_id = await addTask(call, {
    ...action,
    visibility: 'shared',
    ...(call.actor.mode === 'company' && { partner_id: row.partner_id }),
    record_table: 'meetings',
    record_id: id,
    source: 'meeting',
  });
  return { task_id };
}

/** Notes that only the caller's side sees. */
async function writePrivateNotes(call: Call, row: Meeting, { private_notes }: PrivateNotes): Promise<void> {
  const side = call.actor.partner_id ? 'partner' : 'company';
  if (!private_notes?.trim()) {
    await call.run(sql`
      delete from meeting_private_notes
      where organization_id = ${call.organization_id} and meeting_id = ${row.id} and side = ${side}`);
    return;
  }
  await call.run(sql`
    insert into meeting_private_notes (organization_id, meeting_id, partner_id, body, side)
    values (${call.organization_id}, ${row.id}, ${row.partner_id}, ${private_notes}, ${side})
    on conflict (organization_id, meeting_id, side) do update set body = excluded.body, updated_by = app_user()`);
}

export const { routes: meetingStepRoutes, take: takeMeetingStep } = takeSteps(meetings, meetingSteps, {
  rules: {
    propose: proposeTimes,
    pick: pickTime,
    reschedule,
    hold: holdMeeting,
    no_show: markNoShow,
    cancel: cancelMeeting,
    private_notes: writePrivateNotes,
  },
});

/** The columns are ours, never the caller's. */
async function set(call: Call, id: string, values: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(values);
  await call.run(
    `update meetings set ${columns.map((column, index) => `${column} = $${index + 3}`).join(', ')}
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, ...columns.map((column) => values[column])],
  );
}
