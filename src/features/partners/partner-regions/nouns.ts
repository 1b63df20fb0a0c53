import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_regions: {
    one: 'partner region',
    many: 'partner regions',
    synonyms: ['regions', 'territories'],
    title: 'name',
    permission: { everybody: { company: 'view' } },
    log: 'company',
    handOver: {
      column: 'manager_user_ids',
      holds: 'list',
      where: 'archived_at is null',
      label: 'regions they manage',
    },
  },
});
