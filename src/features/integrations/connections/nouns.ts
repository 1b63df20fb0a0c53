import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  connections: {
    one: 'connection',
    many: 'connections',
    address: '/connections/catalog?drawer=$id',
    title: 'name',
    permission: {
      label: 'Integrations',
      manage: 'Connect and disconnect',
      hiddenFrom: ['content', 'partner_sales', 'partner_finance', 'partner_member'],
      wholeCompany: 'view',
    },
    onPartnerMerge: 'move',
    log: 'both',
  },
  integration_requests: {
    one: 'request for an integration',
    many: 'requests for integrations',
    title: 'name',
    isTrail: true,
    onPartnerMerge: 'move',
    log: 'both',
  },
  connection_attempts: {
    one: 'connection attempt',
    many: 'connection attempts',
    isTrail: true,
    onPartnerMerge: 'end',
  },
});
