import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/exchange-rates'> = {
  'European Central Bank': 'Banco Central Europeu',
  Fetched: 'Consultada em',
  'In use': 'Em uso',
  'No, another rate takes precedence': 'Não, outra taxa tem precedência',
  'No, source turned off': 'Não, fonte desligada',
  'Published as': 'Publicada como',
  'exchange rate': 'taxa de câmbio',
  'exchange rate fetch': 'consulta de taxas de câmbio',
  'exchange rate fetches': 'consultas de taxas de câmbio',
  'exchange rates': 'taxas de câmbio',
};
