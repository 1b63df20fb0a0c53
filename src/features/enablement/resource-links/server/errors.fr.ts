import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resource-links'> = {
  'Guessed passwords': 'Tentatives de deviner un mot de passe',
  'Someone tries many wrong passwords at a link you shared.':
    'Quelqu’un essaie de nombreux mots de passe erronés sur un lien que vous avez partagé.',
  'The password is wrong.': 'Le mot de passe est incorrect.',
  'This content is no longer available.': 'Ce contenu n’est plus disponible.',
  'This link has expired. Ask the person who sent it for a new one.':
    'Ce lien a expiré. Demandez-en un nouveau à la personne qui l’a envoyé.',
  'This link was withdrawn. Ask the person who sent it for a new one.':
    'Ce lien a été retiré. Demandez-en un nouveau à la personne qui l’a envoyé.',
  'are needed to send emails': 'Indiquez des destinataires pour envoyer des e-mails.',
  'contain an email address twice': 'Une adresse e-mail est indiquée deux fois.',
  'is only possible for PDF files': 'Possible uniquement pour les fichiers PDF.',
};
