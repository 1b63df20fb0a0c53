import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-folders'> = {
  'There is no folder above. Move the documents to another folder first.':
    'Não há nenhuma pasta acima. Mova primeiro os documentos para outra pasta.',
  'cannot be inherited at the top': 'Não pode ser herdado no nível mais alto.',
  'does not apply to folders of one partner': 'Não se aplica a pastas de um só parceiro.',
  'must be Partners to choose an audience or roles': 'Deve ser “Parceiros” para escolher um público ou funções.',
  'must be the partner of the parent folder': 'Deve ser o parceiro da pasta superior.',
};
