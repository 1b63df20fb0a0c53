import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/partner-crm'> = {
  'Choose the fields of your deals in the settings first.':
    'Escolha primeiro os campos dos seus negócios nas configurações.',
  'This connection is disconnected. Connect it again.': 'Esta conexão está desconectada. Conecte-a de novo.',
  'This connection is paused. Resume it first.': 'Esta conexão está em pausa. Retome-a primeiro.',
  'is not an object of this CRM': 'Não é um objeto deste CRM.',
};
