import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/private-intersection'> = {
  'Matches read': 'Coincidencias leídas',
  'Private list': 'Lista privada',
  'Private lists': 'Listas privadas',
  Revealed: 'Revelado',
  'count of a private comparison': 'recuento de una comparación privada',
  'counts of private comparisons': 'recuentos de comparaciones privadas',
  'private comparison': 'comparación privada',
  'private comparisons': 'comparaciones privadas',
  'secret of a private comparison': 'secreto de una comparación privada',
  'secrets of private comparisons': 'secretos de comparaciones privadas',
  'true count of a private comparison': 'recuento real de una comparación privada',
  'true counts of private comparisons': 'recuentos reales de comparaciones privadas',
};
