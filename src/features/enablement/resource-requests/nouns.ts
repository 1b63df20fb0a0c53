import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  resource_requests: {
    one: 'resource request',
    many: 'resource requests',
    short: ['request', 'requests'],
    title: 'title',
    permission: {
      manage: 'Request and answer',
      managedBy: ['partner_manager', 'content', 'partner_sales', 'partner_member'],
    },
    onPartnerMerge: 'move',
    log: 'company',
  },
});
