import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow, updateRow } from '#server/resource/verbs.ts';
import type { Contact, ContactCreate } from '../schema.ts';
import { contactNames } from './names.ts';
import { contacts } from './resource.ts';

export { contactBindings } from './form-bindings.ts';
export { contactNames };

/** @returns the id */
export function createContact(call: Call, input: ContactCreate): Promise<string> {
  return createRow(call, contacts, input);
}

interface Somebody {
  partner_id: string;
  email: string;
  full_name: string | null;
}

/** The partner's contact with this address; made when there is none. @returns the id */
export async function findOrCreateContact(call: Call, { partner_id, email, full_name }: Somebody): Promise<string> {
  const existing = await call.maybe<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and email = ${email}
      and archived_at is null`);
  if (existing) return existing.id;
  return createContact(call, { partner_id, email, ...contactNames(full_name?.trim() || mailboxOf(email)) });
}

/** A contact known only by email address takes the name that the person enters. */
export async function setContactName(
  call: Call,
  id: string,
  { email, full_name }: Omit<Somebody, 'partner_id'>,
): Promise<void> {
  const { first_name, last_name } = contactNames(full_name?.trim() || mailboxOf(email));
  await call.run(sql`
    update contacts set first_name = ${first_name}, last_name = ${last_name}
    where organization_id = ${call.organization_id} and id = ${id} and first_name = ${mailboxOf(email).slice(0, 120)}
      and last_name = ''`);
}

const mailboxOf = (email: string) => email.split('@')[0]!;

/** Links a contact to the login that belongs to it; null removes the link. */
export async function linkContact(call: Call, id: string, user_id: string | null): Promise<void> {
  await call.run(
    sql`update contacts set user_id = ${user_id} where organization_id = ${call.organization_id} and id = ${id}`,
  );
}

/**
 * The contact with this address of the same partner, or of no partner; made when there is none. Of an existing one only
 * empty fields are filled, because anyone can send a form in another person's name. @returns the id
 */
export async function createOrCompleteContact(call: Call, input: ContactCreate & { email: string }): Promise<string> {
  const email = input.email.trim().toLowerCase();
  const existing = await call.maybe<{ id: string }>(sql`
    select id from contacts
    where organization_id = ${call.organization_id} and email = ${email} and partner_id is not distinct
    from ${input.partner_id ?? null}
      and archived_at is null order by created_at, id limit 1 for update`);
  if (!existing) return createContact(call, { ...input, email });
  const now = await readRow<Contact>(call, contacts, existing.id);
  const { custom = {}, tags = [], partner_id: _, account_id, ...values } = input;
  const row = now as unknown as Record<string, unknown>;
  const patch: Record<string, unknown> = Object.fromEntries(
    Object.entries(values).filter(([key]) => row[key] === null || row[key] === ''),
  );
  const newTags = (tags ?? []).filter((tag) => !now.tags?.includes(tag));
  if (newTags.length > 0) patch.tags = [...(now.tags ?? []), ...newTags];
  if (account_id && !now.account_id && !now.partner_id) patch.account_id = account_id;
  const open = Object.entries(custom ?? {}).filter(([key]) => now.custom[key] === undefined);
  if (open.length > 0) patch.custom = Object.fromEntries(open);
  if (Object.keys(patch).length > 0) await updateRow(call, contacts, existing.id, patch);
  return existing.id;
}
