import { roleName } from '#features/access/roles/names.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type FieldErrors, invalid } from '#server/errors.ts';
import { type Audience, MAX_READERS, type Recipient } from '../schema.ts';
import { externalAddresses, isAllowed } from './settings.ts';

/** A person a run is sent to, listed once however many recipients include them. */
export interface Reader {
  reader: string;
  reader_kind: 'colleague' | 'partner' | 'external';
  eyes_user_id: string | null;
  partner_id: string | null;
  full_name: string;
  address: string;
  /** Why nothing can go there, known before anything is asked. */
  error?: string;
}

interface Person {
  user_id: string;
  full_name: string;
  email: string;
}
interface Colleague extends Person {
  role: string;
  role_id: string | null;
  role_name: string | null;
}

/** The people of the side a schedule was made on: the company's, or one partner's. */
export function peopleOf(call: Call, partner_id: string | null): Promise<Colleague[]> {
  return partner_id === null
    ? call.rows<Colleague>(sql`
      select p.id as user_id, p.full_name, p.email, p.role, p.role_id, r.name as role_name from people p
      left join roles r on r.organization_id = p.organization_id and r.id = p.role_id
      where p.organization_id = ${call.organization_id} and p.status = 'active' order by p.full_name, p.id`)
    : call.rows<Colleague>(
        sql`select user_id, full_name, email, role, role_id, role_name from partner_roles(${partner_id})`,
      );
}

/** Everybody who can sign in for each of these partners; of all the active ones without `ids`. */
function peopleOfPartners(call: Call, ids: readonly string[] | null) {
  return call.rows<Person & { partner_id: string; partner_name: string }>(sql`
    select p.id as partner_id, p.name as partner_name, u.user_id, u.full_name, u.email from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    cross join lateral partner_people(p.id) u
    where p.organization_id = ${call.organization_id} and p.archived_at is null and s.category in ('active', 'invited')
      and (${ids}::uuid[] is null or p.id = any(${ids})) order by p.name, u.full_name, u.user_id`);
}

interface Sending {
  partner_id: string | null;
  owner_user_id: string;
  recipients: readonly Recipient[];
}

/**
 * Everyone the recipients include today, as far as the caller, the schedule's owner, may see them. Former users are
 * listed too, with the reason why they get nothing.
 */
export async function readersOf(call: Call, { partner_id, owner_user_id, recipients }: Sending): Promise<Reader[]> {
  const found = new Map<string, Reader>();
  const add = (reader: Reader) => void (found.has(reader.reader) || found.set(reader.reader, reader));
  const colleague = ({ user_id, full_name, email }: Person): Reader => ({
    reader: `user:${user_id}`,
    reader_kind: partner_id === null ? 'colleague' : 'partner',
    eyes_user_id: user_id,
    partner_id,
    full_name,
    address: email,
  });
  const people = await peopleOf(call, partner_id);
  for (const recipient of recipients) {
    if (recipient.kind === 'user') {
      const person = people.find(({ user_id }) => user_id === recipient.user_id);
      add(person ? colleague(person) : await gone(call, recipient.user_id, partner_id));
    } else if (recipient.kind === 'role') {
      for (const person of people) if (hasRole(person, recipient)) add(colleague(person));
    }
  }
  for (const recipient of recipients) {
    if (recipient.kind !== 'partner' && recipient.kind !== 'every_partner') continue;
    const ids = recipient.kind === 'partner' ? [recipient.partner_id] : null;
    const theirs = await peopleOfPartners(call, ids);
    for (const { user_id, full_name, email, ...partner } of theirs) {
      add({
        reader: `partner:${partner.partner_id}:${user_id}`,
        reader_kind: 'partner',
        eyes_user_id: user_id,
        partner_id: partner.partner_id,
        full_name,
        address: email,
      });
    }
    if (recipient.kind === 'partner' && theirs.length === 0)
      add(await partnerWithoutPeople(call, recipient.partner_id));
  }
  for (const recipient of recipients) {
    if (recipient.kind !== 'external') continue;
    const address = recipient.address.toLowerCase();
    add({
      reader: `external:${address}`,
      reader_kind: 'external',
      eyes_user_id: owner_user_id,
      partner_id: null,
      full_name: address,
      address,
    });
  }
  return [...found.values()];
}

