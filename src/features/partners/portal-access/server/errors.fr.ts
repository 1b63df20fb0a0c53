import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/portal-access'> = {
  'Choose the organization you want to join with.': 'Choisissez l’organisation que vous voulez rejoindre.',
  'Only administrators of this organization can add people. Ask one of them to invite you.':
    'Seuls les administrateurs de cette organisation peuvent ajouter des personnes. Demandez à l’un d’eux de vous inviter.',
  'Only an administrator of this organization can remove access. Ask one of them, or suspend the partner.':
    'Seul un administrateur de cette organisation peut retirer des accès. Adressez-vous à l’un d’eux, ou suspendez le partenaire.',
  'This is your last administrator. Make someone else an administrator first.':
    'C’est votre dernier administrateur. Désignez d’abord un autre administrateur.',
  'This person can already sign in.': 'Cette personne peut déjà se connecter.',
  'This person has no access.': 'Cette personne n’a pas d’accès.',
  'You are not an administrator of this organization.': 'Vous n’êtes pas administrateur de cette organisation.',
  'can already sign in': 'Cette personne peut déjà se connecter.',
};
