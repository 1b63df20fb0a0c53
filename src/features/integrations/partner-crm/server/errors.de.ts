import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/partner-crm'> = {
  'Choose the fields of your deals in the settings first.':
    'Wählen Sie zuerst in den Einstellungen die Felder Ihrer Deals.',
  'This connection is disconnected. Connect it again.': 'Diese Verbindung ist getrennt. Verbinden Sie erneut.',
  'This connection is paused. Resume it first.': 'Diese Verbindung ist pausiert. Setzen Sie sie zuerst fort.',
  'is not an object of this CRM': 'Ist kein Objekt dieses CRM.',
};
