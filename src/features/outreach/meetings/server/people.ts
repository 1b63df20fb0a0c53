import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
  const found = await call.rows(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and id = any(${contacts})
      and archived_at is null`);
  if (found.length < contacts.length) throw invalid({ attendees: ['must be contacts of this partner'] });
}

async function requireTeam(call: Call, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  const found = await call.asCompany((company) =>
    company.rows(sql`
      select id from people
      where organization_id = ${company.organization_id} and id = any(${users}) and status = 'active'`),
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
    await company.run(sql`
      delete from meeting_attendees where organization_id = ${company.organization_id} and meeting_id = ${id}
        and not coalesce(user_id = any(${users}::uuid[]) or contact_id = any(${contacts}::uuid[]), false)`);
    await company.run(sql`
      insert into meeting_attendees (organization_id, meeting_id, partner_id, side, user_id, full_name)
      select ${company.organization_id}, ${id}, ${partner_id}, 'company', p.id, p.full_name from people p
      where p.organization_id = ${company.organization_id} and p.id = any(${users}::uuid[])
      on conflict do nothing`);
    await company.run(sql`
      insert into meeting_attendees (organization_id, meeting_id, partner_id, side, contact_id, full_name)
      select ${company.organization_id}, ${id}, ${partner_id}, 'partner', c.id, trim(c.first_name || ' ' || c.last_name)
      from contacts c
      where c.organization_id = ${company.organization_id} and c.partner_id = ${partner_id}
        and c.id = any(${contacts}::uuid[])
      on conflict do nothing`);
  });
}

/** Only deals that the caller may see can be linked; those it does not see stay. */
export async function replaceDeals(call: Call, { id, partner_id }: Place, deals: readonly string[]): Promise<void> {
  const visible = await call.rows<{ id: string }>(sql`
    select id from opportunities
    where organization_id = ${call.organization_id} and id = any(${deals}) and archived_at is null`);
  if (visible.length < deals.length) throw invalid({ deal_ids: ['must be deals you can open'] });
  await call.run(sql`
    delete from meeting_deals d using opportunities o
    where d.organization_id = ${call.organization_id} and d.meeting_id = ${id}
      and o.organization_id = ${call.organization_id} and o.id = d.opportunity_id
        and not d.opportunity_id = any(${deals}::uuid[])`);
  await call.run(sql`
    insert into meeting_deals (organization_id, meeting_id, partner_id, opportunity_id)
    select ${call.organization_id}, ${id}, ${partner_id}, unnest(${deals}::uuid[])
    on conflict do nothing`);
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
    company.rows<Invitee>(sql`
      select full_name, email::text, 'company' as side, id as user_id from people
      where organization_id = ${company.organization_id} and id = any(${users}::uuid[]) and status = 'active'
      union all
      select trim(first_name || ' ' || last_name), email::text, 'partner', user_id from contacts
      where organization_id = ${company.organization_id} and id = any(${contacts}::uuid[]) and email is not null
        and archived_at is null
      order by 3, 1`),
  );
}
