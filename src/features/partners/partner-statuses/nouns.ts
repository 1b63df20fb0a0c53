import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_statuses: {
    one: 'partner status',
    many: 'partner statuses',
    synonyms: ['statuses of partners'],
    title: 'name',
    permission: { everybody: { company: 'view' }, wholeCompany: 'manage' },
    log: 'company',
  },
});
