import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('ecosystem/account-mapping/server/work-items', {
  requests: {
    label: 'Requests for account lists',
    says: ['account list is asked for', 'account lists are asked for'] as const,
    verb: 'Answer',
  },
  introductionsToAnswer: {
    label: 'Introductions to answer',
    says: ['introduction needs your answer', 'introductions need your answer'] as const,
    verb: 'Answer',
  },
  introductionsToMake: {
    label: 'Introductions to make',
    says: ['introduction has to be made', 'introductions have to be made'] as const,
    verb: 'Introduce',
  },
});
