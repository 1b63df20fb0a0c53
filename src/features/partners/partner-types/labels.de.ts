import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-types'> = {
  'Distributor required': 'Distributor erforderlich',
  'Partner types': 'Partnertypen',
  'Partners of this type choose one of their distributors when they register a deal.':
    'Partner dieses Typs wählen einen ihrer Distributoren, wenn sie einen Deal registrieren.',
  'Partners of this type supply resellers and confirm their deals.':
    'Partner dieses Typs beliefern Reseller und bestätigen deren Deals.',
  Types: 'Typen',
  'What partners do for you, such as resell, refer or deliver. Use types in incentive structures and reports.':
    'Was Partner für Sie tun, zum Beispiel weiterverkaufen, empfehlen oder umsetzen. Verwenden Sie Typen in Vergütungsstrukturen und Berichten.',
  'partner type': 'Partnertyp',
  'partner types': 'Partnertypen',
};
