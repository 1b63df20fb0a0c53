import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/program-settings'> = {
  Modules: 'Módulos',
  'Nearest cent (ties go to the even cent)': 'Centavo mais próximo (empates vão para o centavo par)',
  'Nearest cent, half up': 'Centavo mais próximo, meio para cima',
  'Program rules': 'Regras do programa',
  'Round down': 'Arredondar para baixo',
  'module in use': 'módulo em uso',
  'modules in use': 'módulos em uso',
  'program rules': 'regras do programa',
};
