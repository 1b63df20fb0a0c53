import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import type { OpportunityTypeCreate } from '../schema.ts';
import { createType, readType } from './service.ts';

/** @returns the id of a type with the usual stages */
export function sampleOpportunityType(call: Call, overrides: Partial<OpportunityTypeCreate> = {}): Promise<string> {
  return createType(call, { name: `Deal type ${newId().slice(-8)}`, motion: 'resale', ...overrides });
}

/** @returns the id of the first stage of a new type */
export async function sampleOpportunityStage(call: Call): Promise<string> {
  return (await readType(call, await sampleOpportunityType(call))).stages[0]!.id;
}
