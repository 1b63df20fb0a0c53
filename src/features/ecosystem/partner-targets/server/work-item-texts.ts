import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('ecosystem/partner-targets/server/work-items', {
  toAgree: {
    label: 'Targets to agree on',
    says: ['target plan needs your agreement', 'target plans need your agreement'] as const,
    verb: 'Review',
  },
  objectives: {
    label: 'Objectives due',
    says: ['objective is due', 'objectives are due'] as const,
    verb: 'Open plan',
  },
});
