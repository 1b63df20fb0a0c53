import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { ContactCreate } from '../schema.ts';
import { createContact } from './service.ts';

/** Creates a contact of a partner. @returns the id */
export async function sampleContact(call: Call, overrides: Partial<ContactCreate> = {}): Promise<string> {
  const partner_id = overrides.account_id ? null : (overrides.partner_id ?? (await samplePartner(call)));
  const email = `person-${newId().slice(-8)}@partner.example`;
  return createContact(call, { first_name: 'Ada', last_name: 'Lovelace', email, ...overrides, partner_id });
}
