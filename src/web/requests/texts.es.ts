import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  errorStatusCode: (status: Part) => `Error (código de estado: ${status})`,
  yourRoleDoesNotAllowThis: 'Tu rol no permite esto.',
  connectionWasLostTryAgain: 'Se perdió la conexión. Inténtalo de nuevo.',
};
