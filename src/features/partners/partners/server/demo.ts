import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { countries, domainOf, partnerName } from '#server/demo/names.ts';
import { DEMO_MONTHS, type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createPartner, setTier } from './service.ts';

export interface DemoPartner {
  id: string;
  name: string;
  joined: number;
  /** The relative number of deals it brings. */
  weight: number;
}

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** In the order in which they were entered; the last four are not active. */
    partners: DemoPartner[];
  }
}

const industries = [
  { value: 'logistics', label: 'Logistics', color: '#2563EB' },
  { value: 'public_sector', label: 'Public sector', color: '#7C3AED' },
  { value: 'construction', label: 'Construction', color: '#D97706' },
  { value: 'utilities', label: 'Utilities', color: '#0D9488' },
];

async function addOwnFields(_story: DemoStory, call: Call): Promise<void> {
  await createCustomField(call, {
    entity: 'partners',
    key: 'industries',
    label: 'Industries served',
    field_type: 'MULTI_SELECT',
    options: industries,
    section: 'Profile',
    partner_access: 'write',
  });
  await createCustomField(call, {
    entity: 'partners',
    key: 'installs',
    label: 'Installs on site',
    field_type: 'BOOL',
    section: 'Profile',
    help: 'Has staff who install the hardware.',
    partner_access: 'read',
  });
}

// By place, not by chance, so that what chance decides elsewhere stays as it was.
const ownFactsOfPartner = (index: number) => ({
  tags: [...(index % 7 === 0 ? ['strategic'] : []), ...(index % 5 === 1 ? ['needs enablement'] : [])],
  custom: {
    industries: [industries[index % 4]!.value, ...(index % 3 === 0 ? [industries[(index + 1) % 4]!.value] : [])],
    installs: index % 3 !== 1,
  },
});

const regionOf = (country: string) =>
  ['US', 'CA'].includes(country)
    ? 'North America'
    : ['DE', 'GB', 'FR', 'NL', 'ES', 'SE'].includes(country)
      ? 'Europe'
      : 'Rest of world';

/** Partners join over the first year and a half; a few do most of the business, as everywhere. */
async function partnersJoin(story: DemoStory): Promise<void> {
  const { history, chance } = story;
  const { partners: count, owners } = story.company;
  const [types, tiers, regions] = [story.get('partnerTypes'), story.get('partnerTiers'), story.get('partnerRegions')];
  const partners: DemoPartner[] = [];
  for (let index = 0; index < count; index++) {
    const joined =
      index < count / 3 ? -DEMO_MONTHS : -DEMO_MONTHS + chance.between(1, Math.max(1, Math.floor(DEMO_MONTHS * 0.75)));
    const country = chance.pick(countries);
    const name = partnerName(index);
    const id = await history.on(history.day(joined, 1), async (call) => {
      const isLate = index >= count - 4;
      const status = await partnerStatusByCategory(
        call,
        isLate ? (['applied', 'invited', 'suspended', 'active'] as const)[index % 4]! : 'active',
      );
      const partner_id = await createPartner(call, {
        name,
        domain: domainOf(name),
        country,
        type_id: types[index % 3 === 0 ? 0 : chance.between(0, types.length - 1)]!,
        region_id: regions[regionOf(country)]!,
        other_region_ids: index % 9 === 0 ? [elsewhere(regions, country)] : [],
        owner_user_id: owners[index % owners.length]!,
        status_id: status.id,
        ...ownFactsOfPartner(index),
        description: `${name} serves mid-sized firms in ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}.`,
      });
      await setTier(call, partner_id, { tier_id: tiers[0]!, reason: 'Joined the program' });
      await story.run('partner', call, { id: partner_id, name, index });
      return partner_id;
    });
    const rank = index / count;
    partners.push({ id, name, joined, weight: rank < 0.1 ? 12 : rank < 0.35 ? 4 : 1 });
  }
  // A year in, those who sell move up.
  for (const [index, partner] of partners.entries()) {
    const tier = partner.weight === 12 ? 3 : partner.weight === 4 ? (index % 2 === 0 ? 2 : 1) : 0;
    if (tier === 0) continue;
    const day = history.day(Math.min(-1, partner.joined + 6));
    await history.on(day, (call) => setTier(call, partner.id, { tier_id: tiers[tier]!, reason: 'Half-year review' }));
  }
  story.put('partners', partners);
}

/** Some sell beyond where they are at home. */
function elsewhere(regions: Record<string, string>, country: string): string {
  return regions[regionOf(country) === 'Europe' ? 'North America' : 'Europe']!;
}

async function linkFirst(story: DemoStory, home: string): Promise<void> {
  const { kernel, company } = story;
  await kernel.system.unscoped((tx) =>
    tx.run(sql`
      update partners set partner_organization_id = ${home}
      where organization_id = ${company.organization_id} and id = ${story.get('partners')[0]!.id}`),
  );
  kernel.identity.forget();
}

export const demo = [
  defineDemo('partner-fields', { when: 'start', run: addOwnFields }),
  defineDemo('partners', { when: 'partners', run: partnersJoin }),
  defineDemo('partner-portal', { when: 'portal', run: linkFirst }),
];
