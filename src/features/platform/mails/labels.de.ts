import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mails'> = {
  'Failed, retrying': 'Fehlgeschlagen, neuer Versuch',
  'Not delivered': 'Nicht zugestellt',
  'Sent email': 'Gesendete E-Mails',
  'email reference': 'E-Mail-Referenz',
  'email references': 'E-Mail-Referenzen',
  'sent email': 'gesendete E-Mail',
  'sent emails': 'gesendete E-Mails',
};
