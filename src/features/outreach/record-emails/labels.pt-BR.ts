import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'outreach/record-emails'> = {
  'Emails from records': 'E-mails de registros',
  'Write email': 'Escrever e-mail',
  'email about a record': 'e-mail sobre um registro',
  'emails about records': 'e-mails sobre registros',
};
