import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'setup/program-settings'> = {
  Modules: 'Module',
  'Nearest cent (ties go to the even cent)': 'Auf den nächsten Cent (bei Gleichstand zum geraden Cent)',
  'Nearest cent, half up': 'Auf den nächsten Cent, ab der Hälfte aufrunden',
  'Program rules': 'Programmregeln',
  'Round down': 'Abrunden',
  'module in use': 'verwendetes Modul',
  'modules in use': 'verwendete Module',
  'program rules': 'Programmregeln',
};
