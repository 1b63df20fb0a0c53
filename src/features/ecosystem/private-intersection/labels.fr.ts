import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/private-intersection'> = {
  'Matches read': 'Correspondances lues',
  'Private list': 'Liste privée',
  'Private lists': 'Listes privées',
  Revealed: 'Révélé',
  'count of a private comparison': 'nombre d’une comparaison privée',
  'counts of private comparisons': 'nombres de comparaisons privées',
  'private comparison': 'comparaison privée',
  'private comparisons': 'comparaisons privées',
  'secret of a private comparison': 'secret d’une comparaison privée',
  'secrets of private comparisons': 'secrets de comparaisons privées',
  'true count of a private comparison': 'nombre exact d’une comparaison privée',
  'true counts of private comparisons': 'nombres exacts de comparaisons privées',
};
