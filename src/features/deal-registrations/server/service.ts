import type { Call } from '#server/call.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { DealRegistration, DealRegistrationCreate } from '../schema.ts';
import { change } from './move.ts';
import { dealRegistrations } from './resource.ts';

// The door of this feature: what other features may do to a registration.
export { convertRegistration } from './conversion.ts';
export {
  approveRegistration,
  askAboutRegistration,
  extendRegistration,
  rejectRegistration,
  revokeRegistration,
} from './decisions.ts';
export { answerQuestion, releaseRegistration, withdrawRegistration } from './partner-moves.ts';
export { lookAgain } from './rivals.ts';
export { submitRegistration } from './screening.ts';

/** A draft as the company makes it on behalf of a partner: submitting it accepts it at once. @returns the id */
export function draftOnBehalf(call: Call, input: DealRegistrationCreate): Promise<string> {
  return createRow(call, dealRegistrations, input);
}

/** A draft as the partner itself would make it, for imports and demo data: submitting it screens it. @returns the id */
export async function draftForPartner(call: Call, input: DealRegistrationCreate): Promise<string> {
  const id = await draftOnBehalf(call, input);
  await change(call, id, { source: 'partner' });
  return id;
}

/** @throws 404 */
export function readRegistration(call: Call, id: string): Promise<DealRegistration> {
  return readRow<DealRegistration>(call, dealRegistrations, id);
}
