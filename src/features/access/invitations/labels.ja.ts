import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'access/invitations'> = {
  Invitations: '招待',
  'Invite partner users': 'パートナーユーザーを招待',
  'Invite team member': 'チームメンバーを招待',
  'Invited by': '招待した人',
  'Portal invitations': 'ポータルへの招待',
  invitation: '招待',
  invitations: '招待',
};
