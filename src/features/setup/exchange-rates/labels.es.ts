import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/exchange-rates'> = {
  'European Central Bank': 'Banco Central Europeo',
  Fetched: 'Obtenido',
  'In use': 'En uso',
  'No, another rate takes precedence': 'No, otro tipo de cambio tiene prioridad',
  'No, source turned off': 'No, fuente desactivada',
  'Published as': 'Publicado como',
  'exchange rate': 'tipo de cambio',
  'exchange rate fetch': 'consulta de tipos de cambio',
  'exchange rate fetches': 'consultas de tipos de cambio',
  'exchange rates': 'tipos de cambio',
};
