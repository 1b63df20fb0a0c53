import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mdf_requests: {
    one: 'MDF request',
    many: 'MDF requests',
    synonyms: ['mdf', 'market development funds requests', 'marketing requests', 'fund requests'],
    short: ['request', 'requests'],
    address: '/enablement/mdf/requests/show/$id',
    partnerAddress: '/enablement/partner-mdf/show/$id',
    title: 'title',
    permission: { manage: 'Request, decide and cancel', managedBy: ['finance', 'partner_finance', 'partner_sales'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
});
