import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/withholding'> = {
  'Applies to payments approved on or after this date, until a later rate takes effect.':
    'Se aplica a los pagos aprobados en esta fecha o después, hasta que entre en vigor un porcentaje posterior.',
  'Effective from': 'Vigente desde',
  'For your records, such as the law or the exemption certificate.':
    'Para tus registros, como la ley o el certificado de exención.',
  'Tax withheld from payouts': 'Impuestos retenidos en liquidaciones',
  'Withholding rate': 'Porcentaje de retención',
  'withholding rule': 'regla de retención fiscal',
  'withholding rules': 'reglas de retención fiscal',
  rate: 'porcentaje',
  rates: 'porcentajes',
};
