import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  partner_applications: {
    one: 'application',
    many: 'applications',
    synonyms: ['partner applications', 'signups', 'sign-ups', 'applicants'],
    address: '/partners/pending/opportunities/show/$id?queue=sign-ups',
    title: 'company_name',
    permission: { manage: 'Review and decide', managedBy: ['partner_manager'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
});
