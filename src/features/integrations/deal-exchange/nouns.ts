import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  deal_exchange_references: {
    one: 'reference of a partner’s system',
    many: 'references of partners’ systems',
    onPartnerMerge: 'move',
    isTrail: true,
  },
  deal_exchange_calls: {
    one: 'call of a partner’s system',
    many: 'calls of partners’ systems',
    onPartnerMerge: 'history',
    isTrail: true,
  },
});
