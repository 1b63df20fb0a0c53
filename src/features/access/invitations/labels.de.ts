import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/invitations'> = {
  Invitations: 'Einladungen',
  'Invite partner users': 'Partnerbenutzer einladen',
  'Invite team member': 'Teammitglied einladen',
  'Invited by': 'Eingeladen von',
  'Portal invitations': 'Portaleinladungen',
  invitation: 'Einladung',
  invitations: 'Einladungen',
};
