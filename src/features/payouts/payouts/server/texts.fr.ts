import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const forWhat = (gross: string | null, tax: string | null) =>
  gross ? `, pour ${gross}${tax ? ` moins ${tax} de retenue à la source` : ''}` : '';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (person, payout) => `${person} a préparé le versement «\u00a0${payout}\u00a0». Il doit être approuvé.`,
  submittedOverLimit: (person, payout) =>
    `${person} a préparé le versement «\u00a0${payout}\u00a0». Il dépasse la limite et nécessite deux approbations.`,
  approvedOnce: (person, payout) =>
    `${person} a approuvé le versement «\u00a0${payout}\u00a0». Il dépasse la limite et nécessite encore une approbation.`,
  toApprove: (total, payout) => `Versement à approuver\u00a0: ${total}, ${payout}`,
  payout: 'Versement',
  total: 'Total',
  payments: 'Paiements',
  approvedBy: 'Approuvé par',
  reviewPayout: 'Examiner le versement',

  paid: (amount, gross, tax, statement) =>
    `${amount} vous ont été envoyés${forWhat(gross, tax)} (relevé ${statement}).`,
  paidSubject: (amount, gross, tax) => `${amount} vous ont été envoyés${forWhat(gross, tax)}`,
  failed: (amount, reason, statement) =>
    `Le paiement de ${amount} n’est pas arrivé${reason ? `\u00a0: ${reason}` : ''}. Il sera inclus dans le prochain versement\u202f; veuillez vérifier vos coordonnées de versement (relevé ${statement}).`,
  failedSubject: (amount, reason) =>
    `Le paiement de ${amount} n’est pas arrivé${reason ? `\u00a0: ${reason}` : ''}. Il sera inclus dans le prochain versement\u202f; veuillez vérifier vos coordonnées de versement`,
  sentTo: (account) => `Compte\u00a0: ${account}.`,
  account: (method, end) => (end ? `${method} ${end.includes('@') ? end : `se terminant par ${end}`}` : method),
  disputeUntil: (day) => `Vous pouvez le contester jusqu’au ${day}.`,
  amount: 'Montant',
  taxWithheld: 'Retenue à la source',
  statement: 'Relevé',
  accountLabel: 'Compte',
  disputableUntil: 'Contestable jusqu’au',
  viewStatement: 'Voir le relevé',
};
