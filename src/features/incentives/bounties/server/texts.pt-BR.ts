import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  earned: (amount, bounty) => `Você ganhou ${amount} com a recompensa “${bounty}”`,
  rejected: (bounty, reason) => `Seu comprovante da recompensa “${bounty}” foi rejeitado. ${reason}`,
  bounty: 'Recompensa',
  reward: 'Prêmio',
  forPerson: 'Para',
  payment: 'Pagamento',
  withNextPayout: 'Com o seu próximo repasse',
  reason: 'Motivo',
  viewSubmission: 'Ver envio',

  submitted: (partner, bounty) => `${partner} enviou um comprovante da recompensa “${bounty}”`,
  partner: 'Parceiro',
  reviewProof: 'Avaliar comprovante',
};
