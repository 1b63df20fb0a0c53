import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  distributions: {
    one: 'distribution',
    many: 'distributions',
    address: '/partners/distribution/show/$id',
    permission: {
      label: 'Distributors and resellers',
      managedBy: ['partner_manager', 'partner_admin', 'partner_sales'],
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  distribution_rules: { one: 'distribution rule', many: 'distribution rules', onPartnerMerge: 'move', log: 'company' },
});
