import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  forwarded_deals: { one: 'forwarded deal', many: 'forwarded deals', onPartnerMerge: 'history', isTrail: true },
  forwarded_deal_settings: { one: 'setting for forwarded deals', many: 'settings for forwarded deals', log: 'company' },
});
