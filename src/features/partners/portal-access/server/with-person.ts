import { invite } from '#features/access/invitations/server/service.ts';
import { findOrCreateContact } from '#features/partners/contacts/server/service.ts';
import { createPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import type { PartnerWithPerson } from '../schema.ts';

/**
 * Creates a partner together with its first person, so that neither exists without the other when something is refused.
 * @returns the id of the partner
 */
export async function createPartnerWithPerson(call: Call, input: PartnerWithPerson): Promise<string> {
  const { person_email, person_name, person_invite, ...partner } = input;
  const partner_id = await createPartner(call, partner);
  if (!person_email) return partner_id;
  call.require('contacts', 'manage');
  const email = person_email.trim().toLowerCase();
  const full_name = person_name?.trim() || null;
  try {
    await findOrCreateContact(call, { partner_id, email, full_name });
    if (person_invite) {
      call.require('invitations', 'manage');
      await invite(call, { email, full_name, role: 'partner_admin', partner_id });
    }
  } catch (error) {
    throw namedAsHere(error);
  }
  return partner_id;
}

/** The form has one field for the address, which contacts and invitations call `email`. */
function namedAsHere(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.errors?.email) return error;
  const { email, ...others } = error.errors;
  return new Refusal(error.statusCode, error.message, { ...others, person_email: email }, error.facts);
}
