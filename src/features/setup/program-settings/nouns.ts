import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  program_settings: {
    one: 'program rules',
    many: 'program rules',
    permission: { wholeCompany: 'manage' },
    log: 'company',
  },
  modules_in_use: { one: 'module in use', many: 'modules in use' },
});
