import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunity_lines: {
    one: 'opportunity line',
    many: 'opportunity lines',
    log: 'company',
    partOf: { table: 'opportunities', column: 'opportunity_id' },
  },
});
