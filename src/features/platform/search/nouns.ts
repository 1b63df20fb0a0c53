import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  record_search: {
    one: 'search',
    many: 'searches',
    permission: { label: 'Search', everybody: { company: 'view', partner: 'view' } },
  },
});
