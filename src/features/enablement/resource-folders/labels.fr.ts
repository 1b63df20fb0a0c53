import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-folders'> = {
  'Delete folder': 'Supprimer le dossier',
  'In folder': 'Dans le dossier',
  'resource folder': 'dossier de ressources',
  'resource folders': 'dossiers de ressources',
};
