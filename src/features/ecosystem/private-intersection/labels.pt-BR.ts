import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/private-intersection'> = {
  'Matches read': 'Correspondências lidas',
  'Private list': 'Lista privada',
  'Private lists': 'Listas privadas',
  Revealed: 'Revelado',
  'count of a private comparison': 'contagem de uma comparação privada',
  'counts of private comparisons': 'contagens de comparações privadas',
  'private comparison': 'comparação privada',
  'private comparisons': 'comparações privadas',
  'secret of a private comparison': 'segredo de uma comparação privada',
  'secrets of private comparisons': 'segredos de comparações privadas',
  'true count of a private comparison': 'contagem real de uma comparação privada',
  'true counts of private comparisons': 'contagens reais de comparações privadas',
};
