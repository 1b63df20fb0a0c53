import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'Comments of partners on their registrations, and comments that mention you.':
    'Kommentare von Partnern zu ihren Registrierungen und Kommentare, die Sie erwähnen.',
  'Comments of the company on your registrations, and comments that mention you.':
    'Kommentare des Unternehmens zu Ihren Registrierungen und Kommentare, die Sie erwähnen.',
  'Comments on registrations': 'Kommentare zu Registrierungen',
  'This registration': 'Diese Registrierung',
  'must be documents of the partner of this registration': 'Müssen Dokumente des Partners dieser Registrierung sein.',
  'must be shared documents: the partner reads this comment':
    'Müssen geteilte Dokumente sein: Der Partner liest diesen Kommentar.',
};
