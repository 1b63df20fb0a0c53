import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  contact_types: {
    one: 'contact type',
    many: 'contact types',
    title: 'name',
    permission: { everybody: { company: 'view', partner: 'view' } },
    log: 'company',
  },
});
