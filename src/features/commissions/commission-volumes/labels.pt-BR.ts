import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'commissions/commission-volumes'> = {
  'Any day in the period. Counts from the next deal; recalculate to include earlier deals.':
    'Qualquer dia do período. Conta a partir do próximo negócio; recalcule para incluir negócios anteriores.',
  'Check that the volumes behind commissions add up.': 'Verifique se os volumes por trás das comissões fecham.',
  'Exchange rates and opening volumes': 'Taxas de câmbio e volumes iniciais',
  Matches: 'Confere',
  Night: 'Noite',
  'Totals compared': 'Totais comparados',
  Units: 'Unidades',
  'Volume audit': 'Auditoria de volume',
  'commission total': 'total de comissão',
  'commission totals': 'totais de comissão',
  'opening volume': 'volume inicial',
  'opening volumes': 'volumes iniciais',
  'volume audit': 'auditoria de volume',
  'volume audits': 'auditorias de volume',
};
