import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'integrations/crm-providers'> = {
  'Records of this system cannot be merged here.': 'Los registros de este sistema no se pueden combinar aquí.',
  'This demo system': 'Este sistema de demostración',
  'This record of Demo CRM': 'Este registro del CRM de demostración',
  'This record of the demo system': 'Este registro del sistema de demostración',
  'is not a field of Demo CRM': 'No es un campo del CRM de demostración.',
  'is not a field of this system': 'No es un campo de este sistema.',
  'is not one of the options': 'No es una de las opciones.',
  'must be a number': 'Debe ser un número.',
  'must be another record': 'Debe ser otro registro.',
};
