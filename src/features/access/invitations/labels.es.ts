import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/invitations'> = {
  Invitations: 'Invitaciones',
  'Invite partner users': 'Invitar a usuarios del partner',
  'Invite team member': 'Invitar a un miembro del equipo',
  'Invited by': 'Invitado por',
  'Portal invitations': 'Invitaciones al portal',
  invitation: 'invitación',
  invitations: 'invitaciones',
};
