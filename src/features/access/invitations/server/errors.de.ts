import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/invitations'> = {
  'Only people who manage team members can change this invitation.':
    'Nur Personen, die Teammitglieder verwalten, können diese Einladung ändern.',
  'Only the invited person can accept this invitation, signed in to their own account.':
    'Nur die eingeladene Person kann diese Einladung annehmen, angemeldet in ihrem eigenen Benutzerkonto.',
  'Sign in with your organization’s provider first, then open this link again.':
    'Melden Sie sich zuerst über den Anbieter Ihrer Organisation an und öffnen Sie dann diesen Link erneut.',
  'The person who invited you can no longer assign this role. Ask them for a new invitation.':
    'Die Person, die Sie eingeladen hat, kann diese Rolle nicht mehr zuweisen. Bitten Sie sie um eine neue Einladung.',
  'The role of this invitation no longer exists. Ask the person who invited you for a new one.':
    'Die Rolle dieser Einladung existiert nicht mehr. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'This invitation': 'Diese Einladung',
  'This invitation has expired. Ask the person who invited you to resend it.':
    'Diese Einladung ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, sie erneut zu senden.',
  'This invitation was already accepted.': 'Diese Einladung wurde bereits angenommen.',
  'This invitation was already used. Sign in instead.':
    'Diese Einladung wurde bereits verwendet. Melden Sie sich stattdessen an.',
  'This invitation was already withdrawn.': 'Diese Einladung wurde bereits zurückgezogen.',
  'This invitation was withdrawn. Ask the person who invited you for a new one.':
    'Diese Einladung wurde zurückgezogen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'This person is already a team member.': 'Diese Person ist bereits Teammitglied.',
  'is already a team member': 'Ist bereits Teammitglied.',
  'is already invited': 'Ist bereits eingeladen.',
  'must be a role of partners': 'Muss eine Rolle für Partner sein.',
  'must be a role of the company': 'Muss eine Rolle des Unternehmens sein.',
};
