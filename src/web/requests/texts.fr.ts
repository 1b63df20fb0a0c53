import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  errorStatusCode: (status: Part) => `Erreur (code d’état\u00a0: ${status})`,
  yourRoleDoesNotAllowThis: 'Votre rôle ne le permet pas.',
  connectionWasLostTryAgain: 'La connexion a été perdue. Réessayez.',
};
