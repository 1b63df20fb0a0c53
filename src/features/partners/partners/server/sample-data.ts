import type { PartnerCategory } from '#features/partners/partner-statuses/schema.ts';
import { createDefaultPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { defineSampleRows } from '#server/extension-points/sample-data.ts';
import { createPartner } from './service.ts';

interface SamplePartner {
  name: string;
  domain: string;
  country: string;
  category: PartnerCategory;
  /** Rung of the company's ladder, from 0; null stands beside it. */
  tier: number | null;
}

/** Invented firms on `.example` addresses. */
const samplePartners: readonly SamplePartner[] = [
  {
    name: 'Northlight Consulting',
    domain: 'northlight.example',
    country: 'US',
    category: 'active',
    tier: 2,
  },
  {
    name: 'Brightwater IT',
    domain: 'brightwater.example',
    country: 'GB',
    category: 'active',
    tier: 1,
  },
  {
    name: 'Canopy Digital',
    domain: 'canopy.example',
    country: 'DE',
    category: 'active',
    tier: 1,
  },
  {
    name: 'Stonebridge Systems',
    domain: 'stonebridge.example',
    country: 'CA',
    category: 'active',
    tier: 0,
  },
  {
    name: 'Lakeside Integrators',
    domain: 'lakeside.example',
    country: 'FR',
    category: 'active',
    tier: 0,
  },
  {
    name: 'Meridian Advisory',
    domain: 'meridian.example',
    country: 'NL',
    category: 'applied',
    tier: null,
  },
];

async function plant(call: Call): Promise<string[]> {
  const idsOf = async (table: 'partner_types' | 'partner_regions' | 'partner_tiers') =>
    (
      await call.rows<{ id: string }>(sql`
        select id from ${sql.identifier(table)} where organization_id = ${call.organization_id} and archived_at is null
        order by "order", id`)
    ).map(({ id }) => id);
  const types = await idsOf('partner_types');
  const regions = await idsOf('partner_regions');
  const tiers = await idsOf('partner_tiers');
  const statuses = await call.rows<{ id: string; category: string }>(sql`
    select id, category from partner_statuses where organization_id = ${call.organization_id} and archived_at is null
    order by is_default desc, "order", id`);
  const ids: string[] = [];
  for (const [index, { name, domain, country, category, tier }] of samplePartners.entries()) {
    const status = statuses.find((one) => one.category === category);
    ids.push(
      await createPartner(call, {
        name,
        domain,
        country,
        description: 'Part of the sample data.',
        tags: ['sample'],
        ...(status && { status_id: status.id }),
        ...(types.length > 0 && { type_id: types[index % types.length]! }),
        ...(regions.length > 0 && { region_id: regions[index % regions.length]! }),
        // The first also sells outside its main region.
        ...(index === 0 && { other_region_ids: regions.slice(1, 2) }),
        ...(tier !== null && tiers.length > 0 && { tier_id: tiers[Math.min(tier, tiers.length - 1)]! }),
      }),
    );
  }
  return ids;
}

export const sampleData = defineSampleRows({
  table: 'partners',
  count: samplePartners.length,
  prepare: createDefaultPartnerStatuses,
  plant,
});
