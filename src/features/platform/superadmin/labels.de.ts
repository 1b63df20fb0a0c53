import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'platform/superadmin'> = {
  'Companies of this installation': 'Unternehmen dieser Installation',
  'Deletion scheduled': 'Löschung geplant',
  'Everyone can sign in again as before.': 'Alle können sich wieder wie zuvor anmelden.',
  'Last sign-in': 'Letzte Anmeldung',
  Resume: 'Fortsetzen',
  Resumed: 'Fortgesetzt',
  Storage: 'Speicher',
  'Super admins': 'Super-Admins',
  Suspend: 'Sperren',
  'The company’s team and its partners’ users lose access to this program immediately. All data is kept.':
    'Das Team des Unternehmens und die Benutzer seiner Partner verlieren sofort den Zugang zu diesem Programm. Alle Daten bleiben erhalten.',
  'company limits': 'Unternehmensgrenzen',
  'operator event': 'Betreiberereignis',
  'operator events': 'Betreiberereignisse',
  companies: 'Unternehmen',
};
