import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mails'> = {
  'Failed, retrying': 'Falhou, tentando de novo',
  'Not delivered': 'Não entregue',
  'Sent email': 'E-mail enviado',
  'email reference': 'referência de e-mail',
  'email references': 'referências de e-mails',
  'sent email': 'e-mail enviado',
  'sent emails': 'e-mails enviados',
};
