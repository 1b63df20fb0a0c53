import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  test: 'Este es un mensaje de prueba. Las notificaciones de los temas elegidos llegan aquí.',
  openApp: 'Abrir la aplicación',
};
