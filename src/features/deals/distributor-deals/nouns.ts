import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  distributor_deals: {
    one: 'reseller deal',
    many: 'reseller deals',
    address: '/partners/distribution/deals/show/$id',
    partnerAddress: '/revenue/reseller-deals/show/$id',
    permission: { label: 'Reseller deals', managedBy: ['partner_manager', 'partner_admin', 'partner_sales'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  distribution_settings: { one: 'distribution settings', many: 'distribution settings' },
});