function hasRole(person: Colleague, { role, role_id = null }: Recipient & { kind: 'role' }): boolean {
  return person.role === role && (person.role_id ?? null) === (role_id ?? null);
}

async function gone(call: Call, user_id: string, partner_id: string | null): Promise<Reader> {
  const person = await call.maybe<{ full_name: string; email: string }>(
    sql`select full_name, email from people where organization_id = ${call.organization_id} and id = ${user_id}`,
  );
  return {
    reader: `user:${user_id}`,
    reader_kind: partner_id === null ? 'colleague' : 'partner',
    eyes_user_id: user_id,
    partner_id,
    full_name: person?.full_name ?? 'Former member',
    address: person?.email ?? '',
    error: 'This person is no longer a member, so nothing was sent.',
  };
}

async function partnerWithoutPeople(call: Call, partner_id: string): Promise<Reader> {
  const partner = await call.maybe<{ name: string }>(
    sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
  );
  return {
    reader: `partner:${partner_id}`,
    reader_kind: 'partner',
    eyes_user_id: null,
    partner_id: partner ? partner_id : null,
    full_name: partner?.name ?? 'Deleted partner',
    address: '',
    error: 'No partner users can sign in, so nothing was sent.',
  };
}

/** @throws 422 naming the recipients the caller may not send to */
export async function checkRecipients(call: Call, recipients: readonly Recipient[], confirmsExternal: boolean) {
  const { partner_id } = call.actor;
  const problems: string[] = [];
  const people = new Set((await peopleOf(call, partner_id)).map(({ user_id }) => user_id));
  const partners = new Set(partner_id === null ? (await visiblePartners(call, recipients)).map(({ id }) => id) : []);
  const allowed = await externalAddresses(call);
  for (const recipient of recipients) {
    if (recipient.kind === 'user' && !people.has(recipient.user_id))
      problems.push('One of the recipients is not a member of your team.');
    if (partner_id !== null && !['user', 'role'].includes(recipient.kind)) {
      problems.push('You can send reports only to members of your own team.');
    } else if (recipient.kind === 'partner' && !partners.has(recipient.partner_id)) {
      problems.push('One of the partners does not exist.');
    } else if (recipient.kind === 'external' && !isAllowed(recipient.address, allowed)) {
      problems.push(`${recipient.address} is not an allowed external recipient. Ask an administrator to add it.`);
    }
  }
  const errors: FieldErrors = {};
  if (problems.length > 0) errors.recipients = [...new Set(problems)];
  else if (recipients.some(({ kind }) => kind === 'external') && !confirmsExternal) {
    errors.confirms_external = ['Confirm that external recipients get the data you have access to.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const readers = await readersOf(call, { partner_id, owner_user_id: call.actor.user_id ?? '', recipients });
  if (readers.length > MAX_READERS) {
    throw invalid({
      recipients: [`include ${readers.length} people, but a report can have at most ${MAX_READERS} recipients`],
    });
  }
}

function visiblePartners(call: Call, recipients: readonly Recipient[]) {
  const ids = recipients.flatMap((recipient) => (recipient.kind === 'partner' ? [recipient.partner_id] : []));
  return call.rows<{ id: string }>(
    sql`select id from partners where organization_id = ${call.organization_id} and id = any(${ids})`,
  );
}

/** The recipients the caller can choose from. */
export async function audienceOf(call: Call): Promise<Audience> {
  const { partner_id } = call.actor;
  const people = await peopleOf(call, partner_id);
  const roles = Map.groupBy(people, ({ role, role_id }) => `${role} ${role_id ?? ''}`);
  const partners = Map.groupBy(partner_id === null ? await peopleOfPartners(call, null) : [], (one) => one.partner_id);
  return {
    users: people.map(({ user_id, full_name, email }) => ({ user_id, full_name, email })),
    roles: [...roles.values()].map((members) => {
      const { role, role_id, role_name } = members[0]!;
      return { role, role_id, label: roleName(role, role_name), people: members.length };
    }),
    partners: [...partners].map(([id, members]) => ({
      partner_id: id,
      name: members[0]!.partner_name,
      people: members.length,
    })),
    external_addresses: partner_id === null ? await externalAddresses(call) : [],
  };
}
