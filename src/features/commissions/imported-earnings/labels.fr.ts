import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/imported-earnings'> = {
  'Earlier earnings': 'Gains antérieurs',
  'Former system': 'Ancien système',
  'Only unpaid commissions can be paid with Tandem.':
    'Seules les commissions non payées peuvent être payées avec Tandem.',
  'Status there': 'Statut d’origine',
  'The word of the former system.': 'Le terme utilisé par l’ancien système.',
  'Transferred on': 'Transféré le',
  Unpaid: 'Non payé',
  'earlier earning': 'gain antérieur',
  'earlier earnings': 'gains antérieurs',
  'transfer of earlier earnings': 'transfert de gains antérieurs',
  'transfers of earlier earnings': 'transferts de gains antérieurs',
};
