import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/opportunity-participants'> = {
  'Confirm a proposed partner. In partner mode, accept a proposal':
    'Confirmer un partenaire proposé. En vue Partenaire, accepter une proposition',
  'Confirm participation': 'Confirmer la participation',
  'Participation confirmed': 'Participation confirmée',
  'Participation rejected': 'Participation refusée',
  'Reject a partner before the deal is won. In partner mode, decline a proposal':
    'Refuser un partenaire avant que l’affaire soit gagnée. En vue Partenaire, décliner une proposition',
  'Reject participation': 'Refuser la participation',
  'The partner no longer takes part in this deal, earns no commission on it, and can no longer see it. The other side sees the reason.':
    'Le partenaire ne participe plus à cette affaire, n’y gagne aucune commission et ne peut plus la voir. L’autre partie voit le motif.',
  'The partner takes part in this deal and can earn commission on it.':
    'Le partenaire participe à cette affaire et peut gagner une commission dessus.',
  'opportunity partner': 'partenaire d’opportunité',
  'opportunity partners': 'partenaires d’opportunité',
};
