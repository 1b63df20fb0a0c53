import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'engagement/forms'> = {
  'A published version': 'Une version publiée',
  'Confirm your email address with the code that we sent.':
    'Confirmez votre adresse e-mail avec le code que nous avons envoyé.',
  'Form submissions': 'Envois de formulaires',
  'Some answers need your attention.': 'Certaines réponses demandent votre attention.',
  'Someone submitted a form that you receive.': 'Quelqu’un a envoyé un formulaire que vous recevez.',
  'The code has expired. Request a new code.': 'Le code a expiré. Demandez un nouveau code.',
  'The form to copy': 'Le formulaire à copier',
  'This code is not correct.': 'Ce code est incorrect.',
  'This draft': 'Ce brouillon',
  'This form has already been sent.': 'Ce formulaire a déjà été envoyé.',
  'This form has already been sent. Open it again to send it once more.':
    'Ce formulaire a déjà été envoyé. Ouvrez-le à nouveau pour l’envoyer une fois de plus.',
  'This form is published. Unpublish it before you archive it.':
    'Ce formulaire est publié. Dépubliez-le avant de l’archiver.',
  'This form was open for more than a day. Send it again.':
    'Ce formulaire est resté ouvert plus d’un jour. Envoyez-le à nouveau.',
  'are too long to be saved': 'Les réponses sont trop longues pour être enregistrées.',
  'can have at most 200 fields': 'Un formulaire peut avoir au plus 200 champs.',
  'has expired': 'Le délai a expiré.',
  'has expired. Request a new code.': 'Ce code a expiré. Demandez un nouveau code.',
  'is not a file field of this form': 'Ce n’est pas un champ de fichier de ce formulaire.',
  'is not a language of forms': 'Ce n’est pas une langue de formulaire.',
  'is not a purpose of forms': 'Ce n’est pas une finalité de formulaire.',
  'is not correct': 'Cette valeur est incorrecte.',
  'is not valid for this form': 'N’est pas valable pour ce formulaire.',
  'must be at most 10 MB': 'Doit faire au plus 10 Mo.',
  'must be team members of your company': 'Doivent être des membres de l’équipe de votre entreprise.',
  'needs no code on this form': 'Ce formulaire ne demande pas de code.',
};
