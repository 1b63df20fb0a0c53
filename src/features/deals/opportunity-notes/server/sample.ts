import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import type { Call } from '#server/call.ts';
import type { OpportunityNoteCreate } from '../schema.ts';
import { createNote } from './service.ts';

/** @returns the id of an internal note on a new deal */
export async function sampleOpportunityNote(
  call: Call,
  overrides: Partial<OpportunityNoteCreate> = {},
): Promise<string> {
  const opportunity_id = overrides.opportunity_id ?? (await sampleOpportunity(call));
  return createNote(call, {
    body: 'They asked for a *second* offer.',
    visibility: 'internal',
    ...overrides,
    opportunity_id,
  });
}
