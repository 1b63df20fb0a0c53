import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/mails'> = {
  'Failed, retrying': 'Fallido, reintentando',
  'Not delivered': 'No entregado',
  'Sent email': 'Correo enviado',
  'email reference': 'referencia de correo',
  'email references': 'referencias de correos',
  'sent email': 'correo enviado',
  'sent emails': 'correos enviados',
};
