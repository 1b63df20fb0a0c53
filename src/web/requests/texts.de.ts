import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  errorStatusCode: (status: Part) => `Fehler (Statuscode: ${status})`,
  yourRoleDoesNotAllowThis: 'Ihre Rolle erlaubt das nicht.',
  connectionWasLostTryAgain: 'Die Verbindung wurde unterbrochen. Versuchen Sie es erneut.',
};
