import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'platform/mail-actions'> = {
  'Check the marked fields.': 'Vérifiez les champs signalés.',
  'This action': 'Cette action',
  'This has changed since the email was sent. Sign in to see its current state.':
    'Ceci a changé depuis l’envoi de l’e-mail. Connectez-vous pour voir l’état actuel.',
  'This link does not exist. Use the link in the newest email.':
    'Ce lien n’existe pas. Utilisez le lien de l’e-mail le plus récent.',
  'This link was used already.': 'Ce lien a déjà été utilisé.',
  'This page was open for too long. Open the link in the email again.':
    'Cette page est restée ouverte trop longtemps. Ouvrez à nouveau le lien de l’e-mail.',
  'This was done already, or is not possible now.': 'Ceci a déjà été fait, ou n’est pas possible actuellement.',
  'Your company requires a second factor. Sign in to continue.':
    'Votre entreprise exige un second facteur. Connectez-vous pour continuer.',
  'is too old': 'Cette confirmation est trop ancienne.',
  'must be at most 25 MB': 'Doit faire au plus 25 Mo.',
};
