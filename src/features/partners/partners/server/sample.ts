import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { PartnerCreate } from '../schema.ts';
import { createPartner, setTier } from './service.ts';

/** An active partner. @returns the id */
export async function samplePartner(call: Call, overrides: Partial<PartnerCreate> = {}): Promise<string> {
  const status_id = overrides.status_id ?? (await partnerStatusByCategory(call, 'active')).id;
  return createPartner(call, { name: `Partner ${newId().slice(-6)}`, country: 'DE', ...overrides, status_id });
}

export async function sampleTierMembership(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  await setTier(call, partner_id, { tier_id: await samplePartnerTier(call), reason: 'Reached the target' });
  return newest(call, 'tier_memberships', partner_id);
}

export async function samplePartnerStatusEvent(call: Call): Promise<string> {
  return newest(call, 'partner_status_events', await samplePartner(call));
}

async function newest(call: Call, table: 'tier_memberships' | 'partner_status_events', partner_id: string) {
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} order by id desc limit 1`);
  return id;
}
