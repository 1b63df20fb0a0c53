import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'outreach/record-emails'> = {
  'A recipient is not a contact of this record who can get emails.':
    'Un destinatario no es un contacto de este registro que pueda recibir correos.',
  'Answers to your emails': 'Respuestas a tus correos',
  'Someone answered an email that you wrote from a record.':
    'Alguien respondió a un correo que escribiste desde un registro.',
  'is not a kind of record from which emails are written':
    'No es un tipo de registro desde el que se escriben correos.',
  'must be contacts of this record with an email address':
    'Deben ser contactos de este registro con correo electrónico.',
};
