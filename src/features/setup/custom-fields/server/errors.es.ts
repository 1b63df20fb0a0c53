import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/custom-fields'> = {
  'Add at least one option.': 'Añade al menos una opción.',
  'Only choice fields have options.': 'Solo los campos de selección tienen opciones.',
  'contains a stage that does not exist': 'Contiene una etapa que no existe.',
  'is already used, possibly by an archived field': 'Ya está en uso, quizá por un campo archivado.',
  'is not an option of this field': 'No es una opción de este campo.',
  'is only for choice fields': 'Solo es para campos de selección.',
  'is only for fields of opportunities': 'Solo es para campos de oportunidades.',
  'is only for text, numbers, dates, email addresses and phone numbers':
    'Solo es para texto, números, fechas, correos electrónicos y números de teléfono.',
  'must be a different option': 'Debe ser otra opción.',
};
