import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/invitations'> = {
  'Only people who manage team members can change this invitation.':
    'Seules les personnes qui gèrent les membres de l’équipe peuvent modifier cette invitation.',
  'Only the invited person can accept this invitation, signed in to their own account.':
    'Seule la personne invitée peut accepter cette invitation, connectée à son propre compte.',
  'Sign in with your organization’s provider first, then open this link again.':
    'Connectez-vous d’abord avec le fournisseur de votre organisation, puis ouvrez à nouveau ce lien.',
  'The person who invited you can no longer assign this role. Ask them for a new invitation.':
    'La personne qui vous a invité ne peut plus attribuer ce rôle. Demandez-lui une nouvelle invitation.',
  'The role of this invitation no longer exists. Ask the person who invited you for a new one.':
    'Le rôle de cette invitation n’existe plus. Demandez une nouvelle invitation à la personne qui vous a invité.',
  'This invitation': 'Cette invitation',
  'This invitation has expired. Ask the person who invited you to resend it.':
    'Cette invitation a expiré. Demandez à la personne qui vous a invité de la renvoyer.',
  'This invitation was already accepted.': 'Cette invitation a déjà été acceptée.',
  'This invitation was already used. Sign in instead.': 'Cette invitation a déjà été utilisée. Connectez-vous plutôt.',
  'This invitation was already withdrawn.': 'Cette invitation a déjà été retirée.',
  'This invitation was withdrawn. Ask the person who invited you for a new one.':
    'Cette invitation a été retirée. Demandez-en une nouvelle à la personne qui vous a invité.',
  'This person is already a team member.': 'Cette personne est déjà membre de l’équipe.',
  'is already a team member': 'Cette personne est déjà membre de l’équipe.',
  'is already invited': 'Cette personne est déjà invitée.',
  'must be a role of partners': 'Doit être un rôle de partenaire.',
  'must be a role of the company': 'Doit être un rôle de l’entreprise.',
};
