import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/onboarding'> = {
  'Set up': 'Configurar',
  Technology: 'Tecnología',
  setup: 'configuración inicial',
  'setup of a partner': 'configuración inicial de un partner',
  'setups of partners': 'configuraciones iniciales de partners',
};
