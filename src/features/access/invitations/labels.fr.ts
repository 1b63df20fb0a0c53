import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/invitations'> = {
  'Invite partner users': 'Inviter des utilisateurs partenaires',
  'Invite team member': 'Inviter un membre de l’équipe',
  'Invited by': 'Invité par',
  'Portal invitations': 'Invitations au portail',
};
