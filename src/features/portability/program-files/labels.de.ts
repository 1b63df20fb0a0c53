import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/program-files'> = {
  Apply: 'Anwenden',
  'key of a program record': 'Schlüssel eines Programmdatensatzes',
  'keys of program records': 'Schlüssel von Programmdatensätzen',
  'program file': 'Programmdatei',
  'program files': 'Programmdateien',
};
