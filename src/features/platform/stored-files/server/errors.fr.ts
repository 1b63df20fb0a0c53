import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/stored-files'> = {
  'is for browsers only; with an API key, download the file directly':
    'Réservé aux navigateurs ; avec une clé API, téléchargez directement le fichier.',
  'needs a name': 'Le fichier doit avoir un nom.',
  'took too long': 'L’envoi a pris trop de temps.',
};
