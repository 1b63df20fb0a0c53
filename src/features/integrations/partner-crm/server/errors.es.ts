import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/partner-crm'> = {
  'Choose the fields of your deals in the settings first.':
    'Primero elige en la configuración los campos de tus negocios.',
  'This connection is disconnected. Connect it again.': 'Esta conexión está desconectada. Vuelve a conectarla.',
  'This connection is paused. Resume it first.': 'Esta conexión está en pausa. Reanúdala primero.',
  'is not an object of this CRM': 'No es un objeto de este CRM.',
};
