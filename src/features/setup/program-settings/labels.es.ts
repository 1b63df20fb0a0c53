import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/program-settings'> = {
  Modules: 'Módulos',
  'Nearest cent (ties go to the even cent)': 'Al centavo más cercano (la mitad, al centavo par)',
  'Nearest cent, half up': 'Al centavo más cercano, la mitad hacia arriba',
  'Program rules': 'Reglas del programa',
  'Round down': 'Redondear hacia abajo',
  'module in use': 'módulo en uso',
  'modules in use': 'módulos en uso',
  'program rules': 'reglas del programa',
};
