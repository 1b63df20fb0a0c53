import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('deals/leads/server/work-items', {
  toAnswer: {
    label: 'Leads to answer',
    says: ['lead needs your answer', 'leads need your answer'] as const,
    verb: 'Answer',
  },
  toContact: {
    label: 'Leads to contact',
    says: ['lead waits for your first contact', 'leads wait for your first contact'] as const,
    verb: 'Open',
  },
});
