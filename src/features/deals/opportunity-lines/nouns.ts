import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opportunity_lines: {
    one: 'opportunity line',
    many: 'opportunity lines',
    synonyms: ['deal lines', 'line items', 'products of deals'],
    log: 'company',
    partOf: { table: 'opportunities', column: 'opportunity_id' },
  },
});
