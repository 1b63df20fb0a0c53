import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-proposals'> = {
  'A filter is a field of the list.': 'Un filtre est un champ de la liste.',
  'Enter a subject for the email.': 'Saisissez un objet pour l’e-mail.',
  'Give a kind of record or a text.': 'Indiquez un type de fiche ou un texte.',
  'The assistant no longer offers this step.': 'L’assistant ne propose plus cette étape.',
  'This is not available to you here. It needs another permission or module.':
    'Ceci n’est pas disponible pour vous ici. Une autre autorisation ou un autre module est nécessaire.',
  'This proposal has expired. Ask the assistant again.':
    'Cette proposition a expiré. Demandez à nouveau à l’assistant.',
  'This record does not exist.': 'Cette fiche n’existe pas.',
  'This takes too many reads. Ask for less at once.': 'Ceci nécessite trop de lectures. Demandez moins à la fois.',
  'Use filters for this kind of record.': 'Utilisez des filtres pour ce type de fiche.',
  'You do not have the permission for this.': 'Vous n’avez pas l’autorisation de faire ceci.',
  'for example': 'par exemple',
  'kind that can be changed': 'type modifiable',
  'kind that can be created': 'type pouvant être créé',
  'kind with notes': 'type avec notes',
};
