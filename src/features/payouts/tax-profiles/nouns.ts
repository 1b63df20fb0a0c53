import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  tax_profiles: {
    one: 'tax profile',
    many: 'tax profiles',
    address: '/commissions/payouts/tax/show/$id',
    title: 'legal_name',
    permission: {
      manage: 'Review tax profiles',
      managedBy: ['finance', 'partner_finance'],
      hiddenFrom: ['partner_sales'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
  tax_profile_numbers: { one: 'tax numbers', many: 'tax numbers' },
  tax_paper_requests: {
    one: 'request for tax forms',
    many: 'requests for tax forms',
    onPartnerMerge: 'move',
    log: 'company',
  },
  tax_requirements: {
    one: 'tax rule',
    many: 'tax rules',
    permission: { managedBy: ['finance'], wholeCompany: 'manage' },
    log: 'company',
  },
});
