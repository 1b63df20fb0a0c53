import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  waiting_pushes: { one: 'waiting push notification', many: 'waiting push notifications', onPartnerMerge: 'history' },
});
