import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/program-settings'> = {
  'Nearest cent (ties go to the even cent)': 'Au centime le plus proche (égalité vers le centime pair)',
  'Nearest cent, half up': 'Au centime le plus proche, demi-centime au supérieur',
  'Program rules': 'Règles du programme',
  'Round down': 'Arrondir à l’inférieur',
  'module in use': 'module utilisé',
  'modules in use': 'modules utilisés',
  'program rules': 'règles du programme',
};
