import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/tags'> = {
  Tag: 'Etiqueta',
  'Used on': 'Se usa en',
  tag: 'etiqueta',
  tags: 'etiquetas',
};
