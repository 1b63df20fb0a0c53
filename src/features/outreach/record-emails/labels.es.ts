import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'outreach/record-emails'> = {
  'Emails from records': 'Correos desde registros',
  'Write email': 'Escribir correo',
  'email about a record': 'correo sobre un registro',
  'emails about records': 'correos sobre registros',
};
