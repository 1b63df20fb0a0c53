import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/program-files'> = {
  'It has a draft. Publish or discard it first.': 'Há um rascunho. Publique-o ou descarte-o primeiro.',
  'It has unpublished changes. Publish or discard them first.':
    'Há alterações não publicadas. Publique-as ou descarte-as primeiro.',
  'It is published and cannot become a draft again.': 'Já está publicado e não pode voltar a ser rascunho.',
  'Only a person who is signed in can do this.': 'Só uma pessoa conectada à própria conta pode fazer isto.',
  'Published requirements cannot become a draft again.': 'Requisitos publicados não podem voltar a ser rascunho.',
  'The program was changed in the meantime. Compare the files again.':
    'O programa foi alterado nesse meio-tempo. Compare os arquivos de novo.',
  'The tier requirements have a draft. Publish or discard it first.':
    'Os requisitos de nível têm um rascunho. Publique-o ou descarte-o primeiro.',
};
