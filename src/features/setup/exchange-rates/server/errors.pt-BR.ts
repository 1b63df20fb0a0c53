import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/exchange-rates'> = {
  'Fetched rates can’t be changed. Enter your own rate for that day; it takes precedence.':
    'Taxas obtidas automaticamente não podem ser alteradas. Informe a sua própria taxa para esse dia; ela tem precedência.',
  'Fetching exchange rates is turned off for this installation. Ask its administrator to allow it.':
    'A consulta de taxas de câmbio está desativada nesta instalação. Peça ao administrador dela que a permita.',
  'Missing exchange rates': 'Taxas de câmbio ausentes',
  'No exchange rates have been fetched for several days.': 'Há vários dias nenhuma taxa de câmbio é obtida.',
  'has a rate of these currencies already': 'Já há uma taxa destas moedas para esta data.',
  'must be above 0': 'Deve ser maior que 0.',
  'must be another currency than base': 'Deve ser uma moeda diferente da moeda base.',
};
