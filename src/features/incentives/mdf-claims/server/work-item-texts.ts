import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('incentives/mdf-claims/server/work-items', {
  toSubmit: {
    label: 'MDF claims to submit',
    says: ['MDF claim is not submitted', 'MDF claims are not submitted'] as const,
    verb: 'Continue',
  },
});
