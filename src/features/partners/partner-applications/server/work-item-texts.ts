import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('partners/partner-applications/server/work-items', {
  joinRequests: {
    label: 'Requests to join',
    says: ['person wants to join your portal', 'people want to join your portal'] as const,
    verb: 'Review',
  },
});
