import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunity_types: {
    one: 'opportunity type',
    many: 'opportunity types',
    synonyms: ['deal types'],
    title: 'name',
    permission: {
      label: 'Opportunity types and stages',
      everybody: { company: 'view', partner: 'view' },
      wholeCompany: 'manage',
    },
    log: 'company',
  },
  opportunity_stages: { one: 'stage', many: 'stages', synonyms: ['deal stages'], title: 'name', log: 'company' },
});
