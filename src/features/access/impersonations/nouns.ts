import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  impersonations: { one: 'impersonation', many: 'impersonations', onPartnerMerge: 'history', log: 'company' },
});
