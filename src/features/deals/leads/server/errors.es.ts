import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Un partner tiene este lead. Ciérralo o márcalo como spam antes de archivarlo.',
  'The time to answer has ended.': 'El plazo para responder ha terminado.',
  'This lead is archived.': 'Este lead está archivado.',
  'already works on this lead': 'Este partner ya trabaja en este lead.',
  'is already the ID of another lead': 'Otro lead ya tiene este ID.',
  'is already the name of another rule': 'Otra regla ya tiene este nombre.',
  'is not a custom field of partners': 'No es un campo personalizado de partners.',
  'names a record that does not exist': 'Indica un registro que no existe.',
  'need points for at least one criterion': 'Asigna puntos al menos a un criterio.',
};
