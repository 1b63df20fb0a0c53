import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'setup/custom-fields'> = {
  'Add at least one option.': 'Adicione pelo menos uma opção.',
  'Only choice fields have options.': 'Só campos de escolha têm opções.',
  'contains a stage that does not exist': 'Contém uma etapa que não existe.',
  'is already used, possibly by an archived field': 'Já está em uso, possivelmente por um campo arquivado.',
  'is not an option of this field': 'Não é uma opção deste campo.',
  'is only for choice fields': 'Só é possível para campos de escolha.',
  'is only for fields of opportunities': 'Só é possível para campos de oportunidades.',
  'is only for text, numbers, dates, email addresses and phone numbers':
    'Só é possível para textos, números, datas, endereços de e-mail e números de telefone.',
  'must be a different option': 'Deve ser outra opção.',
};
