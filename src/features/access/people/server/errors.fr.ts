import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/people'> = {
  'A company needs at least one owner. Make someone else an owner first.':
    'Une entreprise a besoin d’au moins un propriétaire. Désignez d’abord un autre propriétaire.',
  'An owner': 'Un propriétaire',
  'This is your only administrator. Make someone else an administrator first.':
    'C’est votre seul administrateur. Désignez d’abord un autre administrateur.',
  'This person has more permissions than you. Ask an owner.':
    'Cette personne a plus d’autorisations que vous. Adressez-vous à un propriétaire.',
  'This person is already active.': 'Cette personne est déjà active.',
  'This person is already an owner.': 'Cette personne est déjà propriétaire.',
  'This person is already deactivated.': 'Cette personne est déjà désactivée.',
  'This person was changed in the meantime.': 'Cette personne a été modifiée entre-temps.',
  'must be another active team member': 'Doit être un autre membre actif de l’équipe.',
  'must stay a role of the same kind (company or partner)':
    'Doit rester un rôle du même type (entreprise ou partenaire).',
};
