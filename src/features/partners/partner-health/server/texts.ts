import { defineTexts } from '#shared/text/texts.ts';

/** The notice of a partner whose health dropped. Only the company's own people get it. */
export const texts = defineTexts('partners/partner-health/server', {
  /** @param from a level, as its label */
  dropped: (partner: string, from: string, to: string, reason: string) =>
    `The health of ${partner} dropped from ${from.toLowerCase()} to ${to.toLowerCase()}: ${reason}`,
  droppedSubject: (partner: string) => `Health of ${partner} dropped`,
  openPartner: 'Open partner',
});
