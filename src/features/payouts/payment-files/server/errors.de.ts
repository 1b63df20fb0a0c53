import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'payouts/payment-files'> = {
  'No approved payment of this payout can be sent in this format.':
    'Keine genehmigte Zahlung dieser Auszahlung kann in diesem Format gesendet werden.',
  'No approved payment of this payout can be sent to Stripe.':
    'Keine genehmigte Zahlung dieser Auszahlung kann an Stripe gesendet werden.',
  'No approved payment of this payout can be sent to your system.':
    'Keine genehmigte Zahlung dieser Auszahlung kann an Ihr System gesendet werden.',
  'Payments that were returned or failed, and status files with lines that need review.':
    'Zurückgekommene oder fehlgeschlagene Zahlungen und Statusdateien mit Zeilen, die geprüft werden müssen.',
  'Returned payments': 'Zurückgekommene Zahlungen',
  'There can be 36 ACH files a day. Create this one tomorrow.':
    'Am Tag sind 36 ACH-Dateien möglich. Erstellen Sie diese morgen.',
  'This file cannot be decrypted because TANDEM_SECRET has changed since it was created.':
    'Diese Datei kann nicht entschlüsselt werden, weil TANDEM_SECRET geändert wurde, seit sie erstellt wurde.',
  'This payment was not sent to your system.': 'Diese Zahlung wurde nicht an Ihr System gesendet.',
  'already names another payment': 'Bezeichnet bereits eine andere Zahlung.',
  'says nothing about payments': 'Enthält nichts zu Zahlungen.',
};
