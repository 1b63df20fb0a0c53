import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  partner_regions: {
    one: 'partner region',
    many: 'partner regions',
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
  },
});
