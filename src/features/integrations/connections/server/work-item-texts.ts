import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('integrations/connections/server/work-items', {
  broken: {
    label: 'Broken connections',
    says: ['connection is broken', 'connections are broken'] as const,
    verb: 'Repair',
  },
});
