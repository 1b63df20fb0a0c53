import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'referrals/referral-pages'> = {
  'Choose your partner.': 'Choisissez votre partenaire.',
  'Open the form again: your access to it could not be confirmed.':
    'Ouvrez à nouveau le formulaire : votre accès n’a pas pu être confirmé.',
  'Open the form with the link of your partner.': 'Ouvrez le formulaire avec le lien de votre partenaire.',
  'Sign in to use this form.': 'Connectez-vous pour utiliser ce formulaire.',
  'The program has no opportunity types yet.': 'Le programme n’a pas encore de types d’opportunités.',
  'This account is already registered with this partner.': 'Ce compte est déjà enregistré auprès de ce partenaire.',
  'This deal registration form': 'Ce formulaire d’enregistrement d’affaire',
  'This deal registration form does not exist.': 'Ce formulaire d’enregistrement d’affaire n’existe pas.',
  'This deal registration form takes no registrations at the moment.':
    'Ce formulaire d’enregistrement d’affaire n’accepte pas d’enregistrements pour le moment.',
  'This partner cannot register deals at the moment.':
    'Ce partenaire ne peut pas enregistrer d’affaires pour le moment.',
};
