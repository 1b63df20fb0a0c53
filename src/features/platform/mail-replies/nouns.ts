import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  reply_addresses: { one: 'reply address', many: 'reply addresses', onPartnerMerge: 'history', isTrail: true },
});
