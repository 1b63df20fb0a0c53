import type { Call } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import type { Attendee, AttendeeInput, Meeting } from '../schema.ts';

/**
 * Checks who attends. Partners name their own contacts; the team members of a meeting stay, because partners do not see
 * the team. @returns the attendees, with the organizer among them
 */
export async function attendeesOf(
  call: Call,
  partner_id: string,
  given: readonly AttendeeInput[],
  organizer: string | null,
  current: readonly Attendee[] = [],
): Promise<AttendeeInput[]> {
  const users = new Set(organizer ? [organizer] : []);
  const contacts = new Set<string>();
  for (const [index, { user_id, contact_id }] of given.entries()) {
    if ((user_id === undefined) === (contact_id === undefined))
      throw invalid({ [`attendees.${index}`]: ['must name either a team member or a contact'] });
    if (user_id) users.add(user_id);
    if (contact_id) contacts.add(contact_id);
  }
  const known = new Set(current.flatMap(({ user_id }) => (user_id ? [user_id] : [])));
  if (call.actor.mode === 'partner') {
    for (const id of users)
      if (id !== organizer && !known.has(id)) throw invalid({ attendees: ['must be contacts of yours'] });
    for (const id of known) users.add(id);
  }
  await requireEach(call, [...contacts], partner_id);
  await requireTeam(
    call,
    [...users].filter((id) => !known.has(id)),
  );
  return [...[...users].map((user_id) => ({ user_id })), ...[...contacts].map((contact_id) => ({ contact_id }))];
}

async function requireEach(call: Call, contacts: readonly string[], partner_id: string): Promise<void> {
  if (contacts.length === 0) return;
  const found = await call.rows(
    'select id from contacts where organization_id = $1 and partner_id = $2 and id = any($3) and archived_at is null',
    [call.organization_id, partner_id, contacts],
  );
  if (found.length < contacts.length) throw invalid({ attendees: ['must be contacts of this partner'] });
}

async function requireTeam(call: Call, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  const found = await call.asCompany((company) =>
    company.rows("select id from people where organization_id = $1 and id = any($2) and status = 'active'", [
      company.organization_id,
      users,
    ]),
  );
  if (found.length < users.length) throw invalid({ attendees: ['must be team members'] });
}

type Place = Pick<Meeting, 'id' | 'partner_id'>;

/** Attendees who stay keep their row. */
export async function replaceAttendees(
  call: Call,
  { id, partner_id }: Place,
  people: readonly AttendeeInput[],
): Promise<void> {
  const users = people.flatMap(({ user_id }) => (user_id ? [user_id] : []));
  const contacts = people.flatMap(({ contact_id }) => (contact_id ? [contact_id] : []));
  await call.asCompany(async (company) => {
    const of = [company.organization_id, id];
    await company.run(
      `delete from meeting_attendees where organization_id = $1 and meeting_id = $2
         and not coalesce(user_id = any($3::uuid[]) or contact_id = any($4::uuid[]), false)`,
      [...of, users, contacts],
    );
    await company.run(
      `insert into meeting_attendees (organization_id, meeting_id, partner_id, side, user_id, full_name)
       select $1, $2, $3, 'company', p.id, p.full_name from people p where p.organization_id = $1 and p.id = any($4::uuid[])
       on conflict do nothing`,
      [...of, partner_id, users],
    );
    await company.run(
      `insert into meeting_attendees (organization_id, meeting_id, partner_id, side, contact_id, full_name)
       select $1, $2, $3, 'partner', c.id, trim(c.first_name || ' ' || c.last_name) from contacts c
       where c.organization_id = $1 and c.partner_id = $3 and c.id = any($4::uuid[])
       on conflict do nothing`,
      [...of, partner_id, contacts],
    );
  });
}

/** Only deals that the caller may see can be linked; those it does not see stay. */
export async function replaceDeals(call: Call, { id, partner_id }: Place, deals: readonly string[]): Promise<void> {
  const visible = await call.rows<{ id: string }>(
    'select id from opportunities where organization_id = $1 and id = any($2) and archived_at is null',
    [call.organization_id, deals],
  );
  if (visible.length < deals.length) throw invalid({ deal_ids: ['must be deals you can open'] });
  await call.run(
    `delete from meeting_deals d using opportunities o where d.organization_id = $1 and d.meeting_id = $2
       and o.organization_id = $1 and o.id = d.opportunity_id and not d.opportunity_id = any($3::uuid[])`,
    [call.organization_id, id, deals],
  );
  await call.run(
    `insert into meeting_deals (organization_id, meeting_id, partner_id, opportunity_id) select $1, $2, $3, unnest($4::uuid[])
     on conflict do nothing`,
    [call.organization_id, id, partner_id, deals],
  );
}

export interface Invitee {
  full_name: string;
  email: string;
  side: 'company' | 'partner';
  user_id: string | null;
}

/** The addresses of attendees today; people without one, or who left, get no email. */
export function inviteesOf(
  call: Call,
  attendees: readonly Pick<Attendee, 'user_id' | 'contact_id'>[],
): Promise<Invitee[]> {
  const users = attendees.flatMap(({ user_id }) => (user_id ? [user_id] : []));
  const contacts = attendees.flatMap(({ contact_id }) => (contact_id ? [contact_id] : []));
  return call.asCompany((company) =>
    company.rows<Invitee>(
      `select full_name, email::text, 'company' as side, id as user_id from people
       where organization_id = $1 and id = any($2::uuid[]) and status = 'active'
       union all
       select trim(first_name || ' ' || last_name), email::text, 'partner', user_id from contacts
       where organization_id = $1 and id = any($3::uuid[]) and email is not null and archived_at is null
       order by 3, 1`,
      [company.organization_id, users, contacts],
    ),
  );
}
