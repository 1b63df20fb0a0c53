import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { RegistrationCommentCreate } from '../schema.ts';
import { createComment } from './service.ts';

/** @returns the id of an internal comment on a registration that waits for a decision */
export async function sampleRegistrationComment(
  call: Call,
  overrides: Partial<RegistrationCommentCreate> = {},
): Promise<string> {
  const registration_id = overrides.registration_id ?? (await samplePendingRegistration(call));
  return createComment(call, { body: 'I know their buyer.', visibility: 'internal', ...overrides, registration_id });
}
