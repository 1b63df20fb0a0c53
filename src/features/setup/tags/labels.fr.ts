import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/tags'> = {
  Tag: 'Étiquette',
  'Used on': 'Utilisé sur',
  tag: 'étiquette',
  tags: 'étiquettes',
};
