import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  record_emails: {
    one: 'email about a record',
    many: 'emails about records',
    permission: { label: 'Emails from records', managedBy: ['partner_manager', 'finance'] },
    onPartnerMerge: 'history',
    log: 'company',
    isTrail: true,
  },
});
