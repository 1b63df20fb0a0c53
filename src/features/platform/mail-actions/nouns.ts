import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mail_actions: { one: 'email action', many: 'email actions', onPartnerMerge: 'history', isTrail: true },
});
