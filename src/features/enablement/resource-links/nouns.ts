import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  resource_links: { one: 'resource link', many: 'resource links', short: ['link', 'links'], log: 'company' },
  resource_link_opens: {
    one: 'resource link open',
    many: 'resource link opens',
    short: ['open', 'opens'],
    isTrail: true,
    partOf: { table: 'resource_links', column: 'link_id' },
  },
});
