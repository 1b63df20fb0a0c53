import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  reply_mails: { one: 'reply by email', many: 'replies by email', onPartnerMerge: 'history', isTrail: true },
  reply_addresses: { one: 'reply address', many: 'reply addresses', onPartnerMerge: 'history', isTrail: true },
});
