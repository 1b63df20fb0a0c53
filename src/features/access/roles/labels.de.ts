import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/roles'> = {
  'Can do everything and decides who else is an owner.': 'Kann alles tun und entscheidet, wer außerdem Inhaber ist.',
  'Can do everything except add or change owners.': 'Kann alles außer Inhaber hinzufügen oder ändern.',
  'Can view commissions and payments. Manages payout details.':
    'Kann Provisionen und Zahlungen ansehen. Verwaltet die Auszahlungsdaten.',
  'Can view everything of the partner. Edits the partner profile and manages its team and roles.':
    'Kann alles des Partners ansehen. Bearbeitet das Partnerprofil und verwaltet Team und Rollen.',
  'Can view everything. Cannot change anything.': 'Kann alles ansehen. Kann nichts ändern.',
  'Can view everything. Manages content for partners.': 'Kann alles ansehen. Verwaltet Inhalte für Partner.',
  'Edit role': 'Rolle bearbeiten',
  Manage: 'Verwalten',
  'Manages incentives, commissions and payouts. Can view everything else.':
    'Verwaltet Vergütungen, Provisionen und Auszahlungen. Kann alles andere ansehen.',
  'Manages the partners they own: deals, registrations and contacts. Cannot see other partners.':
    'Verwaltet die eigenen Partner: Deals, Registrierungen und Kontakte. Kann andere Partner nicht sehen.',
  Member: 'Mitglied',
  'New role': 'Neue Rolle',
  None: 'Keine',
  'Own partners only: the partners they own, with their records':
    'Nur eigene Partner: die Partner, für die sie verantwortlich sind, mit deren Datensätzen',
  'Registers and tracks deals, and can see their earnings.':
    'Registriert und verfolgt Deals und kann deren Einnahmen sehen.',
  'Registers and tracks deals, and sees their commissions. Cannot see payouts and payout details.':
    'Registriert und verfolgt Deals und sieht deren Provisionen. Kann Auszahlungen und Auszahlungsdaten nicht sehen.',
  Roles: 'Rollen',
  View: 'Ansehen',
  role: 'Rolle',
  roles: 'Rollen',
};
