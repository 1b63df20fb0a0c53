import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  commission_recalculations: { one: 'recalculation', many: 'recalculations', log: 'company' },
});
