import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow, updateRow } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import type { Partner, PartnerCreate, PartnerUpdate } from '../schema.ts';
import { partners } from './resource.ts';

export { partnerCategoryOn } from './status.ts';
export { partnerTierOn, setTier } from './tiers.ts';

/** @returns the id */
export function createPartner(call: Call, input: PartnerCreate): Promise<string> {
  return createRow(call, partners, input);
}

export function updatePartner(call: Call, id: string, patch: Static<typeof PartnerUpdate>): Promise<void> {
  return updateRow(call, partners, id, patch);
}

/** @throws 404 */
export function readPartner(call: Call, id: string): Promise<Partner> {
  return readRow<Partner>(call, partners, id);
}

/** Links a partner to the organization its people work in. */
export async function linkOrganization(call: Call, id: string, partner_organization_id: string): Promise<void> {
  await call.run(sql`
    update partners set partner_organization_id = ${partner_organization_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
}
