/** The areas of the product, in the order people meet them: each is a folder below `src/features`. */
export const areas = {
  partners: 'Partners',
  deals: 'Deals',
  money: 'Money',
  enablement: 'Enablement',
  engagement: 'Engagement',
  reporting: 'Reporting',
  setup: 'Setup',
  access: 'Access',
  platform: 'Platform',
} as const;

export type Area = keyof typeof areas;

/** Gives each feature of a table of contents the area whose folder it is in. */
export function withAreas<Feature extends object>(
  byArea: Partial<Record<Area, readonly Feature[]>>,
): (Feature & { area: Area })[] {
  return (Object.keys(byArea) as Area[]).flatMap((area) => byArea[area]!.map((feature) => ({ ...feature, area })));
}
