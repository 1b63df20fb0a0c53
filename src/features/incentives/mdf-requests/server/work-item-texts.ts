import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('incentives/mdf-requests/server/work-items', {
  toChange: {
    label: 'MDF requests to change',
    says: ['MDF request needs changes', 'MDF requests need changes'] as const,
    verb: 'Change',
  },
  toClaim: {
    label: 'MDF to claim',
    says: ['approved MDF activity can be claimed', 'approved MDF activities can be claimed'] as const,
    verb: 'Claim',
  },
});
