import { sayableWords } from '#shared/text/labels.ts';

/** The areas of the product, in menu order. Each area is a folder below `src/features`. */
export const areas = sayableWords({
  partners: 'Partners',
  deals: 'Deals',
  referrals: 'Referrals',
  commissions: 'Commissions',
  payouts: 'Payouts',
  incentives: 'Incentives',
  enablement: 'Enablement',
  engagement: 'Engagement',
  ecosystem: 'Ecosystem',
  outreach: 'Outreach',
  work: 'Work',
  integrations: 'Integrations',
  portability: 'Import and export',
  reporting: 'Reporting',
  setup: 'Setup',
  access: 'Access',
  platform: 'Platform',
} as const);

export type Area = keyof typeof areas;

/** The areas as layers, lowest first. A feature imports features of its own layer and of lower ones (decision 0091). */
export const layers: readonly (readonly Area[])[] = [
  ['platform', 'access'],
  ['setup', 'engagement'],
  ['partners'],
  ['deals', 'referrals'],
  ['commissions', 'payouts', 'incentives'],
  ['enablement'],
  ['work', 'ecosystem', 'outreach', 'integrations', 'portability'],
  ['reporting'],
];

/** Gives each feature of a table of contents the area whose folder it is in. */
export function withAreas<Feature extends object>(
  byArea: Partial<Record<Area, readonly Feature[]>>,
): (Feature & { area: Area })[] {
  return (Object.keys(byArea) as Area[]).flatMap((area) => byArea[area]!.map((feature) => ({ ...feature, area })));
}
