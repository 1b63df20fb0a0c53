import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  edit: 'Editar',
  new: 'Criar',
  history: 'Histórico',
  newOne: (one: Part) => `Criar ${one}`,
  editOne: (one: Part) => `Editar ${one}`,
};
