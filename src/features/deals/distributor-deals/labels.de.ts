import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'deals/distributor-deals'> = {
  'Amount is rounded': 'Betrag ist gerundet',
  'Confirm a reseller’s deal as its distributor': 'Den Deal eines Resellers als dessen Distributor bestätigen',
  'Confirm deal': 'Deal bestätigen',
  Confirmation: 'Bestätigung',
  'Deal confirmed': 'Deal bestätigt',
  'Deal declined': 'Deal abgelehnt',
  'Decline a reseller’s deal with a reason': 'Den Deal eines Resellers mit einem Grund ablehnen',
  'Decline deal': 'Deal ablehnen',
  'Distribution settings': 'Distributionseinstellungen',
  'Registration status': 'Registrierungsstatus',
  'Reseller deal': 'Reseller-Deal',
  'Reseller deals': 'Reseller-Deals',
  'Stage color': 'Farbe der Phase',
  'Status of the deal': 'Status des Deals',
  'The reseller and the company see that the distributor supplies this deal.':
    'Der Reseller und das Unternehmen sehen, dass der Distributor diesen Deal beliefert.',
  'The reseller and the company see your reason. You no longer see the details of the deal.':
    'Der Reseller und das Unternehmen sehen Ihren Grund. Sie sehen die Details des Deals nicht mehr.',
  'Visibility check': 'Sichtbarkeitsprüfung',
  'Which resellers buy from which distributors.': 'Welche Reseller bei welchen Distributoren kaufen.',
  'Who buys from whom': 'Wer kauft bei wem',
  'distribution settings': 'Distributionseinstellungen',
  'reseller deal': 'Reseller-Deal',
  'reseller deals': 'Reseller-Deals',
};
