import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'access/profile'> = {
  'Error while registering': 'Erreur lors de l’inscription',
  'Registration is closed. Ask for an invitation.': 'Les inscriptions sont fermées. Demandez une invitation.',
  'This email address already has an account. Sign in, or choose a new password.':
    'Cette adresse e-mail a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.',
  'This email address is already confirmed.': 'Cette adresse e-mail est déjà confirmée.',
  'This email address is now used by another account.':
    'Cette adresse e-mail est désormais utilisée par un autre compte.',
  'This link was already used or has expired. Request a new one.':
    'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  'This link was already used or has expired. Sign up again.':
    'Ce lien a déjà été utilisé ou a expiré. Inscrivez-vous à nouveau.',
  'This membership': 'Cette adhésion',
  'Two-factor authentication is off.': 'L’authentification à deux facteurs est désactivée.',
  'is already your email address': 'C’est déjà votre adresse e-mail.',
  'is not the one chosen when signing up': 'Ce mot de passe n’est pas celui choisi lors de l’inscription.',
};
