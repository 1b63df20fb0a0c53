import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  webhook_endpoints: {
    one: 'webhook endpoint',
    many: 'webhook endpoints',
    address: '/administration/webhooks/show/$id',
    title: 'name',
    permission: {
      hiddenFrom: [
        'partner_manager',
        'finance',
        'content',
        'read_only',
        'partner_sales',
        'partner_finance',
        'partner_member',
      ],
      wholeCompany: 'view',
    },
    onPartnerMerge: 'end',
    log: 'both',
  },
  webhook_endpoint_health: {
    one: 'state of a webhook endpoint',
    many: 'states of webhook endpoints',
    isTrail: true,
    partOf: { table: 'webhook_endpoints', column: 'endpoint_id' },
  },
  webhook_messages: { one: 'webhook message', many: 'webhook messages', isTrail: true },
  webhook_deliveries: {
    one: 'webhook delivery',
    many: 'webhook deliveries',
    address: '/administration/webhooks/deliveries/$id',

    isTrail: true,
  },
  webhook_attempts: {
    one: 'webhook attempt',
    many: 'webhook attempts',

    isTrail: true,
    partOf: { table: 'webhook_deliveries', column: 'delivery_id' },
  },
});
