import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('integrations/webhook-endpoints/server/work-items', {
  disabled: {
    label: 'Webhook endpoints that were disabled',
    says: ['webhook endpoint was disabled after failures', 'webhook endpoints were disabled after failures'] as const,
    verb: 'View',
  },
});
