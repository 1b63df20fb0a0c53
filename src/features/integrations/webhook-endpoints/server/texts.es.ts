import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disabled: (name, reason) => `Se desactivó el endpoint de webhook «${name}». ${reason}`,
  disabledSubject: (name) => `Endpoint de webhook desactivado: ${name}`,
  wantsNoMore: 'Respondió 410, es decir, no quiere más eventos.',
  alwaysFails: 'Todas las solicitudes de los últimos cinco días fallaron.',
  view: 'Ver el endpoint',
};
