import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { texts } from './texts.ts';

interface About {
  id: string;
  track_name: string;
  partner_id: string;
  user_id: string | null;
  is_internal: boolean;
}

const portal = ({ id }: About) => `/enablement/partner-tracks/show/${id}`;
const desk = ({ id }: About) => `/enablement/tracks/assignments/show/${id}`;
/** Emails about a track that a partner made for its people stay with the partner. */
const on = ({ partner_id, is_internal }: About) => ({
  about: [{ table: 'partners' as const, id: partner_id }],
  ...(is_internal && { is_private: true as const }),
});

async function toPartner(call: Call, { partner_id, user_id }: About): Promise<Audience> {
  const people = await partnerUsersWithPermission(call, partner_id, 'track_assignments', 'view');
  return { mode: 'partner', partner_id, people: user_id ? people.filter((one) => one.user_id === user_id) : people };
}

async function toCompany(call: Call, { partner_id, is_internal }: About): Promise<Audience> {
  return {
    mode: 'company',
    people: is_internal ? [] : await teamMembersWithPermission(call, 'track_assignments', 'manage', partner_id),
  };
}

async function nameOf(call: Call, partner_id: string): Promise<string> {
  return (
    await call.one<{ name: string }>(
      sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    )
  ).name;
}

export async function tellTrackAssigned(call: Call, of: About): Promise<void> {
  await notify(
    call,
    await toPartner(call, of),
    () => ({ kind: 'track_assigned', text: texts.assigned(of.track_name), link: portal(of), ...on(of) }),
    () => ({ subject: texts.assignedSubject(of.track_name), action: texts.openTrack }),
  );
}

export async function tellWaiting(call: Call, of: About, step: string): Promise<void> {
  const partner = await nameOf(call, of.partner_id);
  await notify(
    call,
    await toCompany(call, of),
    () => ({
      kind: 'track_step_waiting',
      text: texts.waiting(partner, step, of.track_name),
      link: desk(of),
      ...on(of),
    }),
    () => ({ subject: texts.waitingSubject(step), action: texts.openTrack }),
  );
}

export async function tellReturned(call: Call, of: About, step: string, reason: string): Promise<void> {
  await notify(
    call,
    await toPartner(call, of),
    () => ({
      kind: 'track_step_returned',
      text: texts.returned(step, of.track_name, reason),
      link: portal(of),
      ...on(of),
    }),
    () => ({ subject: texts.returnedSubject(step), action: texts.openTrack }),
  );
}

export async function tellTrackDue(call: Call, of: About, step: { id: string; title: string; is_overdue: boolean }) {
  await notify(
    call,
    await toPartner(call, of),
    () => ({
      kind: 'track_step_due',
      text: (step.is_overdue ? texts.overdue : texts.dueSoon)(step.title, of.track_name),
      link: portal(of),
      ...on(of),
      dedupe_key: `track_step ${step.id} ${step.is_overdue ? 'overdue' : 'due'}`,
    }),
    () => ({
      subject: (step.is_overdue ? texts.overdueSubject : texts.dueSoonSubject)(step.title),
      action: texts.openTrack,
    }),
  );
}

export async function tellStuck(call: Call, of: About, since: string): Promise<void> {
  const partner = await nameOf(call, of.partner_id);
  await notify(call, await toCompany(call, of), () => ({
    kind: 'track_stuck',
    text: texts.stuck(partner, of.track_name),
    link: desk(of),
    ...on(of),
    dedupe_key: `track_assignment ${of.id} stuck ${since}`,
  }));
}

export async function tellTrackCompleted(call: Call, of: About): Promise<void> {
  await notify(
    call,
    await toPartner(call, of),
    () => ({ kind: 'track_completed', text: texts.completed(of.track_name), link: portal(of), ...on(of) }),
    () => ({ subject: texts.completedSubject(of.track_name), action: texts.openTrack }),
  );
  const partner = await nameOf(call, of.partner_id);
  await notify(call, await toCompany(call, of), () => ({
    kind: 'track_finished',
    text: texts.finished(partner, of.track_name),
    link: desk(of),
    ...on(of),
  }));
}
