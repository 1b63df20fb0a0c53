import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('enablement/certificates/server/work-items', {
  expiring: {
    label: 'Certificates expiring',
    says: ['certificate expires soon', 'certificates expire soon'] as const,
    verb: 'Open',
  },
});
