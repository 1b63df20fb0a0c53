import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'Comments of partners on their registrations, and comments that mention you.':
    'Comentários de parceiros sobre os registros deles e comentários que mencionam você.',
  'Comments of the company on your registrations, and comments that mention you.':
    'Comentários da empresa sobre os seus registros e comentários que mencionam você.',
  'Comments on registrations': 'Comentários sobre registros',
  'This registration': 'Este registro',
  'must be documents of the partner of this registration': 'Devem ser documentos do parceiro deste registro.',
  'must be shared documents: the partner reads this comment':
    'Devem ser documentos compartilhados: o parceiro lê este comentário.',
};
