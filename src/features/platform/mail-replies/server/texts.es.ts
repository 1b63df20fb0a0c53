import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  subject: 'No se pudo leer tu respuesta',
  notRead:
    'No pudimos leer tu respuesta, por lo que no se añadió a la conversación. Inicia sesión para responder allí.',
  signIn: 'Iniciar sesión',
};
