import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-claims'> = {
  'Amount spent': 'Montant dépensé',
  'Approve a claim, in full or in part; it is paid with the next payout':
    'Approuver une demande de remboursement, en totalité ou en partie ; elle est payée avec le prochain versement',
  'Approve claim': 'Approuver la demande',
  'Ask the partner to change a claim': 'Demander au partenaire de modifier une demande de remboursement',
  'Cancel a claim that was not decided': 'Annuler une demande de remboursement non décidée',
  'Cancel claim': 'Annuler la demande',
  Claim: 'Demande de remboursement',
  'Claim approved': 'Demande approuvée',
  'Claim canceled': 'Demande annulée',
  'Claim cost': 'Demander un remboursement',
  'Claim declined': 'Demande refusée',
  'Claim reversed': 'Remboursement annulé',
  'Claim submitted': 'Demande envoyée',
  'Claimed amount': 'Montant demandé',
  Claims: 'Demandes de remboursement',
  'Decline a claim': 'Refuser une demande de remboursement',
  'Decline claim': 'Refuser la demande',
  'Defaults to the company’s share of what was spent, up to the approved amount.':
    'Par défaut, la part de l’entreprise dans la dépense, dans la limite du montant approuvé.',
  'Edit claim': 'Modifier la demande de remboursement',
  'Invoice number': 'Numéro de facture',
  'Leads registered': 'Leads enregistrés',
  Line: 'Ligne',
  'Line number': 'Numéro de ligne',
  'MDF claim': 'Demande de remboursement MDF',
  'MDF claimed': 'MDF demandés en remboursement',
  'MDF claims': 'Demandes de remboursement MDF',
  'MDF claims to decide': 'Demandes de remboursement MDF à décider',
  'MDF paid': 'MDF payés',
  'One lead per line: company, email or website. Later registrations of these companies count as results.':
    'Un lead par ligne : entreprise, e-mail ou site web. Les enregistrements ultérieurs de ces entreprises comptent comme résultats.',
  Proofs: 'Justificatifs',
  'Registered pipeline': 'Pipeline enregistré',
  'Request number': 'Numéro de demande',
  'Required if you approve less than claimed.': 'Obligatoire si vous approuvez moins que le montant demandé.',
  Results: 'Résultats',
  'Revenue won': 'Chiffre d’affaires gagné',
  'Reverse claim': 'Annuler le remboursement',
  'Submit a claim with its files': 'Envoyer une demande de remboursement avec ses fichiers',
  'Submit claim': 'Envoyer la demande',
  'Take back the reimbursement of a claim': 'Reprendre le remboursement d’une demande',
  'Takes the reimbursement back with a balancing commission. The money returns to the fund.':
    'Reprend le remboursement par une commission de compensation. L’argent revient au fonds.',
  'The amount is paid with the partner’s next payout and posted to the ledger.':
    'Le montant est payé avec le prochain versement du partenaire et inscrit au grand livre.',
  'The company reviews your claim. It cannot be changed afterwards.':
    'L’entreprise examine votre demande. Elle ne peut plus être modifiée ensuite.',
  'The money stays reserved for the partner. The partner sees your note.':
    'L’argent reste réservé au partenaire. Le partenaire voit votre note.',
  'The money stays reserved for your request.': 'L’argent reste réservé à votre demande de fonds.',
  'The partner can change the claim and submit it again.':
    'Le partenaire peut modifier la demande et l’envoyer de nouveau.',
  'What the activity cost in total, as on your invoices.':
    'Ce que l’activité a coûté au total, comme sur vos factures.',
  'What took place': 'Ce qui a eu lieu',
  'file of an MDF claim': 'fichier d’une demande de remboursement MDF',
  'files of MDF claims': 'fichiers de demandes de remboursement MDF',
  'lead of an MDF claim': 'lead d’une demande de remboursement MDF',
  'leads of MDF claims': 'leads de demandes de remboursement MDF',
};
