import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payment-files'> = {
  'No approved payment of this payout can be sent in this format.':
    'Ningún pago aprobado de esta liquidación se puede enviar en este formato.',
  'No approved payment of this payout can be sent to Stripe.':
    'Ningún pago aprobado de esta liquidación se puede enviar a Stripe.',
  'No approved payment of this payout can be sent to your system.':
    'Ningún pago aprobado de esta liquidación se puede enviar a tu sistema.',
  'Payments that were returned or failed, and status files with lines that need review.':
    'Pagos que se devolvieron o fallaron y archivos de estado con líneas por revisar.',
  'Returned payments': 'Pagos devueltos',
  'There can be 36 ACH files a day. Create this one tomorrow.': 'Puede haber 36 archivos ACH al día. Crea este mañana.',
  'This file cannot be decrypted because TANDEM_SECRET has changed since it was created.':
    'Este archivo no se puede descifrar porque TANDEM_SECRET ha cambiado desde que se creó.',
  'This payment was not sent to your system.': 'Este pago no se envió a tu sistema.',
  'already names another payment': 'Ya identifica otro pago.',
  'says nothing about payments': 'No contiene información sobre pagos.',
};
