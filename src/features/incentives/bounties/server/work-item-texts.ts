import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('incentives/bounties/server/work-items', {
  toSubmit: {
    label: 'Bounty proof to submit',
    says: ['bounty submission is not submitted', 'bounty submissions are not submitted'] as const,
    verb: 'Continue',
  },
});
