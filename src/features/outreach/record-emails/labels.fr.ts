import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'outreach/record-emails'> = {
  'Emails from records': 'E-mails depuis les fiches',
  'Write email': 'Rédiger un e-mail',
  'email about a record': 'e-mail sur une fiche',
  'emails about records': 'e-mails sur des fiches',
};
