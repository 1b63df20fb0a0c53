import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  program_settings: {
    one: 'program rules',
    many: 'program rules',
    permission: { wholeCompany: 'manage' },
    log: 'company',
  },
});
