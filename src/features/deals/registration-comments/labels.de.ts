import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/registration-comments'> = {
  'Comments on registrations': 'Kommentare zu Registrierungen',
  'comment on a registration': 'Kommentar zu einer Registrierung',
  'comments on registrations': 'Kommentare zu Registrierungen',
};
