import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payouts'> = {
  'A required document of the partner has expired. Approve a new one or cancel the document request.':
    'Un document exigé du partenaire a expiré. Approuvez-en un nouveau ou annulez la demande de document.',
  'A team member prepared a payout that needs approval.':
    'Un membre de l’équipe a préparé un versement qui nécessite une approbation.',
  'All payments are already in a payment file or held.':
    'Tous les paiements sont déjà dans un fichier de paiement ou mis en attente.',
  'Only a draft can be changed.': 'Seul un brouillon peut être modifié.',
  'Payment files can be created only after the payout is approved.':
    'Les fichiers de paiement ne peuvent être créés qu’une fois le versement approuvé.',
  Payments: 'Paiements',
  'Payments sent to you, and payments that failed or were returned.':
    'Paiements qui vous ont été envoyés et paiements échoués ou retournés.',
  'Payouts over the limit need two approvals from team members who did not prepare them.':
    'Les versements au-delà de la limite exigent deux approbations de membres de l’équipe qui ne les ont pas préparés.',
  'Payouts to approve': 'Versements à approuver',
  'Some of these commissions are already in another payout. Reload and try again.':
    'Certaines de ces commissions sont déjà dans un autre versement. Rechargez la page et réessayez.',
  'The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.':
    'Le partenaire est suspendu ou banni. Réactivez-le ou retirez le paiement du versement.',
  'The payments have changed since this payout was prepared.':
    'Les paiements ont changé depuis la préparation de ce versement.',
  'There is nothing to pay in this payout.': 'Il n’y a rien à payer dans ce versement.',
  'These payout details are new. They can be used after the security hold ends.':
    'Ces coordonnées de versement sont nouvelles. Elles pourront être utilisées à la fin du délai de sécurité.',
  'This payment': 'Ce paiement',
  'This payout has no open payments.': 'Ce versement n’a aucun paiement ouvert.',
  'Verify the partner’s payout details first.': 'Vérifiez d’abord les coordonnées de versement du partenaire.',
  'You can’t approve a payout you prepared. Ask another team member.':
    'Vous ne pouvez pas approuver un versement que vous avez préparé. Demandez à un autre membre de l’équipe.',
  'You have already approved this payout. Another person must approve it too.':
    'Vous avez déjà approuvé ce versement. Une autre personne doit aussi l’approuver.',
  'applies to one currency, but these payments are in several. Select payments in one currency':
    'Les frais s’appliquent à une seule devise, mais ces paiements sont en plusieurs devises. Sélectionnez des paiements dans une seule devise.',
  'must not be before the approval date': 'Ne doit pas être antérieur à la date d’approbation.',
  'must not be before the cutoff date': 'Ne doit pas être antérieur à la date d’arrêté.',
};
