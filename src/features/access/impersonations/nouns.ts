import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  impersonations: { one: 'impersonation', many: 'impersonations', onPartnerMerge: 'history', log: 'company' },
});
