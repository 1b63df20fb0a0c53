import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_types: {
    one: 'partner type',
    many: 'partner types',
    synonyms: ['types of partners'],
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
  },
});
