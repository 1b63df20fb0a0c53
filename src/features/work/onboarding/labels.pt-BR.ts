import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'work/onboarding'> = {
  'Set up': 'Configurar',
  Technology: 'Tecnologia',
  setup: 'configuração inicial',
  'setup of a partner': 'configuração inicial de um parceiro',
  'setups of partners': 'configurações iniciais de parceiros',
};
