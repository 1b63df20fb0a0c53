import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'integrations/portal-widget'> = {
  'Allow sites and create tokens': 'Permitir sitios y crear tokens',
  'Portal widget': 'Widget del portal',
  'portal widget setting': 'configuración del widget del portal',
  'portal widget settings': 'configuraciones del widget del portal',
  'portal widget token': 'token del widget del portal',
  'portal widget tokens': 'tokens del widget del portal',
};
