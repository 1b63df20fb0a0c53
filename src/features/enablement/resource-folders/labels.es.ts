import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-folders'> = {
  'Delete folder': 'Eliminar carpeta',
  'In folder': 'En la carpeta',
  'resource folder': 'carpeta de recursos',
  'resource folders': 'carpetas de recursos',
};
