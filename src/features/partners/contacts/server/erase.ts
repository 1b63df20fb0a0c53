import { eraseFromAudit } from '#features/access/audit-events/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { forbidden } from '#server/errors.ts';
import { ERASED_NAME, erasePerson } from '#server/merge-and-erase/person-erasure.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Contact } from '../schema.ts';
import { contacts } from './resource.ts';

/** The locked contact. @throws 403 for other roles than owners and administrators, 404 */
export function contactToErase(call: Call, id: string): Promise<Contact> {
  if (!['owner', 'admin', 'system'].includes(call.actor.role))
    throw forbidden('Only owners and administrators can erase a person.');
  return lockedRow<Contact>(call, contacts, id);
}

/**
 * Erases a person: the contact is archived without any personal data, and all features take the name and the addresses
 * out of their rows. What happened stays, because deals, money and agreements depend on it.
 */
export async function eraseContact(call: Call, contact: Contact): Promise<void> {
  const { id } = contact;
  const { user_id } = await call.one<{ user_id: string | null }>(
    sql`select user_id from contacts where organization_id = ${call.organization_id} and id = ${id}`,
  );
  const [first_name, last_name] = ERASED_NAME.split(' ');
  await call.run(sql`
    update contacts
    set first_name = ${first_name ?? null}, last_name = ${last_name ?? null}, email = null, phone = null, title = null, tags = '{}',
      custom = '{}',
      user_id = null, is_primary = false, archived_at = coalesce(archived_at, ${call.now()})
    where organization_id = ${call.organization_id} and id = ${id}`);
  const person = {
    contact_id: id,
    partner_id: contact.partner_id,
    user_id,
    full_name: contact.full_name,
    email: contact.email,
  };
  await eraseFromAudit(call, person, () => erasePerson(call, person));
}
