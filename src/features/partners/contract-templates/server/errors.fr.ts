import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contract-templates'> = {
  'There are no changes since the latest version.': 'Rien n’a changé depuis la dernière version.',
  'This PDF has more than 500 pages.': 'Ce PDF compte plus de 500 pages.',
  'This PDF is damaged or protected by a password.': 'Ce PDF est endommagé ou protégé par un mot de passe.',
  'This PDF is protected by a password.': 'Ce PDF est protégé par un mot de passe.',
  'This template is a text. Create a template from a PDF file instead.':
    'Ce modèle est un texte. Créez plutôt un modèle à partir d’un fichier PDF.',
  'This template is not published.': 'Ce modèle n’est pas publié.',
  'This template is retired.': 'Ce modèle est retiré.',
  'This template is retired. Publish it again to change it.':
    'Ce modèle est retiré. Publiez-le à nouveau pour le modifier.',
  'has more than 500 pages': 'Ce fichier compte plus de 500 pages.',
  'is already used by another template': 'Un autre modèle utilise déjà ce nom.',
  'is damaged or protected by a password': 'Ce fichier est endommagé ou protégé par un mot de passe.',
  'is not published': 'Ce modèle n’est pas publié.',
  'is protected by a password': 'Ce fichier est protégé par un mot de passe.',
  'needs a territory for exclusivity': 'L’exclusivité exige un territoire.',
};
