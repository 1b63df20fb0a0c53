import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/imports'> = {
  'Check the import first.': 'Primero comprueba la importación.',
  'Each file needs a name.': 'Cada archivo necesita un nombre.',
  'It refers to a row that was not imported.': 'Remite a una fila que no se importó.',
  'Send the files as multipart/form-data.': 'Envía los archivos como multipart/form-data.',
  'Specify the file.': 'Indica el archivo.',
  'This file does not exist.': 'Este archivo no existe.',
  'This import can no longer be undone, because what it changed is in the archive of the audit log.':
    'Esta importación ya no se puede deshacer, porque lo que cambió está en el archivo del registro de auditoría.',
  'Your data has changed since the import was checked. Check it again.':
    'Tus datos han cambiado desde que se comprobó la importación. Compruébala de nuevo.',
  'has several line items; change it in Tandem': 'Tiene varias líneas. Cámbialo en Tandem.',
  'has several partners; change it in Tandem': 'Tiene varios partners. Cámbialo en Tandem.',
  'one has no name': 'Un archivo no tiene nombre.',
};
