import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/program-files'> = {
  Apply: 'Aplicar',
  'key of a program record': 'clave de un registro del programa',
  'keys of program records': 'claves de registros del programa',
  'program file': 'archivo del programa',
  'program files': 'archivos del programa',
};
