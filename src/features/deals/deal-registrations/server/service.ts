import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DealRegistrationCreate } from '../schema.ts';
import { change } from './move.ts';
import { dealRegistrations } from './resource.ts';

// The door of this feature: what other features may do to a registration.
export { checkCompany } from './check.ts';
export { approveRegistration, askAboutRegistration, rejectRegistration } from './decisions.ts';
export { holdCompany } from './hold.ts';
export { submitRegistration } from './screening.ts';
export { markSilentClaims } from './silence.ts';

/** A draft as the partner itself would make it, for imports and demo data: submitting it screens it. @returns the id */
export async function draftForPartner(call: Call, input: DealRegistrationCreate): Promise<string> {
  const id = await createRow(call, dealRegistrations, input);
  await change(call, id, { source: 'partner' });
  return id;
}
