import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  opening_volumes: { one: 'opening volume', many: 'opening volumes', onPartnerMerge: 'history', log: 'company' },
  commission_cells: { one: 'commission total', many: 'commission totals' },
  counter_checks: { one: 'volume audit', many: 'volume audits' },
});
