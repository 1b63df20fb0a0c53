import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commission-volumes'> = {
  'Any day in the period. Counts from the next deal; recalculate to include earlier deals.':
    'N’importe quel jour de la période. Compte à partir de la prochaine affaire ; recalculez pour inclure les affaires antérieures.',
  'Check that the volumes behind commissions add up.':
    'Vérifiez que les volumes à la base des commissions sont exacts.',
  'Exchange rates and opening volumes': 'Taux de change et volumes d’ouverture',
  Matches: 'Correspondances',
  Night: 'Nuit',
  'Totals compared': 'Totaux comparés',
  Units: 'Unités',
  'Volume audit': 'Contrôle des volumes',
  'commission total': 'total de commissions',
  'commission totals': 'totaux de commissions',
  'opening volume': 'volume d’ouverture',
  'opening volumes': 'volumes d’ouverture',
  'volume audit': 'contrôle des volumes',
  'volume audits': 'contrôles des volumes',
};
