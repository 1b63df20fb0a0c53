import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  test: 'Esta é uma mensagem de teste. As notificações dos temas escolhidos chegam aqui.',
  openApp: 'Abrir o aplicativo',
};
