import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'outreach/record-emails'> = {
  'Emails from records': 'E-Mails aus Datensätzen',
  'Write email': 'E-Mail schreiben',
  'email about a record': 'E-Mail zu einem Datensatz',
  'emails about records': 'E-Mails zu Datensätzen',
};
