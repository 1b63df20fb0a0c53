import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/invitations'> = {
  Invitations: 'Convites',
  'Invite partner users': 'Convidar usuários do parceiro',
  'Invite team member': 'Convidar membro da equipe',
  'Invited by': 'Convidado por',
  'Portal invitations': 'Convites do portal',
  invitation: 'convite',
  invitations: 'convites',
};
