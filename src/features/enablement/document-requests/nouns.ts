import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  document_requests: {
    one: 'document request',
    many: 'document requests',
    short: ['request', 'requests'],
    address: '/document_requests/show/$id',
    partnerAddress: '/document_requests/show/$id',
    title: 'name',
    permission: {
      manage: 'Request, upload and review',
      managedBy: ['partner_manager', 'partner_finance', 'partner_sales', 'partner_member'],
    },
    handOver: {
      column: 'reviewer_user_id',
      where: "status not in ('approved', 'canceled')",
      label: 'document requests to review',
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
});
