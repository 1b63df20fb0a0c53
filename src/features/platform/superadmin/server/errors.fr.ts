import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/superadmin'> = {
  'The deletion of this company is already scheduled.': 'La suppression de cette entreprise est déjà planifiée.',
  'The deletion of this company is not scheduled.': 'La suppression de cette entreprise n’est pas planifiée.',
  'The limits of this company were changed in the meantime.':
    'Les limites de cette entreprise ont été modifiées entre-temps.',
  'This company is already suspended.': 'Cette entreprise est déjà suspendue.',
  'This company is not suspended.': 'Cette entreprise n’est pas suspendue.',
  'You cannot reset your own two-factor authentication here. Turn it off in your profile.':
    'Vous ne pouvez pas réinitialiser ici votre propre authentification à deux facteurs. Désactivez-la dans votre profil.',
  'does not belong to this company': 'N’appartient pas à cette entreprise.',
};
