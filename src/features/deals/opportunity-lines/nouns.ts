import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  opportunity_lines: { one: 'opportunity line', many: 'opportunity lines', log: 'company' },
});
