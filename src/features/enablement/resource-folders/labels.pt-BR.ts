import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-folders'> = {
  'Delete folder': 'Excluir pasta',
  'In folder': 'Na pasta',
  'resource folder': 'pasta de materiais',
  'resource folders': 'pastas de materiais',
};
