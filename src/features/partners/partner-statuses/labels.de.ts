import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'partners/partner-statuses'> = {
  'Applied and is waiting for your decision. Can sign in but earns nothing yet.':
    'Hat sich beworben und wartet auf Ihre Entscheidung. Kann sich anmelden, verdient aber noch nichts.',
  'Applied or was invited but did not become a partner.':
    'Hat sich beworben oder wurde eingeladen, ist aber kein Partner geworden.',
  Banned: 'Gesperrt',
  'Blocked because of a violation. A second person must lift a ban.':
    'Wegen eines Verstoßes gesperrt. Eine zweite Person muss die Sperre aufheben.',
  'Can register deals and earn commission.': 'Kann Deals registrieren und Provision verdienen.',
  'Default for new partners': 'Standard für neue Partner',
  'Invited by you but has not accepted yet.': 'Von Ihnen eingeladen, hat aber noch nicht angenommen.',
  'Partner statuses': 'Partnerstatus',
  'Replaces the current default.': 'Ersetzt den aktuellen Standard.',
  Statuses: 'Status',
  'The partnership has ended. Commission earned before is still paid.':
    'Die Partnerschaft ist beendet. Zuvor verdiente Provision wird noch ausgezahlt.',
  'The stages of a partnership in your own words. Each status has a category that decides what partners can do.':
    'Die Phasen einer Partnerschaft in Ihren eigenen Worten. Jeder Status hat eine Kategorie, die bestimmt, was Partner tun können.',
  'partner status': 'Partnerstatus',
  'partner statuses': 'Partnerstatus',
  'Paused: has read-only access, earns nothing, and payouts wait.':
    'Pausiert: hat nur Lesezugriff, verdient nichts, und Auszahlungen warten.',
};
