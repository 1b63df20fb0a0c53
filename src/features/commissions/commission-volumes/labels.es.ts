import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commission-volumes'> = {
  'Any day in the period. Counts from the next deal; recalculate to include earlier deals.':
    'Cualquier día del período. Cuenta desde el próximo negocio; recalcula para incluir negocios anteriores.',
  'Check that the volumes behind commissions add up.':
    'Comprueba que cuadran los volúmenes en los que se basan las comisiones.',
  'Exchange rates and opening volumes': 'Tipos de cambio y volúmenes iniciales',
  Matches: 'Coincide',
  Night: 'Noche',
  'Totals compared': 'Totales comparados',
  Units: 'Unidades',
  Volume: 'Volumen',
  'Volume audit': 'Auditoría de volumen',
  'commission total': 'total de comisiones',
  'commission totals': 'totales de comisiones',
  'opening volume': 'volumen inicial',
  'opening volumes': 'volúmenes iniciales',
  'volume audit': 'auditoría de volumen',
  'volume audits': 'auditorías de volumen',
};
