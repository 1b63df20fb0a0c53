import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/inbound-mails'> = {
  Handled: 'Tratado',
  'Received email': 'E-mail recebido',
  'mailbox position': 'posição da caixa de correio',
  'mailbox positions': 'posições de caixas de correio',
  'received email': 'e-mail recebido',
  'received emails': 'e-mails recebidos',
};
