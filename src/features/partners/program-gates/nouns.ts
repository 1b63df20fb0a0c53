import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  program_gates: { one: 'gate', many: 'gates', log: 'company' },
});
