import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/deal-renewals'> = {
  'A later deal with this customer was won': 'Une affaire ultérieure avec ce client a été gagnée',
  'Decided manually': 'Décidé manuellement',
  'Decided on': 'Décidé le',
  'It ended and no later deal was won': 'Terminé sans affaire ultérieure gagnée',
  'It ended and the renewal was lost': 'Terminé, et le renouvellement a été perdu',
  'Not renewed': 'Non renouvelé',
  Outcome: 'Issue',
  'Renewal started': 'Renouvellement commencé',
  'Renewed by': 'Renouvelé par',
  'The term was extended': 'La durée a été prolongée',
  'To renew': 'À renouveler',
  'Value per year': 'Valeur annuelle',
  renewal: 'renouvellement',
  renewals: 'renouvellements',
};
