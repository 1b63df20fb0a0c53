import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'ecosystem/private-intersection'> = {
  'Matches read': 'Gelesene Übereinstimmungen',
  'Private list': 'Private Liste',
  'Private lists': 'Private Listen',
  Revealed: 'Offengelegt',
  'count of a private comparison': 'Anzahl eines privaten Vergleichs',
  'counts of private comparisons': 'Anzahlen privater Vergleiche',
  'private comparison': 'privater Vergleich',
  'private comparisons': 'private Vergleiche',
  'secret of a private comparison': 'Geheimnis eines privaten Vergleichs',
  'secrets of private comparisons': 'Geheimnisse privater Vergleiche',
  'true count of a private comparison': 'genaue Anzahl eines privaten Vergleichs',
  'true counts of private comparisons': 'genaue Anzahlen privater Vergleiche',
};
