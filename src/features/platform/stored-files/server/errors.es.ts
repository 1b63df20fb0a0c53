import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/stored-files'> = {
  'is for browsers only; with an API key, download the file directly':
    'Solo es para navegadores. Con una clave de API, descarga el archivo directamente.',
  'needs a name': 'Indica un nombre.',
  'took too long': 'Tardó demasiado.',
};
