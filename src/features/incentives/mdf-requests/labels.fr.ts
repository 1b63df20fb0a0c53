import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'incentives/mdf-requests'> = {
  Advertising: 'Publicité',
  'Approve a request and reserve its money': 'Approuver une demande et réserver son argent',
  'Ask the partner to change a request': 'Demander au partenaire de modifier une demande',
  'Cancel a request; reserved money is available again': 'Annuler une demande ; l’argent réservé redevient disponible',
  'Change claim date': 'Changer la date limite de remboursement',
  'Change the last day to claim': 'Changer le dernier jour pour demander le remboursement',
  'Claim date changed': 'Date limite de remboursement changée',
  'Close an approved request; what was not claimed is available again':
    'Fermer une demande approuvée ; ce qui n’a pas été demandé redevient disponible',
  'Close request': 'Fermer la demande',
  'Defaults to the company’s share of the total cost.': 'Par défaut, la part de l’entreprise dans le coût total.',
  'Defaults to the fund’s days to claim after the activity.':
    'Par défaut, le délai de remboursement du fonds après l’activité.',
  'Expected leads': 'Leads prévus',
  'Expected pipeline': 'Pipeline prévu',
  'Expected results': 'Résultats attendus',
  'Logistics fair in Munich': 'Salon de la logistique à Munich',
  'MDF approved': 'MDF approuvés',
  'MDF request': 'Demande de fonds',
  'MDF requested': 'MDF demandés',
  'MDF requests': 'Demandes de fonds',
  'MDF requests to decide': 'Demandes de fonds à décider',
  'Nothing more can be claimed. Money that was not claimed returns to the fund.':
    'Plus aucun remboursement ne peut être demandé. L’argent non demandé revient au fonds.',
  'Request MDF': 'Demander des fonds',
  'Request closed': 'Demande fermée',
  'Request submitted': 'Demande envoyée',
  'Requested amount': 'Montant souhaité',
  'Reserved money returns to the fund. This cannot be undone.':
    'L’argent réservé revient au fonds. Cette action est irréversible.',
  'Submit a changed request again': 'Envoyer de nouveau une demande modifiée',
  'Submit again': 'Envoyer de nouveau',
  'The amount is reserved until the partner claims it.':
    'Le montant est réservé jusqu’à ce que le partenaire en demande le remboursement.',
  'The company decides about your changed request.': 'L’entreprise décide de votre demande modifiée.',
  'The last day on which the partner can claim the cost.':
    'Le dernier jour où le partenaire peut demander le remboursement du coût.',
  'The partner can change the request and submit it again.':
    'Le partenaire peut modifier la demande et l’envoyer de nouveau.',
  'The partner sees your note.': 'Le partenaire voit votre note.',
  'Total cost': 'Coût total',
  'Type of activity': 'Type d’activité',
  Webinar: 'Webinaire',
  'What you plan, and for whom.': 'Ce que vous prévoyez, et pour qui.',
};
