import type { Call } from '#server/call.ts';
import { createRow, readRow, removeRow, updateRow } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import type { Partner, PartnerCreate, PartnerUpdate } from '../schema.ts';
import { partners } from './resource.ts';

export { changePartners } from './bulk.ts';
export { partnerDuplicates } from './duplicates.ts';
export { categoryOn } from './status.ts';
export { projectTiers, setTier, tierOn } from './tiers.ts';

/** @returns the id */
export function createPartner(call: Call, input: PartnerCreate): Promise<string> {
  return createRow(call, partners, input);
}

export function updatePartner(call: Call, id: string, patch: Static<typeof PartnerUpdate>): Promise<void> {
  return updateRow(call, partners, id, patch);
}

export function archivePartner(call: Call, id: string): Promise<void> {
  return removeRow(call, partners, id);
}

/** @throws 404 */
export function readPartner(call: Call, id: string): Promise<Partner> {
  return readRow<Partner>(call, partners, id);
}
