import type { Call } from '#server/call.ts';
import { requireTimeZone } from '#server/company/time-zones.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Meeting, MeetingCreate, MeetingForPartnerCreate, MeetingStatus, MeetingUpdate } from '../schema.ts';
import { refreshDues } from './dues.ts';
import { sendInvitations } from './invitations.ts';
import { noticeOfMeetingProposal } from './notices.ts';
import { attendeesOf, replaceAttendees, replaceDeals } from './people.ts';

/** The people and deals of a new meeting, which lie in other tables and are written after its row. */
const waiting = new WeakMap<Call['tx'], Pick<MeetingCreate, 'attendees' | 'deal_ids'>>();

/** A meeting starts with a time, or with times from which the other side picks one. */
export async function beginMeeting(call: Call, input: MeetingCreate | MeetingForPartnerCreate): Promise<Row> {
  const { actor } = call;
  const { attendees, deal_ids, starts_at, proposed_times = [], ...fields } = input as MeetingCreate;
  const partner_id = actor.partner_id ?? fields.partner_id;
  await call.requirePartner(partner_id);
  if (starts_at && proposed_times.length > 0) throw invalid({ starts_at: ['cannot be set while times are proposed'] });
  if (!starts_at && proposed_times.length === 0)
    throw invalid({
      [actor.mode === 'partner' ? 'proposed_times' : 'starts_at']: ['is required: set or propose a time'],
    });
  if (starts_at && actor.mode === 'partner')
    throw invalid({ starts_at: ['is for the company; propose times instead'] });
  requireFuture(call, proposed_times, 'proposed_times');
  requireSpan(call, starts_at ?? null);
  checkZone(fields.time_zone);
  const owner = await organizerOf(call, partner_id, fields.owner_user_id ?? null);
  const people = await attendeesOf(call, partner_id, attendees ?? [], owner);
  waiting.set(call.tx, { attendees: people, deal_ids: deal_ids ?? [] });
  return {
    ...fields,
    partner_id,
    owner_user_id: owner,
    time_zone: fields.time_zone ?? actor.timezone,
    ...(starts_at
      ? { status: 'scheduled', starts_at }
      : { status: 'proposed', proposed_times: sorted(proposed_times), proposed_by: actor.mode }),
    created_by_name: actor.full_name,
  };
}

export async function followNewMeeting(call: Call, row: Meeting): Promise<void> {
  const { attendees = [], deal_ids = [] } = waiting.get(call.tx) ?? {};
  await replaceAttendees(call, row, attendees);
  await replaceDeals(call, row, deal_ids);
  if (row.status === 'scheduled') await sendInvitations(call, row.id, 'request');
  else await noticeOfMeetingProposal(call, row);
  await refreshDues(call, row.partner_id);
}

const OPEN: readonly MeetingStatus[] = ['proposed', 'scheduled'];
/** The fields that are written during and after a meeting. */
const NOTES = new Set(['shared_notes', 'decisions']);

/** Everything but notes and decisions is fixed once a meeting has ended. */
export async function changeMeeting(call: Call, current: Meeting, patch: MeetingUpdate): Promise<Row> {
  const { attendees, deal_ids, starts_at, proposed_times, ...fields } = patch as MeetingUpdate & Partial<MeetingCreate>;
  if (starts_at !== undefined || proposed_times !== undefined)
    throw invalid({ [starts_at === undefined ? 'proposed_times' : 'starts_at']: ['is changed by rescheduling'] });
  if (current.status === 'canceled') throw conflict('A canceled meeting cannot be changed.', { allowed: [] });
  const isOpen = OPEN.includes(current.status);
  const others = Object.keys(patch).filter((key) => !NOTES.has(key) && key !== 'row_version');
  if (!isOpen && others.length > 0)
    throw conflict('Only notes and decisions of a meeting that has ended can be changed.', { allowed: [...NOTES] });
  checkZone(fields.time_zone);
  if (fields.owner_user_id) await organizerOf(call, current.partner_id, fields.owner_user_id);
  const people = attendees && (await attendeesOf(call, current.partner_id, attendees, null, current.attendees));
  if (people) await replaceAttendees(call, current, people);
  if (deal_ids) await replaceDeals(call, current, deal_ids);
  return { ...fields };
}

const INVITED = ['title', 'place', 'duration_minutes', 'time_zone', 'agenda', 'attendees', 'owner_user_id'] as const;

/** Attendees get the new version of their calendar entry; people who were removed get a cancellation. */
export async function followMeetingChange(call: Call, row: Meeting, before: Meeting): Promise<void> {
  const isChanged = INVITED.some((key) => JSON.stringify(row[key]) !== JSON.stringify(before[key]));
  if (row.status !== 'scheduled' || !isChanged) return;
  const kept = new Set(row.attendees.map(keyOf));
  await sendInvitations(call, row.id, 'request', {
    removed: before.attendees.filter((one) => !kept.has(keyOf(one))),
  });
}

const keyOf = ({ user_id, contact_id }: Meeting['attendees'][number]) => user_id ?? contact_id ?? '';

/** The team member whom answers go to: the one named, the partner's owner, or the caller. */
async function organizerOf(call: Call, partner_id: string, named: string | null): Promise<string | null> {
  return call.asCompany(async (company) => {
    const { owner_user_id } = await company.one<{ owner_user_id: string | null }>(
      sql`select owner_user_id from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    const wanted = named ?? (call.actor.mode === 'company' ? call.actor.user_id : owner_user_id) ?? owner_user_id;
    if (!wanted) return null;
    const found = await company.maybe(sql`
      select from people where organization_id = ${company.organization_id} and id = ${wanted} and status = 'active'`);
    if (!found && named) throw invalid({ owner_user_id: ['is not a team member'] });
    return found ? wanted : null;
  });
}

function checkZone(time_zone: string | undefined): void {
  if (time_zone !== undefined) requireTimeZone(time_zone, 'time_zone');
}

export const sorted = (times: readonly string[]): string[] => times.map((time) => new Date(time).toISOString()).sort();

export function requireFuture(call: Call, times: readonly string[], field: string): void {
  if (times.some((time) => new Date(time) <= call.now())) throw invalid({ [field]: ['must lie in the future'] });
  requireSpan(call, times.at(-1) ?? null, field);
}

const YEAR_MS = 366 * 86_400_000;

/** Meetings of the past are entered to be complete; a typing error in the year is neither. */
export function requireSpan(call: Call, time: string | null, field = 'starts_at'): void {
  if (time && Math.abs(new Date(time).getTime() - call.now().getTime()) > 3 * YEAR_MS)
    throw invalid({ [field]: ['must lie within three years'] });
}
