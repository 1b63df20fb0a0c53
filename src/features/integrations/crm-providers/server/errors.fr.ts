import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-providers'> = {
  'Records of this system cannot be merged here.': 'Les fiches de ce système ne peuvent pas être fusionnées ici.',
  'This demo system': 'Ce système de démonstration',
  'This record of Demo CRM': 'Cette fiche de Demo CRM',
  'This record of the demo system': 'Cette fiche du système de démonstration',
  'is not a field of Demo CRM': 'Ce n’est pas un champ de Demo CRM.',
  'is not a field of this system': 'Ce n’est pas un champ de ce système.',
  'is not one of the options': 'Ce n’est pas l’une des options.',
  'must be a number': 'Doit être un nombre.',
  'must be another record': 'Doit être une autre fiche.',
};
