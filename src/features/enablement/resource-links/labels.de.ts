import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/resource-links'> = {
  'Asks for the email': 'Fragt nach der E-Mail',
  'It stops working at once.': 'Er funktioniert sofort nicht mehr.',
  'Link revoked': 'Link widerrufen',
  Password: 'Passwort',
  Protection: 'Schutz',
  Recipient: 'Empfänger',
  'Revoke a link: it stops working at once': 'Einen Link widerrufen: Er funktioniert sofort nicht mehr',
  'Revoke link': 'Link widerrufen',
  'Share resource': 'Material teilen',
  Watermark: 'Wasserzeichen',
  'resource link': 'Materiallink',
  'resource link open': 'Öffnung eines Materiallinks',
  'resource link opens': 'Öffnungen von Materiallinks',
  'resource links': 'Materiallinks',
};
