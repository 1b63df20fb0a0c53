import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'Comments of partners on their registrations, and comments that mention you.':
    'Comentarios de los partners sobre sus registros y comentarios que te mencionan.',
  'Comments of the company on your registrations, and comments that mention you.':
    'Comentarios de la empresa sobre tus registros y comentarios que te mencionan.',
  'Comments on registrations': 'Comentarios sobre registros',
  'This registration': 'Este registro',
  'must be documents of the partner of this registration': 'Deben ser documentos del partner de este registro.',
  'must be shared documents: the partner reads this comment':
    'Deben ser documentos compartidos: el partner lee este comentario.',
};
