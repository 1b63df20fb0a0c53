import type { FullTranslation } from '#shared/text/texts.ts';
import type { breakdownTexts as english } from './breakdown.texts.ts';

/** Not yet reviewed by a native speaker. */
export const breakdownTexts: FullTranslation<typeof english> = {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status} · acquise le ${earned}, exigible à partir du ${payable}${deal ? ` · ${deal}` : ''}`,
  calculation: 'Calcul',
  details: 'Détails',
  history: {
    payable: 'Devenue exigible.',
    payableEarly: 'Devenue exigible avant la fin de sa période d’attente.',
    releasedBy: (name: string | null, reason: string | null) => `Libérée en avance par ${name}\u00a0: ${reason}`,
    held: 'Mise en attente.',
    inPayout: (statement: string | null) => `Ajoutée au versement ${statement}.`,
    paid: (reference: string | null) => `Payée${reference ? `, référence ${reference}` : ''}.`,
    failed: (statement: string | null, why: string | null) =>
      `Échec du paiement ${statement}${why ? `\u00a0: ${why}` : '.'}`,
    bookedOnHold: 'Comptabilisée, en attente.',
    booked: 'Comptabilisée comme exigible.',
    carried: (statement: string, isTaken: boolean) =>
      isTaken ? `Retirée du versement ${statement}.` : `Reportée du versement ${statement}.`,
  },
  hidden: {
    title: 'Commission',
    detail:
      'Calculée selon votre plan d’incitation. Le programme ne vous montre pas les montants de l’affaire de votre revendeur.',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who} l’a libérée le ${on}, avant la fin de sa période d’attente le ${until}.`,
    why: (reason: string | null) => ` Motif\u00a0: ${reason}`,
  },
  carried: {
    title: 'Report',
    detail: (statement: string, amount: string) =>
      `Du versement ${statement}\u00a0: ${amount} est reporté au prochain versement, car cette devise est versée en unités entières.`,
    result: 'Résultat',
    taken: (statement: string) =>
      `Retirée du versement ${statement}. Une autre commission du même montant est exigible.`,
    next: 'Exigible avec le prochain versement. Une autre commission retire le même montant du versement de celle-ci.',
    reversed: 'Annulée',
    undone: (statement: string) =>
      `Le versement ${statement} n’a pas été payé et aucun autre versement ne comprenait ce montant\u00a0: les deux commissions ont donc été annulées.`,
  },
  manual: {
    titles: {
      added: 'Commission manuelle',
      taken_back: 'Annulation',
      written_off: 'Passage en perte',
      write_off_taken_back: 'Passage en perte annulé',
      reimbursed: 'Remboursement MDF',
      reimbursement_taken_back: 'Remboursement MDF annulé',
      rewarded: 'Prime acquise',
      reward_taken_back: 'Prime annulée',
    },
    approved: (who: string, day: string) => `${who} a approuvé la demande de remboursement le ${day}.`,
    entered: (who: string, day: string) =>
      `${who} l’a saisie le ${day}. Elle n’a pas été calculée par un plan d’incitation.`,
    reason: 'Motif',
    corrected: 'Commission corrigée',
    correctedDetail: (number: number, description: string) => `Commission ${number}, ${description}.`,
    booked: (day: string) => `Comptabilisée au ${day}.`,
    bookedOnHold: (day: string, until: string) => `Comptabilisée au ${day}, en attente jusqu’au ${until}.`,
    bookedPayable: (day: string) => `Comptabilisée au ${day}, exigible immédiatement.`,
  },
  recompute: {
    inputs: 'Données enregistrées',
    inputsDiffer: 'Les données ne sont pas celles à partir desquelles le détail a été créé.',
    amount: 'Montant de la commission',
    calculation: 'Calcul',
    stored: 'Le calcul enregistré',
    differsElsewhere: 'diffère dans une partie qui n’est pas affichée ici.',
    isMissing: 'est absent',
  },
  answers: {
    failed: 'La commission n’a pas pu être calculée. Un membre de l’équipe doit l’examiner.',
    earned: 'Cette affaire a rapporté une commission.',
    clawedBack: 'La commission de cette affaire a été entièrement reprise.',
    notWon: 'La commission est acquise lorsque l’affaire est gagnée.',
    noPartner: 'Aucun partenaire ne participe à cette affaire.',
    notConfirmed: 'Aucune participation de partenaire à cette affaire n’est confirmée.',
    awaitsPayment: 'La commission est acquise à mesure que le client paie, et aucun paiement n’a encore été reçu.',
    notCalculated: 'La commission n’a pas été calculée pour cette affaire.',
    nothing: 'Cette affaire n’a pas rapporté de commission jusqu’ici.',
  },
};
