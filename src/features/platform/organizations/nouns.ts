import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  organizations: {
    one: 'company settings',
    many: 'company settings',
    permission: { heading: 'setup', wholeCompany: 'manage' },
    log: 'company',
  },
});
