import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-folders'> = {
  'Delete folder': 'Ordner löschen',
  'In folder': 'Im Ordner',
  'resource folder': 'Materialordner',
  'resource folders': 'Materialordner',
};
