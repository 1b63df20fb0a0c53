import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  exchange_rates: {
    one: 'exchange rate',
    many: 'exchange rates',
    synonyms: ['currency rates', 'fx rates'],
    log: 'company',
  },
  rate_fetches: { one: 'exchange rate fetch', many: 'exchange rate fetches' },
});
