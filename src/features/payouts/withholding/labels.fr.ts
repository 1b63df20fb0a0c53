import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/withholding'> = {
  'Applies to payments approved on or after this date, until a later rate takes effect.':
    'S’applique aux paiements approuvés à cette date ou après, jusqu’à l’entrée en vigueur d’un taux ultérieur.',
  'Effective from': 'En vigueur à compter du',
  'For your records, such as the law or the exemption certificate.':
    'Pour vos dossiers, par exemple la loi ou l’attestation d’exonération.',
  'Tax withheld from payouts': 'Impôt retenu sur les versements',
  'Withholding rate': 'Taux de retenue à la source',
  'withholding rule': 'règle de retenue à la source',
  'withholding rules': 'règles de retenue à la source',
  rate: 'taux',
  rates: 'taux',
};
