import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-folders'> = {
  'There is no folder above. Move the documents to another folder first.':
    'No hay ninguna carpeta superior. Mueve primero los documentos a otra carpeta.',
  'cannot be inherited at the top': 'No se puede heredar en el nivel superior.',
  'does not apply to folders of one partner': 'No se aplica a carpetas de un solo partner.',
  'must be Partners to choose an audience or roles': 'Elige Partners para poder elegir una audiencia o roles.',
  'must be the partner of the parent folder': 'Debe ser el partner de la carpeta superior.',
};
