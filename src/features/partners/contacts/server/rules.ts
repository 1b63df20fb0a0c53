import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, invalid } from '#server/errors.ts';
import type { Contact, ContactCreate } from '../schema.ts';

constraintMessage('contacts_one_per_mailbox', {
  email: ['Another contact at this partner already has this email address.'],
});

export async function prepareContact(call: Call, input: ContactCreate): Promise<Row> {
  const partner_id = call.actor.partner_id ?? input.partner_id ?? null;
  const contact = { ...stored(input), partner_id };
  refuseTwoHomes(contact);
  if (!partner_id) return refusePrimary(contact);
  const primary = await lockPrimary(call, partner_id);
  // The first contact of a partner becomes the primary contact.
  const is_primary = input.is_primary ?? !primary;
  if (is_primary && primary) await clearPrimary(call, primary.id);
  return { ...contact, is_primary };
}

export async function prepareContactChange(call: Call, current: Contact, patch: Partial<ContactCreate>): Promise<Row> {
  const next = { ...current, ...patch };
  refuseTwoHomes(next);
  const moves = next.partner_id !== current.partner_id;
  if (moves && current.portal_access === 'active') {
    throw conflict('This contact can sign in for the partner. Remove their access first.');
  }
  if (call.actor.mode === 'partner' && current.portal_access === 'active' && isOther(current.email, patch.email)) {
    throw conflict('This contact signs in with this address.', {}, { email: ['is used to sign in'] });
  }
  if (!next.partner_id) return refusePrimary({ ...stored(patch), ...(moves && { is_primary: false }) });
  const makesPrimary = patch.is_primary === true || (moves && next.is_primary);
  if (makesPrimary) {
    const primary = await lockPrimary(call, next.partner_id);
    if (primary && primary.id !== current.id) await clearPrimary(call, primary.id);
  }
  return stored(patch);
}

export async function rejectWithPortalAccess(_call: Call, { portal_access }: Contact): Promise<void> {
  if (portal_access === 'active') throw conflict('This contact can sign in. Remove their access first.');
}

function stored(given: Partial<ContactCreate>): Row {
  const values: Row = { ...given };
  if (given.email) values.email = given.email.trim().toLowerCase();
  return values;
}

function isOther(before: string | null, after: string | null | undefined): boolean {
  return after !== undefined && (after ?? '').toLowerCase() !== (before ?? '').toLowerCase();
}

function refuseTwoHomes({ partner_id, account_id }: Row): void {
  if (partner_id && account_id)
    throw invalid({ account_id: ['A contact can belong to a partner or an account, not both.'] });
}

function refusePrimary(values: Row): Row {
  if (values.is_primary) throw invalid({ is_primary: ['Only a contact of a partner can be the primary contact.'] });
  return values;
}

/**
 * Changes of a partner's primary contact are serialized with an advisory lock, because a row lock would return a row
 * that is no longer the primary contact. The partner is locked before the contact, as in a merge: otherwise the two
 * would deadlock.
 */
async function lockPrimary(call: Call, partner_id: string): Promise<{ id: string } | undefined> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended('primary contact ' || ${partner_id}, 0))`);
  await call.run(
    sql`select from partners where organization_id = ${call.organization_id} and id = ${partner_id} for key share`,
  );
  return call.maybe<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and is_primary
      and archived_at is null
    for no key update`);
}

async function clearPrimary(call: Call, id: string): Promise<void> {
  await call.run(
    sql`update contacts set is_primary = false where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
