import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

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
    {
      kind: 'track_assigned',
      text: `The track “${of.track_name}” is ready for you.`,
      link: portal(of),
      ...on(of),
    },
    { subject: `Your track: ${of.track_name}`, action: 'Open track' },
  );
}

export async function tellWaiting(call: Call, of: About, step: string): Promise<void> {
  const text = `${await nameOf(call, of.partner_id)} finished “${step}” of “${of.track_name}”. Approve it or send it back.`;
  await notify(
    call,
    await toCompany(call, of),
    { kind: 'track_step_waiting', text, link: desk(of), ...on(of) },
    {
      subject: `Waiting for approval: ${step}`,
      action: 'Open track',
    },
  );
}

export async function tellReturned(call: Call, of: About, step: string, reason: string): Promise<void> {
  await notify(
    call,
    await toPartner(call, of),
    {
      kind: 'track_step_returned',
      text: `“${step}” of “${of.track_name}” needs your attention: ${reason}`,
      link: portal(of),
      ...on(of),
    },
    { subject: `Action required: ${step}`, action: 'Open track' },
  );
}

export async function tellTrackDue(call: Call, of: About, step: { id: string; title: string; is_overdue: boolean }) {
  await notify(
    call,
    await toPartner(call, of),
    {
      kind: 'track_step_due',
      text: step.is_overdue
        ? `“${step.title}” of “${of.track_name}” is overdue.`
        : `“${step.title}” of “${of.track_name}” is due soon.`,
      link: portal(of),
      ...on(of),
      dedupe_key: `track_step ${step.id} ${step.is_overdue ? 'overdue' : 'due'}`,
    },
    { subject: `${step.is_overdue ? 'Overdue' : 'Due soon'}: ${step.title}`, action: 'Open track' },
  );
}

export async function tellStuck(call: Call, of: About, since: string): Promise<void> {
  await notify(call, await toCompany(call, of), {
    kind: 'track_stuck',
    text: `${await nameOf(call, of.partner_id)} has made no progress on “${of.track_name}” for some time.`,
    link: desk(of),
    ...on(of),
    dedupe_key: `track_assignment ${of.id} stuck ${since}`,
  });
}

export async function tellTrackCompleted(call: Call, of: About): Promise<void> {
  await notify(
    call,
    await toPartner(call, of),
    {
      kind: 'track_completed',
      text: `You completed “${of.track_name}”. Well done!`,
      link: portal(of),
      ...on(of),
    },
    { subject: `Completed: ${of.track_name}`, action: 'Open track' },
  );
  await notify(call, await toCompany(call, of), {
    kind: 'track_finished',
    text: `${await nameOf(call, of.partner_id)} completed “${of.track_name}”.`,
    link: desk(of),
    ...on(of),
  });
}
