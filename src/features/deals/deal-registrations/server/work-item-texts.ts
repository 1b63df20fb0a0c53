import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('deals/deal-registrations/server/work-items', {
  question: {
    label: 'Registration questions',
    says: ['registration has a question for you', 'registrations have a question for you'] as const,
    verb: 'Answer',
  },
  draft: {
    label: 'Draft registrations',
    says: ['draft registration is not submitted', 'draft registrations are not submitted'] as const,
    verb: 'Continue',
  },
  protection: {
    label: 'Protection ending soon',
    says: ['deal protection ends soon', 'deal protections end soon'] as const,
    verb: 'Open',
  },
});
