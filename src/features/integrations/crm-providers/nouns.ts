import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  demo_crm_records: { one: 'record of Demo CRM', many: 'records of Demo CRM', isTrail: true, onPartnerMerge: 'move' },
});
