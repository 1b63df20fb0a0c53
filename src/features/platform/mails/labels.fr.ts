import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mails'> = {
  'Failed, retrying': 'Échec, nouvelle tentative',
  'Not delivered': 'Non remis',
  'Sent email': 'E-mails envoyés',
  'email reference': 'référence d’e-mail',
  'email references': 'références d’e-mails',
  'sent email': 'e-mail envoyé',
  'sent emails': 'e-mails envoyés',
};
