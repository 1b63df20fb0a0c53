import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  work_items: {
    one: 'work item',
    many: 'work items',
    permission: { label: 'My work', everybody: { company: 'view', partner: 'view' } },
  },
  work_emails: { one: 'morning email', many: 'morning emails', onPartnerMerge: 'end' },
});
