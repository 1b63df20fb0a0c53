import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/inbound-mails'> = {
  Handled: 'Traité',
  'Received email': 'E-mails reçus',
  'mailbox position': 'position de boîte de réception',
  'mailbox positions': 'positions de boîtes de réception',
  'received email': 'e-mail reçu',
  'received emails': 'e-mails reçus',
};
