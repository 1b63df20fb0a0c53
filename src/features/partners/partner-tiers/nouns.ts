import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  partner_tiers: {
    one: 'tier',
    many: 'tiers',
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
  },
});
