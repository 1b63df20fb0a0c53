import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  stopped: (name, message) => `La conexión «${name}» dejó de funcionar. ${message}`,
  broken: (name) => `Conexión interrumpida: ${name}`,
  repair: 'Reparar la conexión',
};
