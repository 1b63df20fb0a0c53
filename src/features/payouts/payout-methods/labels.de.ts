import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'payouts/payout-methods'> = {
  'Account holder': 'Kontoinhaber',
  'Account holder in Latin letters': 'Kontoinhaber in lateinischer Schrift',
  'Account number': 'Kontonummer',
  'Bank document or canceled check': 'Bankdokument oder entwerteter Scheck',
  'Called a number we knew before': 'Anruf bei einer bereits bekannten Nummer',
  'Changed by': 'Geändert von',
  'Checked by': 'Geprüft von',
  'Confirmed in person or on video': 'Persönlich oder per Video bestätigt',
  'Last digits': 'Letzte Ziffern',
  'Other currencies': 'Andere Währungen',
  'Payment instructions': 'Zahlungsanweisungen',
  'Payment method': 'Zahlungsart',
  'Payout details to verify': 'Zu prüfende Auszahlungsdaten',
  'Routing number': 'Routing-Nummer',
  'Same account as': 'Gleiches Konto wie',
  'Stripe account': 'Stripe-Konto',
  'Test payment arrived': 'Testzahlung angekommen',
  'Usable from': 'Nutzbar ab',
  'payout details': 'Auszahlungsdaten',
  'payout method': 'Auszahlungsmethode',
  'payout methods': 'Auszahlungsmethoden',
  'PayPal email': 'PayPal-E-Mail-Adresse',
  'payout detail': 'Auszahlungsdaten',
};
