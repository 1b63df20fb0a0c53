import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/program-files'> = {
  'It has a draft. Publish or discard it first.': 'Tiene un borrador. Primero publícalo o descártalo.',
  'It has unpublished changes. Publish or discard them first.':
    'Tiene cambios sin publicar. Primero publícalos o descártalos.',
  'It is published and cannot become a draft again.': 'Está publicado y no puede volver a ser un borrador.',
  'Only a person who is signed in can do this.': 'Solo puede hacerlo una persona con la sesión iniciada.',
  'Published requirements cannot become a draft again.':
    'Los requisitos publicados no pueden volver a ser un borrador.',
  'The program was changed in the meantime. Compare the files again.':
    'El programa se cambió mientras tanto. Compara de nuevo los archivos.',
  'The tier requirements have a draft. Publish or discard it first.':
    'Los requisitos de nivel tienen un borrador. Primero publícalo o descártalo.',
};
