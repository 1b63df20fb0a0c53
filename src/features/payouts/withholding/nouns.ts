import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  withholding_rules: { one: 'withholding rule', many: 'withholding rules', onPartnerMerge: 'history', log: 'company' },
});
