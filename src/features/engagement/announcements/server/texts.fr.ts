import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  deletion: (day) =>
    `Cette entreprise et toutes ses données seront supprimées le ${day}. Exportez avant cette date les données que vous voulez conserver.`,
};
