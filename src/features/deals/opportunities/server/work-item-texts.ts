import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('deals/opportunities/server/work-items', {
  nextStep: {
    label: 'Next steps of deals',
    says: ['deal has a next step', 'deals have a next step'] as const,
    verb: 'Open',
  },
  pastClose: {
    label: 'Deals past their close date',
    says: ['deal is past its close date', 'deals are past their close date'] as const,
    verb: 'Open',
  },
  atRisk: {
    label: 'Deals at risk',
    says: ['deal has been inactive for too long', 'deals have been inactive for too long'] as const,
    verb: 'Open',
  },
});
