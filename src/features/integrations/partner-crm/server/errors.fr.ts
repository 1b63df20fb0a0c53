import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/partner-crm'> = {
  'Choose the fields of your deals in the settings first.':
    'Choisissez d’abord les champs de vos affaires dans les paramètres.',
  'This connection is disconnected. Connect it again.': 'Cette connexion est déconnectée. Connectez-la à nouveau.',
  'This connection is paused. Resume it first.': 'Cette connexion est en pause. Reprenez-la d’abord.',
  'is not an object of this CRM': 'Ce n’est pas un objet de ce CRM.',
};
