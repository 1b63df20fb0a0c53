import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  deletion: (day) =>
    `Dieses Unternehmen und alle seine Daten werden am ${day} gelöscht. Exportieren Sie vorher die Daten, die Sie behalten möchten.`,
};
