import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/developers'> = {
  'API reference': 'Referencia de la API',
  Developers: 'Desarrolladores',
  Guides: 'Guías',
  'Guides for developers': 'Guías para desarrolladores',
};
