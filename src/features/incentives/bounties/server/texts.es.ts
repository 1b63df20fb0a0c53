import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (amount, bounty) => `Ganaste ${amount} con la recompensa «${bounty}»`,
  rejected: (bounty, reason) => `Se rechazó tu comprobante de la recompensa «${bounty}». ${reason}`,
  bounty: 'Recompensa',
  reward: 'Recompensa',
  forPerson: 'Para',
  payment: 'Pago',
  withNextPayout: 'Con tu próxima liquidación',
  reason: 'Motivo',
  viewSubmission: 'Ver presentación',

  submitted: (partner, bounty) => `${partner} presentó un comprobante de la recompensa «${bounty}»`,
  partner: 'Partner',
  reviewProof: 'Revisar comprobante',
};
