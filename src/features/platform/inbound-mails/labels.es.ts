import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/inbound-mails'> = {
  Handled: 'Procesado',
  'Received email': 'Correo recibido',
  'mailbox position': 'posición del buzón',
  'mailbox positions': 'posiciones de buzones',
  'received email': 'correo recibido',
  'received emails': 'correos recibidos',
};
