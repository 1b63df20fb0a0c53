import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/stored-files'> = {
  'is for browsers only; with an API key, download the file directly':
    'Nur für Browser möglich. Laden Sie die Datei mit einem API-Schlüssel direkt herunter.',
  'needs a name': 'Benötigt einen Namen.',
  'took too long': 'Das Hochladen hat zu lange gedauert.',
};
