import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mail_outbox: { one: 'sent email', many: 'sent emails', permission: { heading: 'engagement', wholeCompany: 'view' } },
  mail_subjects: { one: 'email reference', many: 'email references', onPartnerMerge: 'history', isTrail: true },
});
