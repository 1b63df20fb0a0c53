import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'This registration': 'Diese Registrierung',
  'must be documents of the partner of this registration': 'Müssen Dokumente des Partners dieser Registrierung sein.',
  'must be shared documents: the partner reads this comment':
    'Müssen geteilte Dokumente sein: Der Partner liest diesen Kommentar.',
};
