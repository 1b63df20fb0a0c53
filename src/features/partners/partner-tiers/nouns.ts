import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_tiers: {
    one: 'tier',
    many: 'tiers',
    synonyms: ['levels', 'partner tiers'],
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
  },
});

/** Its own screens and messages use the full name. */
export const names = { one: 'partner tier', many: 'partner tiers' };
