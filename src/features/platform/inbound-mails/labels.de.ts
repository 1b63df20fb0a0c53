import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/inbound-mails'> = {
  Handled: 'Verarbeitet',
  'Received email': 'Empfangene E-Mails',
  'mailbox position': 'Postfachposition',
  'mailbox positions': 'Postfachpositionen',
  'received email': 'empfangene E-Mail',
  'received emails': 'empfangene E-Mails',
};
