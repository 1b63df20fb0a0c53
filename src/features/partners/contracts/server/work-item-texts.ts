import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('partners/contracts/server/work-items', {
  toSign: {
    label: 'Contracts to sign',
    says: ['contract waits for your signature', 'contracts wait for your signature'] as const,
    verb: 'Sign',
  },
});
