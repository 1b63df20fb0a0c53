import { defineTexts } from '#shared/text/texts.ts';

/** Notices of the nightly volume audit, to those who manage commissions. */
export const texts = defineTexts('commissions/commission-volumes/server', {
  /** The difference is stored in English. */
  differ: (difference: string) =>
    `The nightly volume audit found a difference. ${difference} An approved recalculation corrects it.`,
  differSubject: 'The nightly volume audit found a difference',
  viewAudit: 'View volume audit',
});
