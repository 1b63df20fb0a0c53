import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  deletion: (day) =>
    `Esta empresa y todos sus datos se eliminarán el ${day}. Exporta antes los datos que quieras conservar.`,
};
