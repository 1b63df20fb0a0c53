import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/disputes'> = {
  'Add a message to an open dispute': 'Ajouter un message à une contestation ouverte',
  'Calculated from the wrong amount': 'Calculée à partir d’un montant erroné',
  'Commission corrected': 'Commission corrigée',
  'Commission disputes': 'Contestations de commission',
  'Commission kept unchanged': 'Commission maintenue',
  'Correct commission': 'Corriger la commission',
  'Correct the commission by an amount, or, without an amount, recalculate the deals from that day on':
    'Corriger la commission d’un montant ou, sans montant, recalculer les affaires à partir de ce jour',
  Corrected: 'Corrigé',
  'Different rate or rule agreed': 'Autre taux ou autre règle convenus',
  Dispute: 'Contestation',
  'Dispute withdrawn': 'Contestation retirée',
  Disputes: 'Contestations',
  'Keep the commission unchanged, with a reason the partner sees':
    'Maintenir la commission, avec un motif que le partenaire voit',
  'Keep unchanged': 'Maintenir',
  'Kept unchanged': 'Maintenu',
  'Last message': 'Dernier message',
  'Message sent': 'Message envoyé',
  'Part of the commission is missing': 'Il manque une partie de la commission',
  'Should not be on hold': 'Ne devrait pas être en attente',
  'Something else': 'Autre chose',
  'The commission stays as it is. You can open a new dispute.':
    'La commission reste inchangée. Vous pouvez ouvrir une nouvelle contestation.',
  'The dispute is closed, and the partner reads your reason.':
    'La contestation est close, et le partenaire lit votre motif.',
  'The other side sees it at once. The dispute stays open.':
    'L’autre partie le voit aussitôt. La contestation reste ouverte.',
  'This closes the dispute. The partner can open a new one.':
    'Cette action clôt la contestation. Le partenaire peut en ouvrir une nouvelle.',
  'Unjustified clawback': 'Reprise de commission injustifiée',
  'Withdraw a dispute': 'Retirer une contestation',
  'Withdraw dispute': 'Retirer la contestation',
  'Wrong split with other partners': 'Mauvaise répartition avec d’autres partenaires',
  dispute: 'contestation',
  'dispute message': 'message de contestation',
  'dispute messages': 'messages de contestation',
  disputes: 'contestations',
};
