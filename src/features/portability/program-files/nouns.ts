import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  program_files: {
    one: 'program file',
    many: 'program files',
    permission: { heading: 'setup', manage: 'Apply', wholeCompany: 'view' },
  },
  program_keys: { one: 'key of a program record', many: 'keys of program records', isTrail: true },
});
