import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'reporting/assistant-proposals'> = {
  'A filter is a field of the list.': 'Un filtro es un campo de la lista.',
  'Enter a subject for the email.': 'Introduce un asunto para el correo.',
  'Give a kind of record or a text.': 'Indica un tipo de registro o un texto.',
  'The assistant no longer offers this step.': 'El asistente ya no ofrece este paso.',
  'This is not available to you here. It needs another permission or module.':
    'Esto no está disponible para ti aquí. Necesita otro permiso o módulo.',
  'This proposal has expired. Ask the assistant again.': 'Esta propuesta ha vencido. Pídela de nuevo al asistente.',
  'This record does not exist.': 'Este registro no existe.',
  'This takes too many reads. Ask for less at once.': 'Esto necesita demasiadas lecturas. Pide menos a la vez.',
  'Use filters for this kind of record.': 'Usa filtros para este tipo de registro.',
  'You do not have the permission for this.': 'No tienes permiso para esto.',
  'for example': 'por ejemplo',
  'kind that can be changed': 'tipo que se puede cambiar',
  'kind that can be created': 'tipo que se puede crear',
  'kind with notes': 'tipo con notas',
};
