import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noYet: (many: Part) => `Ainda não há ${many}`,
  new: (one: Part) => `Criar ${one}`,
  edit: (one: Part) => `Editar ${one}`,
  editText: 'Editar',
  newText: 'Criar',
  activity: 'Atividade',
  details: 'Detalhes',
  place: 'Posição',
  created: 'Criação',
};
