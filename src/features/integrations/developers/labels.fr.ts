import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/developers'> = {
  'API reference': 'Référence de l’API',
  Developers: 'Développeurs',
  'Guides for developers': 'Guides pour les développeurs',
};
