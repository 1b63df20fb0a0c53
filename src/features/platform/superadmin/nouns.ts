import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  company_terms: { one: 'company limits', many: 'company limits', log: 'company' },
  operator_events: { one: 'operator event', many: 'operator events' },
});
