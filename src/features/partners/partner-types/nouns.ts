import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_types: {
    one: 'partner type',
    many: 'partner types',
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
  },
});
