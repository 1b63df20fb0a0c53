import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  custom_fields: {
    one: 'custom field',
    many: 'custom fields',
    short: ['field', 'fields'],
    permission: { everybody: { company: 'view', partner: 'view' }, wholeCompany: 'manage' },
    log: 'company',
  },
});
