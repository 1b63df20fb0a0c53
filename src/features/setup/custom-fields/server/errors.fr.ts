import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/custom-fields'> = {
  'Add at least one option.': 'Ajoutez au moins une option.',
  'Only choice fields have options.': 'Seuls les champs à choix ont des options.',
  'contains a stage that does not exist': 'Une étape indiquée ici n’existe pas.',
  'is already used, possibly by an archived field': 'Déjà utilisé, peut-être par un champ archivé.',
  'is not an option of this field': 'Ce n’est pas une option de ce champ.',
  'is only for choice fields': 'Réservé aux champs à choix.',
  'is only for fields of opportunities': 'Réservé aux champs d’opportunités.',
  'is only for text, numbers, dates, email addresses and phone numbers':
    'Réservé aux textes, nombres, dates, adresses e-mail et numéros de téléphone.',
  'must be a different option': 'Doit être une autre option.',
};
