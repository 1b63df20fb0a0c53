import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  company_terms: { one: 'company terms', many: 'company terms', log: 'company' },
  operator_events: { one: 'operator event', many: 'operator events' },
});
