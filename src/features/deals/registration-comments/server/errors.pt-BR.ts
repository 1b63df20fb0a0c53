import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/registration-comments'> = {
  'This registration': 'Este registro',
  'must be documents of the partner of this registration': 'Devem ser documentos do parceiro deste registro.',
  'must be shared documents: the partner reads this comment':
    'Devem ser documentos compartilhados: o parceiro lê este comentário.',
};
