import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { EntitlementGrantCreate, EntitlementGrantForPartnerCreate } from '../grants.schema.ts';
import type { EntitlementCreate } from '../schema.ts';
import { entitlementGrants, entitlements } from './resource.ts';

export { refreshEntitlements } from './allotments.ts';
export { addKeys } from './keys.ts';
export { takeGrantStep } from './steps.ts';

/** @returns the id */
export function createEntitlement(call: Call, input: EntitlementCreate): Promise<string> {
  return createRow(call, entitlements, input);
}

/** @returns the id */
export function requestEntitlement(
  call: Call,
  input: EntitlementGrantCreate | EntitlementGrantForPartnerCreate,
): Promise<string> {
  return createRow(call, entitlementGrants, input);
}
