import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('integrations/partner-crm/server/work-items', {
  notWritten: {
    label: 'Deals not written to your CRM',
    says: ['deal was not written to your CRM', 'deals were not written to your CRM'] as const,
    verb: 'View',
  },
});
